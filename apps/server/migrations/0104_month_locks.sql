-- Why: figures that were told to the tax office could change behind it. An administrator locks a month that is over:
-- nothing is booked into it any more, its bounds stay what they were whatever the time zone becomes, and what it came
-- to is kept, to be held against what is read of it later.

create table month_locks (
  id bigint generated always as identity primary key,
  month text not null check (month ~ '^20[0-9]{2}-(0[1-9]|1[0-2])$'),
  -- its first moment, and the first one behind it
  begins_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > begins_at),
  -- whose days it has
  time_zone text not null,
  -- what each account held at both, in cents, credit positive
  sums_before jsonb not null,
  sums_after jsonb not null,
  -- rows of the VAT report
  vat jsonb not null,
  locked_by text not null check (locked_by <> ''),
  locked_at timestamptz not null check (locked_at >= ends_at),
  unlocked_by text check (unlocked_by <> ''),
  unlocked_at timestamptz,
  unlock_reason text check (unlock_reason <> ''),
  check ((unlocked_at is null) = (unlocked_by is null) and (unlocked_at is null) = (unlock_reason is null))
);

create unique index month_locks_standing on month_locks (month) where unlocked_at is null;
create index month_locks_by_end on month_locks (ends_at desc) where unlocked_at is null;

create trigger audit after insert or update on month_locks
  for each row when (current_setting('pandrop.audit', true) <> '') execute function audit_change('id');

create function check_month_lock() returns trigger
language plpgsql set search_path = pg_catalog, public, pg_temp as $$
declare
  newest month_locks;
begin
  select * into newest from month_locks where unlocked_at is null order by ends_at desc limit 1;
  if tg_op = 'INSERT' then
    if new.unlocked_at is not null or (newest.id is not null and new.begins_at <> newest.ends_at) then
      raise exception 'months are locked in their order' using errcode = 'check_violation';
    end if;
    return new;
  end if;
  if old.unlocked_at is not null or new.unlocked_at is null or old.id <> newest.id
    or to_jsonb(new) - '{unlocked_by,unlocked_at,unlock_reason}'::text[]
      <> to_jsonb(old) - '{unlocked_by,unlocked_at,unlock_reason}'::text[] then
    raise exception 'of month locks the last one alone is ended, once' using errcode = 'check_violation';
  end if;
  return new;
end
$$;

create trigger in_order before insert or update on month_locks
  for each row execute function check_month_lock();

create function refuse_month_lock_removal() returns trigger
language plpgsql set search_path = pg_catalog, public, pg_temp as $$
begin
  raise exception 'month locks are ended, never removed' using errcode = 'insufficient_privilege';
end
$$;

create trigger never_removed before delete or truncate on month_locks
  for each statement execute function refuse_month_lock_removal();

-- Everything before the end of a locked month is locked: what was before it is, too.
create function ledger_refuse_locked() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if exists (select from month_locks where unlocked_at is null and ends_at > new.made_at) then
    raise exception 'ledger transaction % is dated % in a month that is locked', new.reference, new.made_at
      using errcode = 'check_violation', constraint = 'ledger_month_locked';
  end if;
  return new;
end
$$;

create trigger ledger_refuse_locked before insert on ledger_transactions
  for each row execute function ledger_refuse_locked();

-- Waits for what is being booked, and has what comes behind it wait until the end of the transaction: a month is added
-- up while nothing moves, and whoever books next sees its lock.
create function ledger_hold_still() returns void
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  lock table ledger_transactions in share mode;
end
$$;

revoke all on function check_month_lock, refuse_month_lock_removal, ledger_refuse_locked, ledger_hold_still from public;

grant select, insert, update (unlocked_by, unlocked_at, unlock_reason) on month_locks to {{server}};
grant execute on function ledger_hold_still to {{server}};
