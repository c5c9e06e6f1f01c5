-- Why: every attempt to charge a card is kept with what was agreed before the customer left for the card page. Only the
-- provider's word moves it (readings.md, States: Payment/deposit), so what the provider said is kept beside it. The
-- rules about money that no code may break stand here: an agreed amount never changes and a success is final.

create table payments (
  -- random, so that it can stand in an address; also the provider's idempotency key
  id uuid primary key default gen_random_uuid(),
  customer_id bigint not null references customers (id),
  -- orders name their payment, so a purchase needs no pointer back
  purpose text not null check (purpose in ('topup', 'purchase')),
  -- what the card is charged, in the currency's smallest unit
  amount_minor bigint not null check (amount_minor > 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  -- units of that currency for 1 EUR when the payment was opened
  currency_value numeric(18, 8) not null check (currency_value > 0),
  -- what it is worth in the internal currency at that rate
  credit_cents bigint not null check (credit_cents > 0),
  state text not null default 'Pending' check (state in ('Pending', 'Success', 'Error', 'Cancelled')),
  -- why it ended without success: a name, told to the customer in their language
  reason text check (
    reason in ('cancelled', 'expired', 'not_opened', 'session_unknown', 'payment_failed', 'mismatch')
  ),
  provider_session_id text unique,
  provider_url text,
  -- what a refund or a dispute will name
  payment_intent text,
  -- contact as given for this payment: a receipt shows it even when the profile has changed since
  name text not null,
  surname text not null,
  email text not null,
  phone text not null,
  country text not null check (country ~ '^[A-Z]{2}$'),
  city text not null,
  address text not null,
  post_code text not null,
  -- ISO 639-1, of the mails about this payment
  language text not null check (language ~ '^[a-z]{2}$'),
  created_at timestamptz not null,
  -- when the provider's session ends by itself
  expires_at timestamptz not null check (expires_at > created_at),
  -- when the customer turned back from the card page
  cancel_asked_at timestamptz,
  -- when we last asked the provider
  asked_at timestamptz,
  settled_at timestamptz,
  check ((state = 'Pending') = (settled_at is null)),
  check ((state in ('Error', 'Cancelled')) = (reason is not null)),
  check (provider_url is null or provider_session_id is not null)
);

create index payments_by_customer on payments (customer_id, created_at desc, id);
-- What reconcile-payments has to ask about, longest unasked first.
create index payments_pending on payments ((coalesce(asked_at, created_at))) where state = 'Pending';

create function guard_payment() returns trigger language plpgsql as $$
begin
  if (new.id, new.customer_id, new.purpose, new.amount_minor, new.currency, new.currency_value, new.credit_cents,
      new.created_at, new.expires_at)
    is distinct from
     (old.id, old.customer_id, old.purpose, old.amount_minor, old.currency, old.currency_value, old.credit_cents,
      old.created_at, old.expires_at)
  then
    raise exception 'what was agreed for payment % never changes', old.id using errcode = 'check_violation';
  end if;
  if old.state = 'Success' and new.state <> 'Success' then
    raise exception 'payment % has succeeded and never regresses', old.id using errcode = 'check_violation';
  end if;
  if old.state <> 'Pending' and new.state = 'Pending' then
    raise exception 'payment % has ended and never reopens', old.id using errcode = 'check_violation';
  end if;
  if old.provider_session_id <> new.provider_session_id then
    raise exception 'payment % has one session at the provider', old.id using errcode = 'check_violation';
  end if;
  return new;
end
$$;

create trigger guard_payment before update on payments for each row execute function guard_payment();

-- The timeline: every state with who, when and why.
create table payment_events (
  id bigint generated always as identity primary key,
  payment_id uuid not null references payments (id),
  state text not null check (state in ('Pending', 'Success', 'Error', 'Cancelled')),
  -- customer:<id>, the name of a job, or provider:<id of its event>
  by text not null,
  at timestamptz not null,
  why text not null
);

create index payment_events_by_payment on payment_events (payment_id, id);

-- Every genuine notice of the provider, once: its id is what makes a repeated delivery harmless.
create table provider_events (
  id text primary key check (length(id) between 1 and 255),
  type text not null,
  received_at timestamptz not null,
  payload jsonb not null
);

grant select, insert on payments, payment_events, provider_events to {{server}};
grant update (state, reason, provider_session_id, provider_url, payment_intent, cancel_asked_at, asked_at, settled_at)
  on payments to {{server}};
