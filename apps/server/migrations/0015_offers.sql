-- Why: customers sell skins to the shop (specification sections 1 to 4; readings.md, States: Offer). An offer moves
-- only along the contract's table of transitions, and its price is frozen once the customer has accepted it. PostgreSQL
-- refuses everything else.

-- What the shop keeps of the reference price, by price; the row with the highest from_cents that is not above counts.
create table offer_margins (
  from_cents bigint primary key check (from_cents >= 0),
  percent numeric(4, 2) not null check (percent between 0 and 90)
);

insert into offer_margins (from_cents, percent) values (0, 30), (1000, 22), (10000, 16), (100000, 12);

-- Days on which nobody answers and no bank pays. Seeded with the closing days of TARGET, the euro's payment system.
create table holidays (
  day date primary key,
  name text not null check (name <> '')
);

insert into holidays (day, name)
select make_date(year, month, day), name
from generate_series(2026, 2032) as year
cross join (
  values (1, 1, 'New Year''s Day'), (5, 1, 'Labour Day'), (12, 25, 'Christmas Day'), (12, 26, 'Christmas Holiday')
) as fixed (month, day, name);

insert into holidays (day, name)
select easter + shift, name
from unnest(
  array['2026-04-05', '2027-03-28', '2028-04-16', '2029-04-01', '2030-04-21', '2031-04-13', '2032-03-28']::date[]
) as easter
cross join (values (-2, 'Good Friday'), (1, 'Easter Monday')) as moving (shift, name);

-- readings.md, States: Offer; the rows are the contract's offerTransitions, and a test compares the two.
create table offer_transitions (
  from_state text not null,
  to_state text not null,
  primary key (from_state, to_state)
);

insert into offer_transitions (from_state, to_state) values
  ('pending', 'offer'),
  ('pending', 'declined_by_service'),
  ('offer', 'awaiting_item'),
  ('offer', 'declined_by_user'),
  ('offer', 'declined_by_service'),
  ('awaiting_item', 'ready_for_payout'),
  ('awaiting_item', 'declined_by_service'),
  ('ready_for_payout', 'payout_processing'),
  ('payout_processing', 'approved'),
  ('payout_processing', 'ready_for_payout');

create table offers (
  id bigint generated always as identity primary key,
  customer_id bigint not null references customers (id),
  state text not null check (
    state in ('pending', 'offer', 'awaiting_item', 'ready_for_payout', 'payout_processing', 'approved',
      'declined_by_user', 'declined_by_service')
  ),
  -- as the customer named it, or the catalogue's name where they chose from it
  title text not null,
  skin_id text references skins (id),
  variant text check (variant in ('normal', 'stattrak', 'souvenir')),
  quality text not null check (
    quality in ('field_tested', 'battle_scarred', 'minimal_wear', 'well_worn', 'factory_new', 'not_painted')
  ),
  item_url text not null,
  user_price_cents bigint not null check (user_price_cents > 0),
  created_at timestamptz not null,
  -- three working days after it was made (specification section 9)
  reply_due_at timestamptz not null,
  -- the counter-offer, and what it was made from
  service_price_cents bigint check (service_price_cents > 0),
  reference_cents bigint check (reference_cents > 0),
  margin_percent numeric(5, 2),
  float double precision check (float between 0 and 1),
  counter_expires_at timestamptz,
  accepted_at timestamptz,
  -- the customer's, as it was when they accepted: where we ask for the item
  trade_link text,
  steamid text check (steamid ~ '^76561\d{12}$'),
  -- until when the item must be here
  receive_until timestamptz,
  -- Steam's number of the trade that brought it
  trade_offer_id text,
  received_at timestamptz,
  protected_until timestamptz,
  ready_at timestamptz,
  -- what payouts refer to: an offer's own customer and price
  unique (id, customer_id, service_price_cents),
  check ((skin_id is null) = (variant is null)),
  check ((received_at is null) = (protected_until is null)),
  constraint offers_countered check (
    state in ('pending', 'declined_by_service') or (service_price_cents is not null and counter_expires_at is not null)
  ),
  constraint offers_accepted check (
    state in ('pending', 'offer', 'declined_by_user', 'declined_by_service')
      or (accepted_at is not null and trade_link is not null and steamid is not null and receive_until is not null)
  ),
  constraint offers_received check (
    state not in ('ready_for_payout', 'payout_processing', 'approved')
      or (received_at is not null and ready_at >= protected_until)
  )
);

create index offers_by_customer on offers (customer_id, id desc);
create index offers_by_state on offers (state, id desc);
create index offers_to_answer on offers (reply_due_at) where state = 'pending';
create index offers_expiring on offers (counter_expires_at) where state = 'offer';
create index offers_not_received on offers (receive_until) where state = 'awaiting_item' and received_at is null;
create index offers_protected on offers (protected_until) where state = 'awaiting_item' and received_at is not null;
-- One copy is offered once at a time. A link may end in the copy's number, and then the number alone counts: an
-- inventory has two addresses, by name and by profile.
create unique index offers_one_open_per_copy on offers (customer_id, substring(item_url from '#730_2_(\d+)$'))
  where state in ('pending', 'offer', 'awaiting_item');
-- A name that a customer typed in full.
create index skins_by_market_name on skins (lower(market_name));

create function check_offer_change() returns trigger
language plpgsql as $$
begin
  if old.state <> new.state
    and not exists (select from offer_transitions where from_state = old.state and to_state = new.state) then
    raise exception 'an offer does not go from % to %', old.state, new.state using errcode = 'check_violation';
  end if;
  if old.accepted_at is not null and (new.service_price_cents, new.accepted_at, new.trade_link, new.steamid)
    is distinct from (old.service_price_cents, old.accepted_at, old.trade_link, old.steamid) then
    raise exception 'offer % is accepted: its price and its trade link stay', old.id using errcode = 'check_violation';
  end if;
  if old.received_at is not null and new.received_at is distinct from old.received_at then
    raise exception 'the item of offer % is here already', old.id using errcode = 'check_violation';
  end if;
  if old.state = 'offer' and new.state = 'awaiting_item' and new.accepted_at >= old.counter_expires_at then
    raise exception 'the counter-offer of % has expired', old.id using errcode = 'check_violation';
  end if;
  return new;
end
$$;

create trigger offer_change before update on offers for each row execute function check_offer_change();

create function refuse_first_offer_state() returns trigger
language plpgsql as $$
begin
  raise exception 'an offer does not begin as %', new.state using errcode = 'check_violation';
end
$$;

create trigger offer_first_state before insert on offers
  for each row when (new.state <> 'pending') execute function refuse_first_offer_state();

-- The timeline that the customer reads: every change with who, when and why; `note` is an operator's word to them.
create table offer_events (
  id bigint generated always as identity primary key,
  offer_id bigint not null references offers (id),
  kind text not null check (
    kind in ('created', 'countered', 'counter_changed', 'accepted', 'declined', 'rejected', 'counter_expired',
      'received', 'not_received', 'reversed', 'ready', 'payout_requested', 'payout_sent', 'payout_confirmed',
      'payout_failed')
  ),
  state text not null,
  -- customer:<id>, staff:<id> or the name of a job
  by text not null check (by <> ''),
  at timestamptz not null,
  why text not null,
  note text,
  -- the price that was offered, of countered and counter_changed
  cents bigint check (cents > 0)
);

create index offer_events_by_offer on offer_events (offer_id, id);

-- How long a counter-offer stands.
alter table settings add column counter_days int not null default 5 check (counter_days between 1 and 30);

-- Offers are on from the issue that builds them (readings.md, The wire: Settings).
alter table settings alter column offer_enabled set default true;
update settings set offer_enabled = true;

-- The books of what the shop buys (src/ledger/README.md).
alter table ledger_accounts drop constraint ledger_accounts_kind_check;
alter table ledger_accounts add constraint ledger_accounts_kind_check check (
  kind in ('customer', 'provider_clearing', 'sales', 'vat', 'promo', 'payouts_owed', 'bank', 'receivable', 'goodwill',
    'stock', 'stock_ordered', 'payouts_promised', 'payouts_sent')
);
insert into ledger_accounts (kind) values ('stock'), ('stock_ordered'), ('payouts_promised'), ('payouts_sent');

grant select on offer_margins, holidays, offer_transitions, offers, offer_events to {{server}};
grant insert, delete, update (percent) on offer_margins to {{server}};
grant insert, delete, update (name) on holidays to {{server}};
grant insert, update (state, service_price_cents, reference_cents, margin_percent, float, counter_expires_at,
    accepted_at, trade_link, steamid, receive_until, trade_offer_id, received_at, protected_until, ready_at)
  on offers to {{server}};
grant insert on offer_events to {{server}};
