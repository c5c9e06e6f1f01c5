/** How an offer of this age has ended up, if it has; the newest are still under way. */
const stateOf = `
  case
    when rank < 240 then 'pending'
    when rank < 540 then 'offer'
    when rank < 1440 then 'awaiting_item'
    when rank < 1600 then 'ready_for_payout'
    when rank < 1700 then 'payout_processing'
    when (hashint4(n # 11) & 2147483647) % 100 < 62 then 'approved'
    when (hashint4(n # 11) & 2147483647) % 100 < 88 then 'declined_by_service'
    else 'declined_by_user'
  end`

/** What the offers are going to be; all but the newest are of an item that is sold two weeks later. */
export const planOffers = `
create temp table filled_offers on commit drop as
select planned.*, offer_base + n as id, gen_random_uuid() as payout_id,
  state in ('awaiting_item', 'ready_for_payout', 'payout_processing', 'approved') as accepted,
  state in ('ready_for_payout', 'payout_processing', 'approved') or state = 'awaiting_item' and rank >= 700 as received,
  state = 'approved' or state = 'payout_processing' and rank >= 1660 as sent,
  state not in ('pending', 'declined_by_service') as countered
from (
  select timed.*, ${stateOf} as state, line.skin_id, line.variant, line.title, line.exterior, line.item_id,
    line.price_cents, greatest(1, line.price_cents * 3 / 4) as service_price_cents
  from (
    select n, offers - n as rank, offer_base,
      customer_base + 1 + (hashint4(n # 9) & 2147483647) % customers as customer_id,
      now - interval '3 minutes' - (offers - n) * interval '730 days' / offers as at, now
    from fill
    cross join generate_series(1, offers) as n
  ) as timed
  cross join (select count(*) as count from filled_lines) as lines
  join filled_lines as line
    on line.no = 1 + (timed.n * lines.count / (select offers from fill) + lines.count / 50) % lines.count
) as planned`

const quality = `
  case exterior when 'FN' then 'factory_new' when 'MW' then 'minimal_wear' when 'FT' then 'field_tested'
    when 'WW' then 'well_worn' when 'BS' then 'battle_scarred' else 'not_painted' end`

/** Seven of the offers to answer are overdue. */
export const insertOffers = `
insert into offers (id, customer_id, state, title, skin_id, variant, quality, item_url, user_price_cents, created_at,
  reply_due_at, service_price_cents, reference_cents, margin_percent, counter_expires_at, accepted_at, trade_link,
  steamid, receive_until, trade_offer_id, received_at, protected_until, ready_at)
overriding system value
select o.id, o.customer_id, o.state, o.title, o.skin_id, o.variant, ${quality},
  'https://steamcommunity.com/profiles/' || c.steamid || '/inventory/#730_2_' || (30000000000 + o.n),
  o.price_cents, o.at,
  case when o.rank between 233 and 239 then o.now - (o.rank - 232) * interval '1 hour'
    else o.at + interval '3 days' end,
  case when o.countered then o.service_price_cents end, case when o.countered then o.price_cents end,
  case when o.countered then 25 end, case when o.countered then o.at + interval '6 days' end,
  case when o.accepted then o.at + interval '2 days' end, case when o.accepted then c.steam_trade_link end,
  case when o.accepted then c.steamid end, case when o.accepted then o.at + interval '9 days' end,
  case when o.received then (7000000000 + o.n)::text end, case when o.received then o.at + interval '3 days' end,
  case when o.received then o.at + interval '10 days' end,
  case when o.received and o.state <> 'awaiting_item' then o.at + interval '10 days 1 hour' end
from filled_offers as o
join customers as c on c.id = o.customer_id
order by o.n`

export const insertTradeNumbers = `
insert into trade_numbers (number, customer_id, offer_id)
select trade_offer_id, customer_id, id from offers
where trade_offer_id is not null and id > (select offer_base from fill)`

/** What was received and is sold since cost what its offer was. */
export const nameCosts = `
update items
set offer_id = o.id, cost_cents = o.service_price_cents, cost_source = 'offer'
from (
  select distinct on (item_id) item_id, id, at, service_price_cents
  from filled_offers
  where received and state <> 'awaiting_item'
) as o
where items.id = o.item_id and items.sold_at > o.at + interval '10 days'`

/** What is on the shelf, or was, does not wait to be put there. */
export const noteShelved = `
update offers
set shelved_at = received_at + interval '1 hour'
from items
where items.offer_id = offers.id`

export const noteCosts = `
update order_lines
set cost_cents = items.cost_cents
from items
where items.id = order_lines.item_id and items.cost_source = 'offer' and order_lines.live`

export const insertOfferEvents = `
insert into offer_events (offer_id, kind, state, by, at, why, cents)
select o.id, event.kind, event.state, event.by, o.at + event.after, event.why, event.cents
from filled_offers as o
cross join lateral (
  values
    (1, true, 'created', 'pending', 'customer:' || o.customer_id, interval '0', 'offered', o.price_cents),
    (2, o.countered, 'countered', 'offer', 'staff:1', interval '1 day', 'countered', o.service_price_cents),
    (3, o.state = 'declined_by_service', 'rejected', o.state, 'staff:1', interval '1 day',
      'the shop does not take it', null),
    (4, o.state = 'declined_by_user', 'declined', o.state, 'customer:' || o.customer_id, interval '2 days',
      'declined', null),
    (5, o.accepted, 'accepted', 'awaiting_item', 'customer:' || o.customer_id, interval '2 days', 'accepted', null),
    (6, o.received, 'received', 'awaiting_item', 'staff:1', interval '3 days', 'the item is here', null),
    (7, o.received and o.state <> 'awaiting_item', 'ready', 'ready_for_payout', 'ready_offers',
      interval '10 days 1 hour', 'the trade protection is over', null),
    (8, o.state in ('payout_processing', 'approved'), 'payout_requested', 'payout_processing',
      'customer:' || o.customer_id, interval '11 days', 'the customer asked for the payout', null),
    (9, o.sent, 'payout_sent', 'payout_processing', 'staff:1', interval '12 days', 'it is in a bank file', null),
    (10, o.state = 'approved', 'payout_confirmed', 'approved', 'staff:1', interval '13 days', 'the bank says ACSC',
      null)
) as event (place, happened, kind, state, by, after, why, cents)
where event.happened
order by o.n, event.place`

const payoutsOfDays = `
  select date_trunc('day', at + interval '12 days') as day, count(*) as payments,
    sum(service_price_cents)::bigint as cents
  from filled_offers
  where sent
  group by 1`

/** One file for the bank a day; what they say is nothing that could be opened. */
export const insertBankFiles = `
insert into bank_files (message_id, payments, cents, execution_day, content_sealed, made_by, created_at)
select 'BENCH-' || to_char(day, 'YYYYMMDD'), payments, cents, day::date, '\\x00', 'staff:1', day + interval '12 hours'
from (${payoutsOfDays}) as days
order by day`

export const insertPayouts = `
insert into payouts (id, offer_id, customer_id, cents, method, state, first_name, last_name, iban_sealed, iban_masked,
  name, surname, email, phone, country, city, address, post_code, file_id, requested_at, sent_at, settled_at)
select o.payout_id, o.id, o.customer_id, o.service_price_cents, 'sepa-manual',
  case when o.state = 'approved' then 'approved' when o.sent then 'sent' else 'requested' end,
  c.name, c.surname, '\\x00', 'SI** **** **** ***' || lpad((o.n % 1000)::text, 3, '0'), c.name, c.surname, c.email,
  c.phone, 'SI', c.city, c.address, c.post_code, file.id, o.at + interval '11 days',
  case when o.sent then o.at + interval '12 days' end, case when o.state = 'approved' then o.at + interval '13 days' end
from filled_offers as o
join customers as c on c.id = o.customer_id
left join bank_files as file
  on o.sent and file.message_id = 'BENCH-' || to_char(date_trunc('day', o.at + interval '12 days'), 'YYYYMMDD')
where o.state in ('payout_processing', 'approved')
order by o.n`
