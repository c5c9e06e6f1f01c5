-- Why: the desk looks after customers. It finds one among very many, can lock one out, and can move a balance with a
-- reason, above a limit only with a second person (readings.md, Money). What must never happen is refused here, whoever
-- asks: a session or a payout of a blocked customer, a decision about one's own proposal, a booking above the limit
-- that nobody approved, a gift that no adjustment stands behind.

alter table customers add column blocked_at timestamptz;

create index customers_blocked on customers (id) where blocked_at is not null;
create index customers_to_verify on customers (id) where verification_status = 'pending';

-- What the desk searches in; the expression stands again in customer-list.sql.ts.
create index customers_words on customers using gin (
  lower(name || ' ' || surname || ' ' || email || ' ' || phone_e164 || ' ' || coalesce(steamid, '')) gin_trgm_ops
);

-- Trigrams need three letters, and Steam IDs share nearly all of theirs: both are searched from their beginning.
create index customers_by_name on customers (lower(name) text_pattern_ops);
create index customers_by_surname on customers (lower(surname) text_pattern_ops);
create index customers_by_email_prefix on customers (lower(email) text_pattern_ops);
create index customers_by_steamid on customers (steamid text_pattern_ops) where steamid is not null;

-- What the desk did to an account: who, when and why.
create table customer_events (
  id bigint generated always as identity primary key,
  customer_id bigint not null references customers (id) on delete cascade,
  kind text not null check (kind in ('blocked', 'unblocked', 'verification', 'sessions_ended')),
  by text not null check (by <> ''),
  at timestamptz not null,
  why text not null check (why <> '')
);

create index customer_events_by_customer on customer_events (customer_id, id desc);

create trigger audit after insert on customer_events for each row
  when (current_setting('pandrop.audit', true) <> '') execute function audit_change('id');
create trigger audit after delete on sessions for each row
  when (current_setting('pandrop.audit', true) <> '') execute function audit_change('id', 'cookie_hash', 'token_hash');

create function refuse_blocked_customer() returns trigger
language plpgsql
as $$
begin
  if exists (select from customers where id = new.customer_id and blocked_at is not null) then
    raise exception 'customer % is blocked', new.customer_id using errcode = 'check_violation';
  end if;
  return new;
end
$$;

create trigger not_while_blocked before insert on sessions for each row execute function refuse_blocked_customer();
create trigger not_while_blocked before insert on payouts for each row execute function refuse_blocked_customer();

-- The counter account of corrections (src/ledger/README.md).
alter table ledger_accounts drop constraint ledger_accounts_kind_check;
alter table ledger_accounts add constraint ledger_accounts_kind_check check (
  kind in ('customer', 'provider_clearing', 'sales', 'vat', 'promo', 'payouts_owed', 'bank', 'receivable', 'goodwill',
    'stock', 'stock_ordered', 'payouts_promised', 'payouts_sent', 'corrections')
);
insert into ledger_accounts (kind) values ('corrections');

-- What one person may move on a customer's balance in a day without a second one, in cents.
alter table settings add column adjustment_limit_cents bigint not null default 5000
  check (adjustment_limit_cents >= 0);
grant update (adjustment_limit_cents) on settings to {{server}};

create table balance_adjustments (
  id bigint generated always as identity primary key,
  customer_id bigint not null references customers (id),
  -- signed: what the balance gains
  cents bigint not null check (cents <> 0),
  kind text not null check (kind in ('goodwill', 'correction')),
  -- for the record
  reason text not null check (reason <> ''),
  -- what the customer is told
  note text not null check (note <> ''),
  state text not null check (state in ('proposed', 'booked', 'rejected')),
  proposed_by bigint not null references staff (id),
  proposed_at timestamptz not null,
  decided_by bigint references staff (id),
  decided_at timestamptz,
  -- why it was rejected
  decision_reason text,
  booked_at timestamptz,
  -- names the attempt: the same key again makes nothing
  request_key text not null unique,
  constraint balance_adjustments_gift check (kind <> 'goodwill' or cents > 0),
  constraint balance_adjustments_second_person check (decided_by <> proposed_by),
  constraint balance_adjustments_decided check ((decided_by is null) = (decided_at is null)),
  constraint balance_adjustments_booked check ((state = 'booked') = (booked_at is not null)),
  constraint balance_adjustments_open check (state <> 'proposed' or decided_by is null),
  constraint balance_adjustments_rejected check (
    (state = 'rejected') = (decision_reason is not null) and (state <> 'rejected' or decided_by is not null)
  )
);

create index balance_adjustments_by_customer on balance_adjustments (customer_id, id desc);
create index balance_adjustments_by_state on balance_adjustments (state, id desc);
create index balance_adjustments_alone on balance_adjustments (customer_id, booked_at)
  where state = 'booked' and decided_by is null;

-- Whether an adjustment needs a second person: with what was booked for the customer within a day without one, it is
-- more than the limit. So a large sum in small pieces needs one too.
create function adjustment_needs_second(customer bigint, amount bigint, moment timestamptz) returns boolean
language sql stable
as $$
  select abs(amount) + coalesce(sum(abs(done.cents)), 0) > (select adjustment_limit_cents from settings)
  from balance_adjustments as done
  where done.customer_id = customer and done.state = 'booked' and done.decided_by is null
    and done.booked_at > moment - interval '24 hours'
$$;

create function check_adjustment() returns trigger
language plpgsql
as $$
begin
  if tg_op = 'INSERT' and new.state <> 'proposed' then
    raise exception 'an adjustment begins as a proposal' using errcode = 'check_violation';
  end if;
  if tg_op = 'UPDATE' then
    if old.state <> 'proposed' then
      raise exception 'adjustment % is decided', old.id using errcode = 'check_violation';
    end if;
    if (new.customer_id, new.cents, new.kind, new.proposed_by, new.reason, new.note, new.request_key)
      is distinct from
      (old.customer_id, old.cents, old.kind, old.proposed_by, old.reason, old.note, old.request_key) then
      raise exception 'adjustment % is what was proposed', old.id using errcode = 'check_violation';
    end if;
    if new.state = 'booked' and new.decided_by is null then
      -- Two at once for one customer take turns here, so that the second counts the first.
      perform from customers where id = new.customer_id for no key update;
      if adjustment_needs_second(new.customer_id, new.cents, new.booked_at) then
        raise exception 'adjustment % needs a second person', new.id using errcode = 'check_violation';
      end if;
    end if;
  end if;
  return new;
end
$$;

create trigger adjustment_change before insert or update on balance_adjustments
  for each row execute function check_adjustment();

-- A booked adjustment and its ledger transaction exist together or not at all; both are asked at commit.
create function check_adjustment_booked() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
begin
  if not exists (
    select from ledger_transactions as t
    join ledger_entries as e on e.transaction_id = t.id
    join ledger_accounts as a on a.id = e.account_id
    where t.reference = 'adjustment:' || new.id and t.kind = new.kind
      and a.customer_id = new.customer_id and e.cents = new.cents
  ) then
    raise exception 'adjustment % is not in the books', new.id using errcode = 'check_violation';
  end if;
  return null;
end
$$;

create constraint trigger adjustment_booked after update on balance_adjustments
  deferrable initially deferred for each row when (new.state = 'booked') execute function check_adjustment_booked();

create function check_adjustment_entry() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  named text := (select t.reference from ledger_transactions as t where t.id = new.transaction_id);
begin
  if not exists (
    select from balance_adjustments as b
    where named = 'adjustment:' || b.id and b.cents = -new.cents and b.state = 'booked'
  ) then
    raise exception 'ledger transaction % moves a balance that no adjustment allows', named
      using errcode = 'check_violation';
  end if;
  return null;
end
$$;

-- The condition names the two accounts by number, so that no purchase pays for it.
do $$
declare
  watched text := (
    select string_agg(id::text, ', ' order by id) from ledger_accounts where name in ('goodwill', 'corrections')
  );
begin
  execute format(
    'create constraint trigger adjustment_entry after insert on ledger_entries deferrable initially deferred
     for each row when (new.account_id in (%s)) execute function check_adjustment_entry()',
    watched
  );
end
$$;

revoke all on function refuse_blocked_customer, check_adjustment, check_adjustment_booked, check_adjustment_entry,
  adjustment_needs_second from public;
grant execute on function adjustment_needs_second to {{server}};

create trigger audit after insert or update on balance_adjustments for each row
  when (current_setting('pandrop.audit', true) <> '') execute function audit_change('id');

grant select, insert on customer_events, balance_adjustments to {{server}};
grant update (state, decided_by, decided_at, decision_reason, booked_at) on balance_adjustments to {{server}};
