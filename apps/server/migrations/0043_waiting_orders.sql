-- Why: whoever waits longest has to be delivered first, so a queue is read from its oldest wait on; and Steam's number
-- of a trade that was typed for two customers gives one of them the other's items, so a number belongs to one customer.

-- Since when an order waits in the queue that it is in; null: since it was paid.
alter table orders add column waits_since timestamptz;

update orders
set waits_since = last_step.at
from (
  select distinct on (order_id) order_id, kind, at from order_events
  where kind in ('paid', 'paid_late', 'trade_sent', 'trade_declined')
  order by order_id, id desc
) as last_step
where last_step.order_id = orders.id and orders.state in ('processing', 'in_process')
  and last_step.kind in ('trade_sent', 'trade_declined');

create index orders_waiting on orders (state, (coalesce(waits_since, paid_at)), id)
  where state in ('processing', 'in_process');

-- After so many hours an order that waits is overdue.
alter table settings add column deliver_hours int not null default 24 check (deliver_hours between 1 and 720);

-- Steam's numbers of trades, each of one customer for good, and what it was first recorded for.
create table trade_numbers (
  number text primary key check (number ~ '^[1-9][0-9]{0,19}$'),
  customer_id bigint not null references customers (id),
  order_id bigint references orders (id),
  offer_id bigint references offers (id),
  check (num_nonnulls(order_id, offer_id) = 1),
  unique (number, customer_id)
);

insert into trade_numbers (number, customer_id, order_id, offer_id)
select distinct on (number) number, customer_id, order_id, offer_id
from (
  select trade_offer_id as number, customer_id, id as order_id, null::bigint as offer_id, created_at from orders
  union all
  select trade_offer_id, customer_id, null, id, created_at from offers
) as recorded
where number ~ '^[1-9][0-9]{0,19}$'
order by number, created_at;

-- Not asked of what was recorded before: there a number may stand for two customers.
alter table orders add constraint orders_trade_of_customer
  foreign key (trade_offer_id, customer_id) references trade_numbers (number, customer_id) not valid;
alter table offers add constraint offers_trade_of_customer
  foreign key (trade_offer_id, customer_id) references trade_numbers (number, customer_id) not valid;

create index trade_numbers_by_order on trade_numbers (order_id) where order_id is not null;
create index trade_numbers_by_offer on trade_numbers (offer_id) where offer_id is not null;

create index offers_by_trade on offers (trade_offer_id) where trade_offer_id is not null;

create trigger audit after insert on trade_numbers for each row
  when (current_setting('pandrop.audit', true) <> '') execute function audit_change('number');

grant select, insert on trade_numbers to {{server}};
grant update (waits_since) on orders to {{server}};
grant update (deliver_hours) on settings to {{server}};
