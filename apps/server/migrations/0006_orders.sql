-- Why: a cart remembers what a customer wants and which prices they saw; an order is the proof of what was sold, to
-- whom, for how much and with which tax. An item is unique, so the database itself proves that it is sold exactly once
-- (order_lines_one_live_per_item), and that an order only moves along the contract's table of transitions.

create table cart_lines (
  customer_id bigint not null references customers (id) on delete cascade,
  item_id bigint not null references items (id),
  -- what the item cost when the customer last saw it in the cart
  seen_price_cents bigint not null check (seen_price_cents > 0),
  added_at timestamptz not null,
  primary key (customer_id, item_id)
);

-- Who else has this item in the cart; also what the foreign key looks through.
create index cart_lines_by_item on cart_lines (item_id);

-- The server asks first; this holds when one customer adds many items at the same moment.
create function check_cart_size() returns trigger
language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('cart', new.customer_id));
  if (select count(*) from cart_lines where customer_id = new.customer_id) >= 50 then
    raise exception 'a cart holds at most 50 items' using errcode = 'check_violation', constraint = 'cart_size_max';
  end if;
  return new;
end
$$;

create trigger cart_size before insert on cart_lines for each row execute function check_cart_size();

-- readings.md, States: Order; the rows are the contract's orderTransitions, and a test compares the two.
create table order_transitions (
  from_state text not null,
  to_state text not null,
  primary key (from_state, to_state)
);

insert into order_transitions (from_state, to_state) values
  ('pending', 'processing'),
  ('pending', 'cancelled'),
  ('processing', 'in_process'),
  ('processing', 'cancelled'),
  ('in_process', 'accepted'),
  ('in_process', 'processing'),
  ('accepted', 'completed'),
  ('accepted', 'reversed');

-- Contact, address and trade link are a snapshot: the profile may change, what was bought may not.
create table orders (
  id bigint generated always as identity primary key,
  customer_id bigint not null references customers (id),
  state text not null check (
    state in ('pending', 'processing', 'in_process', 'accepted', 'completed', 'cancelled', 'reversed')
  ),
  payment_method text not null check (payment_method in ('card', 'balance')),
  payment_id uuid references payments (id),
  -- what is paid: the lines' prices less their discounts, VAT included
  total_cents bigint not null check (total_cents >= 0),
  discount_cents bigint not null check (discount_cents >= 0),
  vat_cents bigint not null check (vat_cents between 0 and total_cents),
  name text not null,
  surname text not null,
  email text not null,
  phone text not null,
  country text not null check (country ~ '^[A-Z]{2}$'),
  city text not null,
  address text not null,
  post_code text not null,
  trade_link text not null,
  steamid text not null check (steamid ~ '^76561\d{12}$'),
  -- when the customer gave up the right of withdrawal (readings.md, Money: Withdrawal waiver); null where they did not
  withdrawal_waiver_at timestamptz,
  created_at timestamptz not null,
  check (payment_method = 'card' or payment_id is null)
);

create index orders_by_customer on orders (customer_id, id desc);
create unique index orders_one_per_payment on orders (payment_id) where payment_id is not null;

create table order_lines (
  order_id bigint not null references orders (id),
  line_no int not null check (line_no > 0),
  item_id bigint not null references items (id),
  -- as the item was shown when it was bought
  title text not null,
  img_url text not null,
  quality text not null,
  type text not null,
  price_cents bigint not null check (price_cents > 0),
  discount_cents bigint not null check (discount_cents between 0 and price_cents),
  vat_percent numeric(5, 2) not null check (vat_percent between 0 and 100),
  vat_country text not null check (vat_country ~ '^[A-Z]{2}$'),
  vat_cents bigint not null check (vat_cents between 0 and price_cents - discount_cents),
  -- false once the order is cancelled or reversed: then the item may be sold again
  live boolean not null default true,
  primary key (order_id, line_no)
);

-- The promise of the shop: an item is in at most one order that still stands.
create unique index order_lines_one_live_per_item on order_lines (item_id) where live;

-- The timeline that the customer sees: every change of state with who, when and why.
create table order_events (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders (id),
  state text not null,
  -- customer:<id>, staff:<id> or the name of a job
  by text not null,
  at timestamptz not null,
  why text not null
);

create index order_events_by_order on order_events (order_id, id);

create function check_order_transition() returns trigger
language plpgsql as $$
begin
  if not exists (select from order_transitions where from_state = old.state and to_state = new.state) then
    raise exception 'an order does not go from % to %', old.state, new.state using errcode = 'check_violation';
  end if;
  return new;
end
$$;

create trigger order_transition before update of state on orders
  for each row when (old.state <> new.state) execute function check_order_transition();

create function refuse_first_order_state() returns trigger
language plpgsql as $$
begin
  raise exception 'an order does not begin as %', new.state using errcode = 'check_violation';
end
$$;

create trigger order_first_state before insert on orders
  for each row when (new.state not in ('pending', 'processing')) execute function refuse_first_order_state();

-- Runs as the owner: the server's login cannot touch a written line, so only an ended order sets its items free.
create function free_order_lines() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update order_lines set live = false where order_id = new.id;
  return null;
end
$$;

create trigger order_ends after update of state on orders
  for each row when (new.state in ('cancelled', 'reversed') and old.state <> new.state)
  execute function free_order_lines();

grant select, insert, delete, update (seen_price_cents) on cart_lines to {{server}};
grant select on order_transitions to {{server}};
grant select, insert, update (state, payment_id) on orders to {{server}};
grant select, insert on order_lines, order_events to {{server}};
