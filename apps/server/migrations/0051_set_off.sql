-- Why: what a customer owes after a dispute can be set off against their payout. Two people decide it, as they decide
-- that money leaves: what is set off pays the debt in the books, the rest of the price leaves. It is final: what fails
-- or comes back later is only what was sent, and the offer's next payout pays no more than that.

alter table payouts
  -- of the price: what has paid a debt, by this payout and by earlier ones of the same offer that came to nothing
  add column set_off_cents bigint not null default 0,
  -- how often this payout has set something off: its postings are numbered by it
  add column set_offs int not null default 0 check (set_offs >= 0),
  -- what leaves
  add column transfer_cents bigint generated always as (cents - set_off_cents) stored,
  drop constraint payouts_state_check,
  drop constraint payouts_check1,
  drop constraint payouts_check3,
  -- set_off: it is done, and nothing is left to be transferred
  add constraint payouts_state_check check (state in ('requested', 'sent', 'approved', 'set_off', 'failed')),
  add constraint payouts_settled check ((state in ('approved', 'set_off', 'failed')) = (settled_at is not null)),
  add constraint payouts_sent
    check (state = 'failed' or (state in ('requested', 'set_off')) = (sent_at is null)),
  add constraint payouts_set_off_of_price check (set_off_cents between 0 and cents),
  add constraint payouts_wholly_set_off check (state <> 'set_off' or set_off_cents = cents),
  add constraint payouts_transfer_something check (sent_at is null or set_off_cents < cents);

create or replace function check_payout_change() returns trigger
language plpgsql set search_path = pg_catalog, public, pg_temp as $$
begin
  if old.state <> new.state
    and (old.state, new.state) not in (
      ('requested', 'sent'), ('requested', 'set_off'), ('requested', 'failed'), ('sent', 'approved'),
      ('sent', 'failed'), ('approved', 'failed')
    ) then
    raise exception 'a payout does not go from % to %', old.state, new.state using errcode = 'check_violation';
  end if;
  if (old.state = 'approved' and new.state = 'failed')
    is distinct from (old.returned_at is null and new.returned_at is not null)
    or (old.returned_at is not null and new.returned_at is distinct from old.returned_at) then
    raise exception 'payout % comes back once, after it was paid', old.id using errcode = 'check_violation';
  end if;
  if old.settled_at is not null and new.settled_at is distinct from old.settled_at then
    raise exception 'payout % was settled at its time', old.id using errcode = 'check_violation';
  end if;
  if old.file_id is not null and new.file_id is distinct from old.file_id then
    raise exception 'payout % is in a bank file already', old.id using errcode = 'check_violation';
  end if;
  if old.file_id is null and new.file_id is not null and old.state <> 'requested' then
    raise exception 'payout % was sent already, without a file', old.id using errcode = 'check_violation';
  end if;
  return new;
end
$$;

-- What was set off stays so: the next payout of an offer begins with it.
create function inherit_set_off() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  new.set_offs := 0;
  new.set_off_cents := coalesce((select max(set_off_cents) from payouts where offer_id = new.offer_id), 0);
  return new;
end
$$;

create trigger inherit_set_off before insert on payouts
  for each row execute function inherit_set_off();

-- Only what two people want, before anything leaves, and one step at a time.
create function check_set_off() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if new.set_off_cents <= old.set_off_cents or new.set_offs <> old.set_offs + 1 or old.state <> 'requested' then
    raise exception 'payout % sets nothing off like that', new.id using errcode = 'check_violation';
  end if;
  if not exists (
    select from payout_proposals
    where payout_id = new.id and approved_by is not null and rejected_by is null
  ) then
    raise exception 'payout % was not approved by a second person', new.id using errcode = 'check_violation';
  end if;
  return new;
end
$$;

create trigger set_off before update on payouts
  for each row when ((old.set_off_cents, old.set_offs) is distinct from (new.set_off_cents, new.set_offs))
  execute function check_set_off();

-- What is set off has paid a debt, in the books and among what was collected.
create function check_set_off_booked() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  named text := 'payout:' || new.id || ':set-off' || case when new.set_offs > 1 then ':' || new.set_offs else '' end;
  amount bigint := new.set_off_cents - old.set_off_cents;
begin
  if (
    select e.cents
    from ledger_transactions t
    join ledger_entries e on e.transaction_id = t.id
    join ledger_accounts a on a.id = e.account_id
    where t.reference = named and a.kind = 'payouts_owed'
  ) is distinct from -amount
    or (
      select sum(c.cents) from debt_collections c
      join disputes d on d.id = c.dispute_id
      where c.reference = named and d.customer_id = new.customer_id
    ) is distinct from amount then
    raise exception 'payout % sets off what the books do not say', new.id using errcode = 'check_violation';
  end if;
  return null;
end
$$;

create constraint trigger set_off_is_booked after update on payouts
deferrable initially deferred
for each row when (old.set_offs is distinct from new.set_offs) execute function check_set_off_booked();

-- What leaves, and what comes back, is what was not set off.
create or replace function check_money_leaves() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  named text;
  kind text;
begin
  select a.kind, t.reference into kind, named
  from ledger_accounts as a, ledger_transactions as t
  where a.id = new.account_id and t.id = new.transaction_id;
  if kind = 'bank' and not exists (
    select from ledger_entries as e
    join ledger_accounts as a on a.id = e.account_id
    where e.transaction_id = new.transaction_id and a.kind = 'payouts_sent' and e.cents = -new.cents
  ) then
    raise exception 'ledger transaction % takes money out of the bank that no payout has sent', named
      using errcode = 'check_violation';
  end if;
  if kind = 'payouts_sent' and not exists (
    select from payouts as p
    where named = 'payout:' || p.id || ':sent' and p.transfer_cents = new.cents and p.sent_at is not null
  ) then
    raise exception 'ledger transaction % sends money without a payout', named using errcode = 'check_violation';
  end if;
  return null;
end
$$;

create or replace function check_payout_returned() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if not exists (
    select
    from ledger_transactions t
    join ledger_entries e on e.transaction_id = t.id
    join ledger_accounts a on a.id = e.account_id
    where t.reference = 'payout:' || new.id || ':returned' and a.kind = 'bank' and e.cents = -new.transfer_cents
  ) then
    raise exception 'payout % came back and the books do not say so', new.id using errcode = 'check_violation';
  end if;
  return null;
end
$$;

create or replace function check_money_returns() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  named text;
begin
  select reference into named from ledger_transactions where id = new.transaction_id;
  if exists (
    select from ledger_entries e
    join ledger_accounts a on a.id = e.account_id
    where e.transaction_id = new.transaction_id and a.kind = 'payouts_owed'
  ) and not exists (
    select from payouts p
    where named = 'payout:' || p.id || ':returned' and p.returned_at is not null and p.transfer_cents = -new.cents
  ) then
    raise exception 'ledger transaction % owes again what no payout brought back', named
      using errcode = 'check_violation';
  end if;
  return null;
end
$$;

-- An offer whose price was wholly set off is done as one that was paid.
create or replace function check_offer_has_payout() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  subject bigint := case tg_table_name when 'offers' then to_jsonb(new) ->> 'id' else to_jsonb(new) ->> 'offer_id' end;
  offer_state text;
  payout_state text;
begin
  select state into offer_state from offers where id = subject;
  select state into payout_state from payouts where offer_id = subject and state <> 'failed';
  if (case offer_state
    when 'payout_processing' then payout_state in ('requested', 'sent')
    when 'approved' then payout_state in ('approved', 'set_off')
    else payout_state is null
  end) is not true then
    raise exception 'offer % is % and its payout is %', subject, offer_state, coalesce(payout_state, 'missing')
      using errcode = 'check_violation';
  end if;
  return null;
end
$$;

alter table offer_events drop constraint offer_events_kind_check;
alter table offer_events add constraint offer_events_kind_check check (
  kind in ('created', 'countered', 'counter_changed', 'accepted', 'declined', 'rejected', 'counter_expired', 'received',
    'not_received', 'reversed', 'ready', 'payout_requested', 'payout_set_off', 'payout_sent', 'payout_confirmed',
    'payout_failed', 'payout_returned')
);

revoke all on function inherit_set_off, check_set_off, check_set_off_booked from public;

grant update (set_off_cents, set_offs) on payouts to {{server}};
