-- Why: a card provider that was away for a minute, or that repeats a failure under one idempotency key for a day, must
-- not end a customer's purchase. A payment may ask for its session again, under a key of its own and with a full
-- lifetime, as long as it is known to have none; what was agreed about money stays as it was.

-- Counts the sessions that were asked for; with the payment's id the provider's idempotency key.
alter table payments add column session_attempt int not null default 1 check (session_attempt > 0);
grant update (session_attempt, expires_at) on payments to {{server}};

create or replace function guard_payment() returns trigger language plpgsql
set search_path = pg_catalog, public, pg_temp as $$
begin
  if (new.id, new.customer_id, new.purpose, new.amount_minor, new.currency, new.currency_value, new.credit_cents,
      new.created_at)
    is distinct from
     (old.id, old.customer_id, old.purpose, old.amount_minor, old.currency, old.currency_value, old.credit_cents,
      old.created_at)
  then
    raise exception 'what was agreed for payment % never changes', old.id using errcode = 'check_violation';
  end if;
  if (new.expires_at, new.session_attempt) is distinct from (old.expires_at, old.session_attempt) and (
    old.state <> 'Pending' or old.provider_session_id is not null
    or new.session_attempt <> old.session_attempt + 1 or new.expires_at < old.expires_at
  ) then
    raise exception 'payment % may ask for a later session only while it has none', old.id
      using errcode = 'check_violation';
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

-- Stored replies that lead to a payment without a session answered "the provider does not answer" for ever.
delete from idempotency_keys
where reply ->> 'paymentId' in (
  select id::text from payments where state = 'Cancelled' and reason = 'not_opened'
);
