-- What the desk adds up and searches: sales by the day on which they were paid, money that went back by the day on
-- which it did, and the words by which an operator finds an order, a customer, an offer or an item.

-- The offer that an item was bought through: its price is what the item cost. Null: what it cost is not known here.
alter table items add column offer_id bigint references offers (id);
create unique index items_by_offer on items (offer_id) where offer_id is not null;
grant insert (offer_id), update (offer_id) on items to {{server}};

-- Sales by the day on which they were paid, today's and those of the days since they were last summed up.
create index orders_paid on orders (paid_at) include (total_cents) where paid_at is not null;
-- Money back and top-ups, by their days.
create index refunds_by_day on refunds (created_at) include (cents) where order_id is not null and state <> 'failed';
create index payments_topped_up on payments (settled_at) include (credit_cents)
  where purpose = 'topup' and state = 'Success';
create index payments_topups_pending on payments (created_at) include (credit_cents)
  where purpose = 'topup' and state = 'Pending';
create index order_events_trade_failed on order_events (at) include (order_id)
  where kind in ('trade_declined', 'cancelled', 'reversed');
create index disputes_open on disputes (opened_at) where state = 'open';
create index refunds_on_their_way on refunds (created_at) include (cents) where state = 'pending';

-- What a day that is over has sold. An order is paid once and its lines never change, so a day that is over stays as it
-- is: whoever asks first sums it up, and a year is 365 rows instead of a hundred thousand orders. It only repeats what
-- the orders say; emptied, it fills itself again.
create table sales_days (
  day date primary key,
  orders integer not null,
  cents bigint not null
);

create table sales_day_types (
  day date not null references sales_days (day) on delete cascade,
  -- of weapon
  type text not null,
  -- what customers paid
  cents bigint not null,
  -- of that, for items that were reduced
  reduced_cents bigint not null,
  -- of that, for items whose cost is known; the next is the same without VAT
  costed_cents bigint not null,
  costed_net_cents bigint not null,
  -- what those cost
  cost_cents bigint not null,
  primary key (day, type)
);

grant select, insert on sales_days, sales_day_types to {{server}};

-- What is searched for by the number that somebody read out: Steam's of a trade, the bank's of a payout.
create index orders_by_trade_offer on orders (trade_offer_id) where trade_offer_id is not null;
create index payouts_by_end_to_end on payouts (end_to_end_id text_pattern_ops);
