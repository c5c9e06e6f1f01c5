-- Why: an order can be paid by card. Its items are held while the payment is open (readings.md, States), a promo code
-- may take something off, money goes back, and a card's holder may dispute. Whatever the code does, the database
-- proves: one open card purchase per customer, no promo code used more often than it may be, no line and no payment
-- given back more than it brought.

alter table orders
  -- when the money arrived; null while a card payment is open and for ever when it came to nothing
  add column paid_at timestamptz,
  add column terms_accepted_at timestamptz,
  -- the code that took something off, as it was when the order was placed
  add column promo_code text,
  -- Steam's number of the trade offer that is open or was accepted
  add column trade_offer_id text,
  -- end of Steam's trade protection, after which a delivered order is completed
  add column protected_until timestamptz;

update orders set paid_at = created_at;

alter table orders
  add constraint orders_open_is_by_card check (state <> 'pending' or payment_method = 'card'),
  add constraint orders_paid check (state in ('pending', 'cancelled') or paid_at is not null),
  add constraint orders_delivered check (state not in ('accepted', 'completed') or protected_until is not null);

-- One open card purchase per customer: nobody hides more than ten items, nor for longer than one session.
create unique index orders_one_open_per_customer on orders (customer_id) where state = 'pending';
create index orders_protected on orders (protected_until) where state = 'accepted';
-- Lists of the operators' desk.
create index orders_by_state on orders (state, id desc);

-- A card payment that arrives after its order was given up completes it, where the items are still free.
insert into order_transitions (from_state, to_state) values ('cancelled', 'processing');

create or replace function check_order_transition() returns trigger
language plpgsql as $$
begin
  if not exists (select from order_transitions where from_state = old.state and to_state = new.state) then
    raise exception 'an order does not go from % to %', old.state, new.state using errcode = 'check_violation';
  end if;
  if old.state = 'cancelled' and old.paid_at is not null then
    raise exception 'order % was paid and cancelled: that is final', old.id using errcode = 'check_violation';
  end if;
  return new;
end
$$;

-- An ended order sets its items free, one that is paid late takes them back; the unique index on live lines refuses
-- what somebody else has meanwhile. Runs as the owner: the server's login cannot touch a written line.
create or replace function free_order_lines() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update order_lines set live = new.state not in ('cancelled', 'reversed') where order_id = new.id;
  return null;
end
$$;

drop trigger order_ends on orders;
create trigger order_ends after update of state on orders
  for each row when (old.state <> new.state and (new.state in ('cancelled', 'reversed') or old.state = 'cancelled'))
  execute function free_order_lines();

-- What happened, by name: the customer reads it in their language. `note` is an operator's own word to the customer.
alter table order_events
  add column kind text not null default 'paid' check (
    kind in ('opened', 'paid', 'paid_late', 'unpaid', 'trade_sent', 'trade_declined', 'delivered', 'completed',
      'cancelled', 'reversed', 'refunded', 'disputed', 'dispute_won', 'dispute_lost')
  ),
  add column note text;
alter table order_events alter column kind drop default;

create table promo_codes (
  id bigint generated always as identity primary key,
  -- compared in upper case, however it is typed
  code text not null unique check (code ~ '^[A-Z0-9][A-Z0-9_-]{2,39}$'),
  description text not null default '',
  discount_type text not null check (discount_type in ('fixed', 'percent')),
  discount_cents bigint check (discount_cents > 0),
  discount_percent numeric(5, 2) check (discount_percent > 0 and discount_percent <= 100),
  valid_from timestamptz not null,
  -- first moment at which it is no longer valid; null: until it is stopped
  valid_until timestamptz check (valid_until > valid_from),
  uses_max int check (uses_max > 0),
  uses_per_customer_max int check (uses_per_customer_max > 0),
  -- of the cart before the discount
  total_min_cents bigint not null default 0 check (total_min_cents >= 0),
  -- kept by count_promo_use alone
  uses int not null default 0 check (uses >= 0),
  stopped_at timestamptz,
  made_by text not null,
  created_at timestamptz not null,
  check ((discount_type = 'fixed') = (discount_cents is not null)),
  check ((discount_type = 'percent') = (discount_percent is not null)),
  constraint promo_uses_max check (uses <= uses_max)
);

create table promo_customer_uses (
  promo_id bigint not null references promo_codes (id),
  customer_id bigint not null references customers (id),
  uses int not null check (uses >= 0),
  primary key (promo_id, customer_id)
);

-- One row per order that used a code; given back when a card payment ends unpaid.
create table promo_uses (
  order_id bigint primary key references orders (id),
  promo_id bigint not null references promo_codes (id),
  customer_id bigint not null references customers (id),
  claimed_at timestamptz not null,
  returned_at timestamptz
);

create index promo_uses_by_promo on promo_uses (promo_id, claimed_at);

-- Counts in the claiming transaction; runs as the owner, because the server's login cannot touch a count.
create function count_promo_use() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  step int := case
    when tg_op = 'INSERT' then 1
    when new.returned_at is not null and old.returned_at is null then -1
    when new.returned_at is null and old.returned_at is not null then 1
    else 0
  end;
  customer_max int;
  customer_uses int;
begin
  if step = 0 then
    return null;
  end if;
  update promo_codes set uses = uses + step where id = new.promo_id returning uses_per_customer_max into customer_max;
  insert into promo_customer_uses as counted (promo_id, customer_id, uses)
  values (new.promo_id, new.customer_id, greatest(step, 0))
  on conflict (promo_id, customer_id) do update set uses = counted.uses + step
  returning counted.uses into customer_uses;
  if customer_uses > customer_max then
    raise exception 'promo code % was used % times by one customer', new.promo_id, customer_uses
      using errcode = 'check_violation', constraint = 'promo_uses_per_customer_max';
  end if;
  return null;
end
$$;

create trigger count_promo_use after insert or update of returned_at on promo_uses
  for each row execute function count_promo_use();

-- Wrong codes: ten an hour per customer (readings.md, Money).
create table promo_guesses (
  customer_id bigint not null references customers (id) on delete cascade,
  at timestamptz not null
);

create index promo_guesses_by_customer on promo_guesses (customer_id, at);

alter table order_lines
  add column refunded_cents bigint not null default 0,
  add constraint order_lines_refunded check (refunded_cents between 0 and price_cents - discount_cents);

alter table payments
  add column refunded_minor bigint not null default 0,
  -- what the provider charged where that is not what was agreed; learnt when held money goes back
  add column charged_minor bigint check (charged_minor > 0),
  add constraint payments_refunded check (refunded_minor between 0 and coalesce(charged_minor, amount_minor));

-- A dispute names the charge alone.
create index payments_by_intent on payments (payment_intent) where payment_intent is not null;
create index payments_held on payments (settled_at) where state = 'Error' and reason = 'mismatch';

-- Money that goes back the way it came, or to the balance. A card refund is owed until the provider confirms it.
create table refunds (
  -- random; also the provider's idempotency key
  id uuid primary key default gen_random_uuid(),
  customer_id bigint not null references customers (id),
  -- null: a top-up
  order_id bigint references orders (id),
  destination text not null check (destination in ('balance', 'card')),
  -- the card payment it goes back to
  payment_id uuid references payments (id),
  -- in the internal currency
  cents bigint not null check (cents > 0),
  -- what the card gets, in the smallest unit of the payment's currency
  amount_minor bigint check (amount_minor > 0),
  state text not null check (state in ('pending', 'succeeded', 'failed')),
  provider_refund_id text unique,
  -- the card refund that the bank did not take and that this one carries out instead
  replaces uuid unique references refunds (id),
  -- names one attempt of an operator: asking twice gives back once
  request_key text,
  reason text not null check (reason <> ''),
  made_by text not null check (made_by <> ''),
  created_at timestamptz not null,
  -- when we last asked the provider
  asked_at timestamptz,
  settled_at timestamptz,
  check ((destination = 'card') = (payment_id is not null and amount_minor is not null)),
  check (order_id is not null or payment_id is not null),
  check ((state = 'pending') = (settled_at is null)),
  check (destination = 'card' or state = 'succeeded')
);

create index refunds_by_order on refunds (order_id) where order_id is not null;
create unique index refunds_once_per_key on refunds (order_id, request_key) where request_key is not null;
create index refunds_by_payment on refunds (payment_id) where payment_id is not null;
create index refunds_pending on refunds ((coalesce(asked_at, created_at))) where state = 'pending';

create table refund_lines (
  refund_id uuid not null references refunds (id),
  order_id bigint not null,
  line_no int not null,
  cents bigint not null check (cents > 0),
  primary key (refund_id, line_no),
  foreign key (order_id, line_no) references order_lines (order_id, line_no)
);

create index refund_lines_by_line on refund_lines (order_id, line_no);

-- Counts what a line brought back. One that is given back whole before its trade was offered is not delivered: it sets
-- its item free. Runs as the owner: the server's login cannot touch a written line.
create function count_refund_line() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update order_lines line
  set refunded_cents = line.refunded_cents + new.cents,
    live = line.live and not (
      placed.state = 'processing' and line.refunded_cents + new.cents = line.price_cents - line.discount_cents
    )
  from orders placed
  where placed.id = new.order_id and line.order_id = new.order_id and line.line_no = new.line_no;
  return null;
end
$$;

create trigger count_refund_line after insert on refund_lines
  for each row execute function count_refund_line();

-- What a card got back; a refund that the bank did not take may go another way.
create function count_card_refund() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'INSERT' then
    update payments set refunded_minor = refunded_minor + new.amount_minor where id = new.payment_id;
  elsif new.state = 'failed' and old.state <> 'failed' then
    update payments set refunded_minor = refunded_minor - new.amount_minor where id = new.payment_id;
  end if;
  return null;
end
$$;

create trigger count_card_refund after insert or update of state on refunds
  for each row when (new.destination = 'card') execute function count_card_refund();

-- A holder disputes a charge: the provider takes the money back until it is decided. What the customer's balance has is
-- debited, the rest is receivable, and they cannot spend until it is won or an operator lets them.
create table disputes (
  -- the provider's
  id text primary key check (length(id) between 1 and 255),
  payment_id uuid not null references payments (id),
  customer_id bigint not null references customers (id),
  -- as the provider says, in the currency's smallest unit
  amount_minor bigint not null check (amount_minor >= 0),
  currency text not null,
  -- what of it the books know, in the internal currency; 0: the charge was never booked or has gone back already
  cents bigint not null check (cents >= 0),
  debited_cents bigint not null check (debited_cents between 0 and cents),
  state text not null check (state in ('open', 'won', 'lost')),
  reason text not null,
  opened_at timestamptz not null,
  closed_at timestamptz,
  released_at timestamptz,
  released_by text,
  check ((state = 'open') = (closed_at is null)),
  check ((released_at is null) = (released_by is null))
);

create index disputes_blocking on disputes (customer_id) where state <> 'won' and released_at is null;
create index disputes_by_payment on disputes (payment_id);

revoke all on function count_promo_use, count_refund_line, count_card_refund from public;

grant update (paid_at, trade_offer_id, protected_until) on orders to {{server}};
grant update (charged_minor) on payments to {{server}};
grant select on promo_codes, promo_customer_uses, promo_uses, promo_guesses, refunds, refund_lines, disputes
  to {{server}};
grant insert (code, description, discount_type, discount_cents, discount_percent, valid_from, valid_until, uses_max,
    uses_per_customer_max, total_min_cents, made_by, created_at),
  update (stopped_at) on promo_codes to {{server}};
grant insert, update (returned_at) on promo_uses to {{server}};
grant insert, delete on promo_guesses to {{server}};
grant insert, update (state, provider_refund_id, asked_at, settled_at) on refunds to {{server}};
grant insert on refund_lines to {{server}};
grant insert, update (state, closed_at, released_at, released_by) on disputes to {{server}};

-- The demo seed and every shop so far: cards are taken for orders from here on (readings.md, The wire: Settings).
alter table settings alter column payment_methods set default '{card,balance}';
update settings set payment_methods = array_prepend('card', payment_methods) where not 'card' = any (payment_methods);
