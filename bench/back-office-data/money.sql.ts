/** A top-up a customer, so that nobody spends what they do not have; nine more are not paid yet, three are held. */
export const planDeposits = `
create temp table filled_deposits on commit drop as
select gen_random_uuid() as id, customer_base + n as customer_id, now - interval '730 days 12 hours' as at,
  coalesce(spent.cents, 0) + 1000 + n % 20000 as cents, 'Success' as state
from fill
cross join generate_series(1, customers) as n
left join (
  select o.customer_id, sum(line.price_cents)::bigint as cents
  from filled_orders as o
  join filled_lines as line on line.order_id = o.id
  where o.method = 'balance'
  group by 1
) as spent on spent.customer_id = customer_base + n
union all
select gen_random_uuid(), customer_base + n, now - n * interval '2 minutes', 5000 + n * 100,
  case when n <= 9 then 'Pending' else 'Error' end
from fill
cross join generate_series(1, 12) as n`

export const insertDeposits = `
insert into payments (id, customer_id, purpose, amount_minor, currency, currency_value, credit_cents, state, reason,
  provider_session_id, payment_intent, name, surname, email, phone, country, city, address, post_code, language,
  created_at, expires_at, settled_at)
select d.id, d.customer_id, 'topup', d.cents, 'EUR', 1, d.cents, d.state, case d.state when 'Error' then 'mismatch' end,
  'cs_bench_' || d.id, case d.state when 'Success' then 'pi_bench_' || d.id end, c.name, c.surname, c.email, c.phone,
  'SI', c.city, c.address, c.post_code, 'en', d.at, d.at + interval '31 minutes',
  case when d.state <> 'Pending' then d.at + interval '2 minutes' end
from filled_deposits as d
join customers as c on c.id = d.customer_id`

export const insertDepositEvents = `
insert into payment_events (payment_id, state, by, at, why)
select id, 'Pending', 'customer:' || customer_id, at, 'opened' from filled_deposits
union all
select id, state, 'provider', at + interval '2 minutes',
  case state when 'Error' then 'charged 1 EUR more than agreed' else 'the provider reports it as paid' end
from filled_deposits
where state <> 'Pending'`

/** Every fiftieth of the first two thousand charges was disputed; five disputes are open. */
export const insertDisputes = `
insert into disputes (id, payment_id, customer_id, amount_minor, currency, cents, debited_cents, state, reason,
  opened_at, closed_at)
select 'dp_bench_' || o.id, o.payment_id, o.customer_id, total.cents, 'EUR', total.cents, 0,
  case when o.place <= 5 then 'open' else 'won' end, 'fraudulent', o.at + interval '3 days',
  case when o.place > 5 then o.at + interval '30 days' end
from (
  select *, row_number() over (order by n desc) as place
  from filled_orders where state = 'completed' and method = 'card'
) as o
join lateral (select sum(price_cents)::bigint as cents from filled_lines where order_id = o.id) as total on true
where o.place <= 5 or o.place % 50 = 0 and o.place < 2000`

/** Every movement of the books, as the verbs would have posted it. */
export const planPostings = `
create temp table filled_postings on commit drop as
select transaction_base + row_number() over (order by at, reference) as id, posting.*
from fill
cross join lateral (
  select 'payment:' || id || ':success' as reference, 'deposit' as kind, 'provider' as made_by, at,
    array['provider_clearing', 'customer:' || customer_id] as accounts, array[-cents, cents] as amounts
  from filled_deposits where state = 'Success'
  union all
  select 'order:' || o.id, 'purchase', 'customer:' || o.customer_id, o.paid_at,
    array[case o.method when 'card' then 'provider_clearing' else 'customer:' || o.customer_id end, 'sales', 'vat',
      'stock', 'cost_of_sales'],
    array[-total.cents, total.cents - total.vat, total.vat, cost.cents, -cost.cents]
  from filled_orders as o
  join lateral (
    select sum(price_cents)::bigint as cents, sum(vat_cents)::bigint as vat from filled_lines where order_id = o.id
  ) as total on true
  join lateral (
    select coalesce(sum(cost_cents), 0)::bigint as cents from order_lines where order_id = o.id
  ) as cost on true
  where o.paid
  union all
  select 'refund:' || id, 'refund', 'staff:1', at,
    array['sales', 'vat', case method when 'card' then 'payouts_owed' else 'customer:' || customer_id end],
    array[vat - cents, -vat, cents]
  from filled_refunds
  union all
  select 'refund:' || id || ':sent', 'card_refund', 'provider', at + interval '1 minute',
    array['payouts_owed', 'provider_clearing'], array[-cents, cents]
  from filled_refunds where method = 'card' and not is_pending
  union all
  select 'dispute:' || d.id || step.word, step.kind, 'provider', step.at, array['receivable', 'provider_clearing'],
    array[-step.cents, step.cents]
  from disputes as d
  cross join lateral (
    values ('', 'dispute', d.opened_at, d.cents), (':won', 'dispute_won', d.closed_at, -d.cents)
  ) as step (word, kind, at, cents)
  where d.id like 'dp_bench_%' and step.at is not null
  union all
  select step.reference, step.kind, 'staff:1', o.at + step.after, array[step.source, step.target],
    array[-o.service_price_cents, o.service_price_cents]
  from filled_offers as o
  cross join lateral (
    values
      (o.accepted, 'offer:' || o.id || ':accepted', 'offer_accepted', interval '2 days',
        'stock_ordered', 'payouts_promised'),
      (o.received, 'offer:' || o.id || ':received', 'offer_received', interval '3 days', 'stock', 'stock_ordered'),
      (o.received and o.state <> 'awaiting_item', 'offer:' || o.id || ':owed', 'offer_owed', interval '10 days 1 hour',
        'payouts_promised', 'payouts_owed'),
      (o.sent, 'payout:' || o.payout_id || ':sent', 'payout_sent', interval '12 days', 'payouts_owed', 'payouts_sent'),
      (o.state = 'approved', 'payout:' || o.payout_id || ':confirmed', 'payout_confirmed', interval '13 days',
        'payouts_sent', 'bank')
  ) as step (happened, reference, kind, after, source, target)
  where step.happened
) as posting`

export const insertTransactions = `
insert into ledger_transactions (id, reference, kind, made_by, made_at)
overriding system value
select id, reference, kind, made_by, at from filled_postings order by id`

export const insertEntries = `
insert into ledger_entries (transaction_id, account_id, cents)
select p.id, account.id, side.cents
from filled_postings as p
cross join lateral unnest(p.accounts, p.amounts) as side (name, cents)
join ledger_accounts as account on account.name = side.name
where side.cents <> 0
order by p.id`

export const addBalances = `
update customer_balances as b
set balance_cents = b.balance_cents + moved.cents
from (
  select e.account_id, sum(e.cents)::bigint as cents
  from ledger_entries as e
  join filled_postings as p on p.id = e.transaction_id
  group by 1
) as moved
where moved.account_id = b.account_id`
