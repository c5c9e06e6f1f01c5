-- Why: orders were handed over one by one, and two operators could send the same items twice without seeing each other.
-- Who looks at a customer's orders is shown to the others for a while; it keeps nobody from anything.
create table delivery_claims (
  customer_id bigint not null references customers (id),
  -- as the orders have it: those of one trade link go in one trade
  trade_link text not null,
  staff_id bigint not null references staff (id),
  -- when they opened it, and when they last did while it was theirs
  since timestamptz not null,
  seen_at timestamptz not null check (seen_at >= since),
  primary key (customer_id, trade_link, staff_id)
);

create index delivery_claims_by_time on delivery_claims (seen_at);

grant select, insert, update (since, seen_at), delete on delivery_claims to {{server}};

-- Mails that remind a customer of a trade offer: one of each order and day of the shop, whoever asks and how often.
create table order_reminders (
  order_id bigint not null references orders (id),
  day date not null,
  by text not null,
  at timestamptz not null,
  primary key (order_id, day)
);

create trigger audit after insert on order_reminders
  for each row when (current_setting('pandrop.audit', true) <> '') execute function audit_change('order_id');

grant select, insert on order_reminders to {{server}};
