-- Why: a consumer may withdraw from a contract within 14 days, by a button that the shop has to have (Directive
-- 2011/83/EU, articles 9 to 14 and 11a). The declaration is kept with its moment. While it is open nothing is
-- delivered, and it ends with the money on its way back or with a reason.

create table withdrawals (
  order_id bigint primary key references orders (id),
  state text not null default 'open' check (state in ('open', 'settled', 'refused')),
  declared_at timestamptz not null,
  ended_at timestamptz,
  constraint withdrawals_ended check ((state = 'open') = (ended_at is null))
);

-- The queue, and what holds deliveries.
create index withdrawals_open on withdrawals (declared_at, order_id) where state = 'open';

create trigger audit after insert or update on withdrawals for each row
  when (current_setting('pandrop.audit', true) <> '') execute function audit_change('order_id');

grant select, insert (order_id, declared_at), update (state, ended_at) on withdrawals to {{server}};

alter table order_events
  drop constraint order_events_kind_check,
  add constraint order_events_kind_check check (kind in ('opened', 'paid', 'paid_late', 'unpaid', 'trade_sent',
    'trade_declined', 'delivered', 'completed', 'cancelled', 'reversed', 'refunded', 'disputed', 'dispute_won',
    'dispute_lost', 'withdrawn', 'withdrawal_refused'));

create or replace view order_holds as
-- Its own payment: a release lets the customer pay again, but does not pay for this order.
select placed.id as order_id,
  case dispute.state when 'lost' then 'dispute_lost' else 'disputed' end as hold,
  -- null: nobody knows
  null::timestamptz as until
from disputes as dispute
join orders as placed on placed.payment_id = dispute.payment_id
where dispute.state in ('open', 'lost')
union all
-- What concerns the customer holds what is still to be handed over.
select placed.id, 'customer_blocked', null
from customers as customer
join orders as placed on placed.customer_id = customer.id
where customer.blocked_at is not null and placed.state in ('processing', 'in_process')
union all
select placed.id, 'on_hold', null
from disputes as dispute
join orders as placed on placed.customer_id = dispute.customer_id
where dispute.state in ('open', 'lost') and dispute.released_at is null
  and placed.payment_id is distinct from dispute.payment_id and placed.state in ('processing', 'in_process')
union all
select placed.id, 'trade_account_new', account.paused_until
from trade_accounts as account
join orders as placed on placed.customer_id = account.customer_id and placed.steamid = account.steamid
where account.paused_until is not null and placed.state in ('processing', 'in_process')
union all
-- An item of theirs went back to who had sold it to us.
select placed.id, 'item_reversed', null
from offers as offer
join items as item on item.offer_id = offer.id
join order_lines as line on line.item_id = item.id and line.live
join orders as placed on placed.id = line.order_id
where offer.state = 'declined_by_service' and offer.received_at is not null
  and placed.state in ('processing', 'in_process')
union all
select placed.id, 'withdrawn', null
from withdrawals as declared
join orders as placed on placed.id = declared.order_id
where declared.state = 'open' and placed.state in ('processing', 'in_process');
