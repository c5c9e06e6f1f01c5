import { bandValues } from '@pandrop/testkit/items'

const some = (of: string, salt: number): string => `(hashint4((${of} # ${salt})::int) & 2147483647)`

/** How an order of this age has ended up, if it has; the newest are still under way. */
const stateOf = `
  case
    when rank < 8 then 'pending'
    when rank < 140 then 'processing'
    when rank < 190 then 'in_process'
    when ${some('n', 5)} % 100 < 3 then 'cancelled'
    when at > now - interval '7 days 6 hours' then 'accepted'
    when ${some('n', 5)} % 100 = 3 then 'reversed'
    else 'completed'
  end`

/** What the orders are going to be, so that lines, items, payments and books agree. */
export const planOrders = `
create temp table filled_orders on commit drop as
select planned.*, order_base + n as id, state <> 'pending' and not unpaid as paid,
  case when state <> 'pending' and not unpaid then at + (method = 'card')::int * interval '3 minutes' end as paid_at,
  at + interval '5 hours' as delivered_at, at + interval '7 days 5 hours' as protected_until,
  case when method = 'card' then gen_random_uuid() end as payment_id
from (
  select n, rank, at, ${stateOf} as state, order_base,
    rank >= 190 and ${some('n', 5)} % 100 = 2 as unpaid,
    case when rank < 8 or ${some('n', 3)} % 100 < 45 or ${some('n', 5)} % 100 = 2 then 'card' else 'balance'
      end as method,
    customer_base + 1 + case when rank < 8 then rank else ${some('n', 1)} % customers end as customer_id
  from (
    select n, orders - n as rank, order_base, customer_base, customers, now,
      now - interval '2 minutes' - (orders - n) * interval '730 days' / orders as at
    from fill
    cross join generate_series(1, orders) as n
  ) as timed
) as planned`

/** Which items they hold: one, of every fifth order two, of every twentieth three. */
export const planLines = `
create temp table filled_lines on commit drop as
with kind as (
  select row_number() over (order by k.no) - 1 as at, k.no, k.skin_id, k.exterior, k.variant, k.class, s.type, s.weapon,
    s.rarity, s.picture, s.min_wear, s.max_wear, p.price_cents,
    item_title(s.market_name, k.exterior, k.variant) as title
  from kinds as k
  join reference_prices as p using (skin_id, exterior, variant)
  join skins as s on s.id = k.skin_id
), line as (
  select o.n as order_n, o.id as order_id, line_no, row_number() over (order by o.n, line_no) as no
  from filled_orders as o
  cross join generate_series(1, 1 + (o.n % 5 = 0)::int + (o.n % 20 = 0)::int) as line_no
)
select line.*, item_base + line.no as item_id, kind.no as kind_no, kind.skin_id, kind.exterior, kind.variant,
  kind.class, kind.type, kind.weapon, kind.rarity, kind.picture, kind.title, kind.price_cents,
  round(kind.price_cents * 22 / 122.0)::bigint as vat_cents,
  case when kind.exterior <> 'NP' then
    (greatest(kind.min_wear, band.low) + least(kind.max_wear, band.high)) / 2
  end as float
from line
cross join fill
join kind on kind.at = ${some('line.no::int', 7)} % (select count(*) from kind)
left join (values ${bandValues})
  as band (exterior, low, high) on band.exterior = kind.exterior`

const isLive = `o.state not in ('cancelled', 'reversed')`

/** Every fourth item was on sale when it was bought. */
export const insertItems = `
with added as (
  insert into items (id, skin_id, exterior, variant, float, paint_seed, price_cents, old_price_cents, price_changed_at,
    state, sold_at, created_at, title, class, type, weapon, rarity, kind_no, picture)
  overriding system value
  select l.item_id, l.skin_id, l.exterior, l.variant, l.float, case when l.exterior <> 'NP' then l.no % 1000 end,
    l.price_cents, case when l.no % 4 = 0 then l.price_cents + l.price_cents / 5 + 1 end, o.at - interval '10 days',
    case when not ${isLive} then 'available' when o.state = 'pending' then 'reserved' else 'sold' end,
    case when ${isLive} and o.state <> 'pending' then o.paid_at end,
    o.at - interval '40 days', l.title, l.class, l.type, l.weapon, l.rarity, l.kind_no, l.picture
  from filled_lines as l
  join filled_orders as o on o.id = l.order_id
  returning id, price_cents, old_price_cents, created_at, price_changed_at
), first_price as (
  insert into price_log (item_id, price_cents, changed_at, offered_from)
  select id, coalesce(old_price_cents, price_cents), created_at, created_at from added
)
insert into price_log (item_id, price_cents, old_price_cents, changed_at, offered_from)
select id, price_cents, old_price_cents, price_changed_at, price_changed_at
from added
where old_price_cents is not null`

/** The charge of every order that is or was to be paid by card. */
export const insertPayments = `
insert into payments (id, customer_id, purpose, amount_minor, currency, currency_value, credit_cents, state, reason,
  provider_session_id, payment_intent, name, surname, email, phone, country, city, address, post_code, language,
  created_at, expires_at, settled_at, refunded_minor)
select o.payment_id, o.customer_id, 'purchase', total.cents, 'EUR', 1, total.cents,
  case when o.paid then 'Success' when o.unpaid then 'Cancelled' else 'Pending' end,
  case when o.unpaid then 'expired' end, 'cs_bench_' || o.id, case when o.paid then 'pi_bench_' || o.id end,
  c.name, c.surname, c.email, c.phone, 'SI', c.city, c.address, c.post_code, 'en', o.at, o.at + interval '31 minutes',
  case when o.unpaid then o.at + interval '31 minutes' else o.paid_at end,
  case when o.paid and o.state in ('cancelled', 'reversed') then total.cents else 0 end
from filled_orders as o
join customers as c on c.id = o.customer_id
join lateral (select sum(price_cents)::bigint as cents from filled_lines where order_id = o.id) as total on true
where o.method = 'card'`

export const insertPaymentEvents = `
insert into payment_events (payment_id, state, by, at, why)
select event.payment_id, event.state, event.by, event.at, event.why
from (
  select payment_id, 'Pending' as state, 'customer:' || customer_id as by, at, 'opened' as why, id, 1 as place
  from filled_orders where method = 'card'
  union all
  select payment_id, 'Success', 'provider', paid_at, 'the provider reports it as paid', id, 2
  from filled_orders where method = 'card' and paid
  union all
  select payment_id, 'Cancelled', 'expire_payments', at + interval '31 minutes',
    'the session expired; the provider confirms it', id, 2
  from filled_orders where unpaid
) as event
order by event.id, event.place`

export const insertOrders = `
insert into orders (id, customer_id, state, payment_method, payment_id, total_cents, discount_cents, vat_cents, name,
  surname, email, phone, country, city, address, post_code, trade_link, steamid, created_at, paid_at, trade_offer_id,
  protected_until)
overriding system value
select o.id, o.customer_id, o.state, o.method, o.payment_id, total.cents, 0, total.vat, c.name, c.surname, c.email,
  c.phone, 'SI', c.city, c.address, c.post_code, c.steam_trade_link, c.steamid, o.at, o.paid_at,
  case when o.state in ('in_process', 'accepted', 'completed', 'reversed') then (6000000000 + o.n)::text end,
  case when o.state in ('accepted', 'completed', 'reversed') then o.protected_until end
from filled_orders as o
join customers as c on c.id = o.customer_id
join lateral (
  select sum(price_cents)::bigint as cents, sum(vat_cents)::bigint as vat from filled_lines where order_id = o.id
) as total on true
order by o.n`

export const insertTradeNumbers = `
insert into trade_numbers (number, customer_id, order_id)
select trade_offer_id, customer_id, id from orders
where trade_offer_id is not null and id > (select order_base from fill)`

export const insertLines = `
insert into order_lines (order_id, line_no, item_id, title, quality, type, price_cents, discount_cents, vat_percent,
  vat_country, vat_cents, live, refunded_cents)
select l.order_id, l.line_no, l.item_id, l.title, l.rarity, l.type, l.price_cents, 0, 22, 'SI', l.vat_cents, ${isLive},
  case when not ${isLive} and o.paid then l.price_cents else 0 end
from filled_lines as l
join filled_orders as o on o.id = l.order_id
order by l.no`

export const insertOrderEvents = `
insert into order_events (order_id, state, kind, by, at, why)
select o.id, event.state, event.kind, event.by, event.at, event.why
from filled_orders as o
cross join lateral (
  values
    (1, o.method = 'card', 'pending', 'opened', 'customer:' || o.customer_id, o.at, 'a card payment was opened'),
    (2, o.paid, 'processing', 'paid', 'customer:' || o.customer_id, o.paid_at, 'paid'),
    (3, o.unpaid, 'cancelled', 'unpaid', 'expire_payments', o.at + interval '31 minutes', 'the session expired'),
    (4, o.paid and o.state = 'cancelled', 'cancelled', 'cancelled', 'staff:1', o.at + interval '4 hours',
      'the trade is impossible'),
    (5, o.state in ('in_process', 'accepted', 'completed', 'reversed'), 'in_process', 'trade_sent', 'staff:1',
      o.at + interval '1 hour', 'the trade offer was sent'),
    (6, o.state in ('accepted', 'completed', 'reversed'), 'accepted', 'delivered', 'staff:1', o.delivered_at,
      'the trade offer was accepted'),
    (7, o.state = 'completed', 'completed', 'completed', 'complete_orders', o.protected_until,
      'the trade protection is over'),
    (8, o.state = 'reversed', 'reversed', 'reversed', 'staff:1', o.delivered_at + interval '2 days',
      'the items came back')
) as event (place, happened, state, kind, by, at, why)
where event.happened
order by o.n, event.place`

/** Paid orders that were cancelled or reversed got their money back; ten cards still wait for it. */
export const insertRefunds = `
create temp table filled_refunds on commit drop as
select gen_random_uuid() as id, o.id as order_id, o.customer_id, o.method, o.payment_id, total.cents, total.vat,
  o.at + case o.state when 'cancelled' then interval '4 hours' else interval '2 days 5 hours' end as at,
  o.method = 'card' and row_number() over (partition by o.method order by o.n desc) <= 10 as is_pending
from filled_orders as o
join lateral (
  select sum(price_cents)::bigint as cents, sum(vat_cents)::bigint as vat from filled_lines where order_id = o.id
) as total on true
where o.paid and o.state in ('cancelled', 'reversed')`

export const insertRefundRows = `
with made as (
  insert into refunds (id, customer_id, order_id, destination, payment_id, cents, amount_minor, state,
    provider_refund_id, reason, made_by, created_at, asked_at, settled_at)
  select id, customer_id, order_id, case method when 'card' then 'card' else 'balance' end, payment_id, cents,
    case method when 'card' then cents end, case when is_pending then 'pending' else 'succeeded' end,
    case when method = 'card' then 're_bench_' || order_id end, 'the trade is impossible', 'staff:1', at, at,
    case when not is_pending then at + interval '1 minute' end
  from filled_refunds
  returning id, order_id
)
insert into refund_lines (refund_id, order_id, line_no, cents, vat_cents)
select made.id, made.order_id, line.line_no, line.price_cents, line.vat_cents
from made
join filled_lines as line on line.order_id = made.order_id`

/** Each refund's credit note, numbered year by year as they were issued. */
export const insertCreditNotes = `
with numbered as (
  select id, order_id, at, extract(year from at at time zone 'UTC')::int as year
  from filled_refunds
)
insert into credit_notes (refund_id, order_id, year, number, issued_at, seller)
select id, order_id, year,
  coalesce((select notes from credit_note_years as counted where counted.year = numbered.year), 0)
    + row_number() over (partition by year order by at, order_id),
  at, 'Pandrop'
from numbered
order by at, order_id`

export const insertCreditNoteLines = `
insert into credit_note_lines (note_id, line_no, title, cents, vat_percent, vat_country, vat_cents)
select note.id, line.line_no, line.title, line.price_cents, 22, 'SI', line.vat_cents
from filled_refunds as refund
join credit_notes as note on note.refund_id = refund.id
join filled_lines as line on line.order_id = refund.order_id`

export const countCreditNotes = `
insert into credit_note_years (year, notes)
select year, max(number) from credit_notes group by year
on conflict (year) do update set notes = excluded.notes`
