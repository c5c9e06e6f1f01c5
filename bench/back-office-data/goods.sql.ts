const campaigns = 2000
const packs = 20_000
const deals = 50_000
const priceChanges = 10_000
const imports = 3000
const promoCodes = 20_000
const actions = 200_000

/** What staff have done with these goods is over: nothing of it holds an item. */
export const planShelf = `
create temp table filled_shelf on commit drop as
select row_number() over (order by id) - 1 as at, id, price_cents
from items where state = 'available'`

/** One of so many items in a row of the shelf, from a place that the row's number gives. */
const shelfItem = (row: string, place: string): string =>
  `shelf.at = (${row} * 131 + ${place}) % (select count(*) from filled_shelf)`

/** When the row of this number was made: evenly over two years. */
const madeAt = (row: string, count: number): string =>
  `now - interval '1 hour' - (${count} - ${row}) * interval '700 days' / ${count}`

export const insertCampaigns = `
with made as (
  insert into campaigns (name, state, starts_at, ends_at, discount_percent, made_by, created_at, started_at, ended_at)
  select 'Sale ' || n, 'ended', at, at + interval '7 days', 20, 'staff:1', at, at, at + interval '7 days'
  from fill
  cross join generate_series(1, ${campaigns}) as n
  cross join lateral (select ${madeAt('n', campaigns)} - interval '8 days' as at) as made
  returning id, started_at, ended_at
)
insert into campaign_items (campaign_id, item_id, joined_at, before_cents, price_cents, priced_at, left_at)
select made.id, shelf.id, started_at, shelf.price_cents + 1, shelf.price_cents, started_at, ended_at
from made
cross join generate_series(1, 50) as place
join filled_shelf as shelf on ${shelfItem('made.id', 'place')}`

export const insertPacks = `
with made as (
  insert into packs (name, price_cents, items_count, offered_from, made_by, created_at, stopped_at, ended_at)
  select 'Pack ' || n, 5000 + n, 3, at, 'staff:1', at, at + interval '3 days', at + interval '3 days'
  from fill
  cross join generate_series(1, ${packs}) as n
  cross join lateral (select ${madeAt('n', packs)} - interval '4 days' as at) as made
  returning id
)
insert into pack_items (pack_id, line_no, item_id)
select made.id, line_no, shelf.id
from made
cross join generate_series(1, 3) as line_no
join filled_shelf as shelf on ${shelfItem('made.id', 'line_no')}`

export const insertDeals = `
with made as (
  insert into deals (customer_id, state, price_cents, items_count, made_by, created_at, expires_at, ended_at)
  select customer_base + 1 + n % customers, (array['declined', 'expired', 'withdrawn'])[1 + n % 3], 4000 + n, 2,
    'staff:1', at, at + interval '3 days', at + interval '1 day'
  from fill
  cross join generate_series(1, ${deals}) as n
  cross join lateral (select ${madeAt('n', deals)} - interval '4 days' as at) as made
  returning id, state, created_at, ended_at
), held as (
  insert into deal_items (deal_id, item_id, price_cents, live)
  select made.id, shelf.id, 2000, false
  from made
  cross join generate_series(1, 2) as place
  join filled_shelf as shelf on ${shelfItem('made.id', 'place')}
)
insert into deal_events (deal_id, kind, by, at, why)
select id, 'made', 'staff:1', created_at, 'made' from made
union all
select id, state, 'staff:1', ended_at, state from made`

export const insertPriceChanges = `
with made as (
  insert into price_changes (state, made_by, made_at, way, amount, ending, above_cost, items, before_cents, after_cents,
    changed, done_at)
  select 'done', 'staff:1', at, 'percent', 10, 'none', false, 10, 30000, 33000, 10, at
  from fill
  cross join generate_series(1, ${priceChanges}) as n
  cross join lateral (select ${madeAt('n', priceChanges)} as at) as made
  returning id, made_at
)
insert into price_change_lines
  (price_change_id, item_id, before_cents, after_cents, seen_at, outcome, changed_at)
select made.id, shelf.id, 3000, 3300, made_at, 'changed', made_at
from made
cross join generate_series(1, 10) as place
join filled_shelf as shelf on ${shelfItem('made.id', 'place')}`

export const insertImports = `
with made as (
  insert into imports (format, state, file_name, files, fingerprint, uploaded_by, uploaded_at, rows_total, rows_read,
    rows_to_do, rows_done, counts, settled, confirmed_by, confirmed_at, finished_at)
  select 'items', 'done', 'items-' || n || '.csv', 1, sha256(n::text::bytea), 'staff:1', at, 100, 100, 100, 100,
    '{"changed": 100}', '{"changed": 100}', 'staff:1', at, at
  from fill
  cross join generate_series(1, ${imports}) as n
  cross join lateral (select ${madeAt('n', imports)} as at) as made
  returning id
)
insert into import_rows (import_id, line, outcome, label, item_id, settled)
select made.id, line, 'changed', 'Row ' || line, shelf.id, 'changed'
from made
cross join generate_series(1, 100) as line
join filled_shelf as shelf on ${shelfItem('made.id', 'line')}`

export const insertPromoCodes = `
insert into promo_codes (code, description, discount_type, discount_percent, valid_from, valid_until, uses_max, made_by,
  created_at)
select 'BENCH' || n, 'Ten off', 'percent', 10, at, at + interval '30 days', 100, 'staff:1', at
from fill
cross join generate_series(1, ${promoCodes}) as n
cross join lateral (select ${madeAt('n', promoCodes)} as at) as made`

/** What staff did, by the log: each time an item was changed. */
export const insertActions = `
with made as (
  insert into audit_log (at, action, path, input, address)
  select ${madeAt('n', actions)}, 'Item changed', '/items/' || n, '{}', '192.0.2.1'
  from fill
  cross join generate_series(1, ${actions}) as n
  returning id
), ended as (
  insert into audit_outcomes (audit_id, outcome) select id, 'done' from made
)
insert into audit_changes (audit_id, table_name, row_id, before, after)
select made.id, 'items', shelf.id::text, '{"price_cents": 3000}', '{"price_cents": 3300}'
from made
join filled_shelf as shelf on ${shelfItem('made.id', '0')}`
