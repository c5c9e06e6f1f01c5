-- Why: two kinds of money come back, and the books must follow. What a customer owes after a dispute is collected from
-- what their balance gets later. A SEPA transfer may be returned days after its debit: the payout is taken back, and
-- its offer is ready for another.

alter table disputes
  -- of what was not debited: what the customer has paid since
  add column collected_cents bigint not null default 0 check (collected_cents >= 0),
  add constraint disputes_taken_once check (debited_cents + collected_cents <= cents);

create index disputes_owing on disputes (customer_id)
  where state <> 'won' and debited_cents + collected_cents < cents;

-- What was collected, from which posting; it counts into the dispute by itself and is never taken back.
create table debt_collections (
  -- of the posting that moved it
  reference text not null check (reference <> ''),
  dispute_id text not null references disputes (id),
  cents bigint not null check (cents > 0),
  collected_at timestamptz not null,
  primary key (reference, dispute_id)
);

create index debt_collections_by_dispute on debt_collections (dispute_id);

-- Runs as the owner: the server's login cannot touch what was collected.
create function count_debt_collection() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  update disputes set collected_cents = collected_cents + new.cents where id = new.dispute_id and state <> 'won';
  if not found then
    raise exception 'dispute % is won: nothing is owed for it', new.dispute_id using errcode = 'check_violation';
  end if;
  return null;
end
$$;

create trigger count_debt_collection after insert on debt_collections
  for each row execute function count_debt_collection();

-- What is counted as collected has moved: the posting takes as much from what is owed to us.
create function check_debt_collected() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if (select sum(cents) from debt_collections where reference = new.reference) is distinct from (
    select e.cents
    from ledger_transactions t
    join ledger_entries e on e.transaction_id = t.id
    join ledger_accounts a on a.id = e.account_id
    where t.reference = new.reference and a.kind = 'receivable'
  ) then
    raise exception 'the books have not collected what % says', new.reference using errcode = 'check_violation';
  end if;
  return null;
end
$$;

create constraint trigger debt_is_collected after insert on debt_collections
deferrable initially deferred
for each row execute function check_debt_collected();

grant select, insert on debt_collections to {{server}};

-- A payout that was paid and came back. settled_at keeps when it was paid.
alter table payouts
  add column returned_at timestamptz,
  add constraint payouts_returned check (returned_at is null or (state = 'failed' and settled_at is not null));

create or replace function check_payout_change() returns trigger
language plpgsql set search_path = pg_catalog, public, pg_temp as $$
begin
  if old.state <> new.state
    and (old.state, new.state) not in (
      ('requested', 'sent'), ('requested', 'failed'), ('sent', 'approved'), ('sent', 'failed'), ('approved', 'failed')
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

-- The offer follows its payout: offer_has_payout asks at commit that no other payout stands.
insert into offer_transitions (from_state, to_state) values ('approved', 'ready_for_payout');

create function check_payout_returned() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if not exists (
    select
    from ledger_transactions t
    join ledger_entries e on e.transaction_id = t.id
    join ledger_accounts a on a.id = e.account_id
    where t.reference = 'payout:' || new.id || ':returned' and a.kind = 'bank' and e.cents = -new.cents
  ) then
    raise exception 'payout % came back and the books do not say so', new.id using errcode = 'check_violation';
  end if;
  return null;
end
$$;

create constraint trigger payout_returned after update on payouts
deferrable initially deferred
for each row when (old.returned_at is null and new.returned_at is not null) execute function check_payout_returned();

-- What the bank gives back is owed again only for a payout that came back, under its own reference and amount.
create function check_money_returns() returns trigger
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
    where named = 'payout:' || p.id || ':returned' and p.returned_at is not null and p.cents = -new.cents
  ) then
    raise exception 'ledger transaction % owes again what no payout brought back', named
      using errcode = 'check_violation';
  end if;
  return null;
end
$$;

-- The condition names the account by number, so that no purchase pays for it.
do $$
begin
  execute format(
    'create constraint trigger money_returns after insert on ledger_entries deferrable initially deferred
     for each row when (new.cents < 0 and new.account_id = %s) execute function check_money_returns()',
    (select id from ledger_accounts where name = 'bank')
  );
end
$$;

alter table offer_events drop constraint offer_events_kind_check;
alter table offer_events add constraint offer_events_kind_check check (
  kind in ('created', 'countered', 'counter_changed', 'accepted', 'declined', 'rejected', 'counter_expired', 'received',
    'not_received', 'reversed', 'ready', 'payout_requested', 'payout_sent', 'payout_confirmed', 'payout_failed',
    'payout_returned')
);

-- `came_back`: it was paid, the money is here again, and the payout was taken back.
alter table bank_answer_lines drop constraint bank_answer_lines_outcome_check;
alter table bank_answer_lines add constraint bank_answer_lines_outcome_check check (
  outcome in ('approved', 'failed', 'came_back', 'pending', 'already', 'unknown', 'amount_differs', 'not_sent',
    'returned')
);

revoke all on function
  count_debt_collection, check_debt_collected, check_payout_returned, check_money_returns from public;

grant update (returned_at) on payouts to {{server}};
