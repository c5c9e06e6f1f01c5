-- Why: the shop owes people money, so its books must be provable. Every movement is a transaction whose entries sum to
-- zero (double entry; src/ledger/README.md), nothing is ever changed or removed, and PostgreSQL itself refuses what
-- would break that, whichever program asks (readings.md, Money). Credit is positive: a customer's balance is positive
-- when the shop owes the customer. All amounts are whole cents of the internal currency (1 unit = 1 EUR).
-- {{server}} is the login that the server works under: it may read the books and call three functions, nothing else.

grant usage on schema public to {{server}};
grant select on schema_migrations to {{server}};

create table ledger_accounts (
  id bigint generated always as identity primary key,
  kind text not null check (
    kind in ('customer', 'provider_clearing', 'sales', 'vat', 'promo', 'payouts_owed', 'bank', 'receivable', 'goodwill')
  ),
  customer_id bigint,
  name text not null unique generated always as (
    case when customer_id is null then kind else kind || ':' || customer_id::text end
  ) stored,
  check ((kind = 'customer') = (customer_id is not null))
);

-- Known before every other account: each system account exists exactly once, by its unique name.
insert into ledger_accounts (kind)
values ('provider_clearing'), ('sales'), ('vat'), ('promo'), ('payouts_owed'), ('bank'), ('receivable'), ('goodwill');

create table ledger_transactions (
  id bigint generated always as identity primary key,
  reference text not null unique check (reference <> ''),
  kind text not null check (kind ~ '^[a-z_]+$'),
  reverses bigint unique references ledger_transactions (id),
  reason text,
  made_by text not null check (made_by <> ''),
  made_at timestamptz not null,
  -- The database transaction that wrote it: no entry can be added later.
  created_in xid8 not null default pg_current_xact_id()
);

-- account_id has no foreign key: it would lock the one row of `sales` in every purchase. ledger_apply_entries looks
-- the account up instead, and accounts are never removed.
create table ledger_entries (
  transaction_id bigint not null references ledger_transactions (id),
  account_id bigint not null,
  cents bigint not null check (cents <> 0),
  primary key (transaction_id, account_id)
);

create index ledger_entries_by_account on ledger_entries (account_id, transaction_id) include (cents);

-- The sum of a customer's entries, kept by ledger_apply_entries alone. System accounts are summed when somebody asks:
-- a stored sum of `sales` would be one row for which all purchases queue.
create table customer_balances (
  customer_id bigint primary key,
  account_id bigint not null unique references ledger_accounts (id),
  balance_cents bigint not null default 0 check (balance_cents >= 0)
) with (fillfactor = 70);

-- Every customer's account has a balance from its first moment.
create function ledger_open_balance() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
begin
  insert into customer_balances (customer_id, account_id) values (new.customer_id, new.id);
  return null;
end
$$;

create trigger ledger_open_balance after insert on ledger_accounts
for each row when (new.customer_id is not null) execute function ledger_open_balance();

-- Checks each statement that adds entries as a whole, then moves the customers' balances along. Sums are checked here
-- and again at commit, because `set constraints all immediate` could bring the check at commit forward.
create function ledger_apply_entries() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
begin
  if exists (
    select
    from added
    left join ledger_transactions as t on t.id = added.transaction_id
    left join ledger_accounts as a on a.id = added.account_id
    where a.id is null or t.created_in is distinct from pg_current_xact_id()
  ) then
    raise exception 'ledger entries need known accounts and belong to a transaction of this very moment';
  end if;
  if exists (select from added group by transaction_id having sum(cents) <> 0) then
    raise exception 'ledger entries do not sum to zero';
  end if;
  update customer_balances as b
  set balance_cents = b.balance_cents + moved.cents
  from (select account_id, sum(cents)::bigint as cents from added group by account_id) as moved
  where b.account_id = moved.account_id;
  return null;
end
$$;

create trigger ledger_apply_entries after insert on ledger_entries
referencing new table as added
for each statement execute function ledger_apply_entries();

create function ledger_check_transaction() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  entries bigint;
  total numeric;
begin
  select count(*), sum(cents) into entries, total from ledger_entries where transaction_id = new.id;
  if entries < 2 or total <> 0 then
    raise exception 'ledger transaction % has % entries that sum to %', new.reference, entries, coalesce(total, 0)
      using errcode = 'check_violation';
  end if;
  return null;
end
$$;

create constraint trigger ledger_check_transaction after insert on ledger_transactions
deferrable initially deferred
for each row execute function ledger_check_transaction();

create function ledger_forbid() returns trigger
language plpgsql
as $$
begin
  raise exception '% only grows: % is not possible', tg_table_name, lower(tg_op)
    using errcode = 'insufficient_privilege', hint = 'A wrong transaction is answered by its mirror.';
end
$$;

create trigger ledger_accounts_only_grow before update or delete or truncate on ledger_accounts
for each statement execute function ledger_forbid();
create trigger ledger_transactions_only_grow before update or delete or truncate on ledger_transactions
for each statement execute function ledger_forbid();
create trigger ledger_entries_only_grow before update or delete or truncate on ledger_entries
for each statement execute function ledger_forbid();
create trigger customer_balances_only_grow before delete or truncate on customer_balances
for each statement execute function ledger_forbid();
-- Depth 0 is a statement that somebody typed; the ledger's own update comes from inside a trigger.
create trigger customer_balances_follow_entries before update on customer_balances
for each statement when (pg_trigger_depth() = 0) execute function ledger_forbid();

create function ledger_open_account(customer bigint) returns void
language sql security definer set search_path = pg_catalog, public, pg_temp
as $$
  insert into ledger_accounts (kind, customer_id) values ('customer', customer) on conflict (name) do nothing
$$;

-- Locks customers' balances in the one order that everybody uses, ascending customer id, so that nobody deadlocks.
create function ledger_lock_balances(customers bigint[]) returns table (customer_id bigint, balance_cents bigint)
language sql security definer set search_path = pg_catalog, public, pg_temp
as $$
  select b.customer_id, b.balance_cents
  from customer_balances as b
  where b.customer_id = any (customers)
  order by b.customer_id
  for update
$$;

-- Posts one transaction in one round trip. The outcome is `posted`, `already_posted` for a reference that is there
-- with the same kind and entries, or `insufficient_balance`, which writes nothing and leaves the caller's transaction
-- usable.
create function ledger_post(
  new_reference text,
  new_kind text,
  account_names text[],
  amounts bigint[],
  new_made_by text,
  new_made_at timestamptz,
  new_reason text,
  new_reverses bigint
) returns table (transaction_id bigint, outcome text)
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  overdrawn boolean;
  found_kind text;
  same boolean;
begin
  select bool_or(locked.balance_after < 0) into overdrawn
  from (
    select b.balance_cents + e.cents as balance_after
    from unnest(account_names, amounts) as e (name, cents)
    join ledger_accounts as a on a.name = e.name
    join customer_balances as b on b.account_id = a.id
    order by b.customer_id
    for update of b
  ) as locked;

  select t.id, t.kind into transaction_id, found_kind from ledger_transactions as t where t.reference = new_reference;
  if not found then
    if overdrawn then
      outcome := 'insufficient_balance';
      return next;
      return;
    end if;

    insert into ledger_transactions (reference, kind, reverses, reason, made_by, made_at)
    values (new_reference, new_kind, new_reverses, new_reason, new_made_by, new_made_at)
    on conflict (reference) do nothing
    returning id into transaction_id;
    if found then
      insert into ledger_entries (transaction_id, account_id, cents)
      select ledger_post.transaction_id, coalesce(a.id, 0), e.cents
      from unnest(account_names, amounts) as e (name, cents)
      left join ledger_accounts as a on a.name = e.name;
      outcome := 'posted';
      return next;
      return;
    end if;

    -- Somebody else posted it while the insert waited.
    select t.id, t.kind into transaction_id, found_kind from ledger_transactions as t where t.reference = new_reference;
  end if;

  select found_kind = new_kind and count(*) = count(e.cents) and count(*) = cardinality(account_names) into same
  from ledger_entries as n
  join ledger_accounts as a on a.id = n.account_id
  left join unnest(account_names, amounts) as e (name, cents) on e.name = a.name and e.cents = n.cents
  where n.transaction_id = ledger_post.transaction_id;
  if same is not true then
    raise exception 'the ledger reference % is there already, with other entries', new_reference;
  end if;
  outcome := 'already_posted';
  return next;
end
$$;

revoke all on function
  ledger_open_balance, ledger_apply_entries, ledger_check_transaction, ledger_forbid,
  ledger_open_account, ledger_lock_balances, ledger_post
from public;

grant select on ledger_accounts, ledger_transactions, ledger_entries, customer_balances to {{server}};
grant execute on function ledger_open_account, ledger_lock_balances, ledger_post to {{server}};
