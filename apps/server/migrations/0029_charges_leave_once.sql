-- Why: the money of a charge leaves once. Refunds and disputes of one charge know of each other in either order: an
-- order whose charge is disputed has its sale undone against the dispute, a refund that the bank did not take pays
-- what a dispute took, and what a bank takes of a charge that has gone back already stands in an account of its own.
-- Inquiries take no money. What a refund or a dispute may become is a rule of the database as well.

alter table ledger_accounts drop constraint ledger_accounts_kind_check;
alter table ledger_accounts add constraint ledger_accounts_kind_check check (
  kind in ('customer', 'provider_clearing', 'sales', 'vat', 'promo', 'payouts_owed', 'bank', 'receivable', 'goodwill',
    'stock', 'stock_ordered', 'payouts_promised', 'payouts_sent', 'corrections', 'paid_twice')
);
insert into ledger_accounts (kind) values ('paid_twice');

alter table disputes
  -- the provider's own word for how it stands
  add column status text not null default '',
  -- when the provider said so: notices come in any order; the epoch where nobody dated it
  add column told_at timestamptz not null default '1970-01-01Z',
  -- how often it took its money: once, and again where it was lost after it had been won
  add column takings int not null default 0 check (takings >= 0),
  -- of what was debited: what is not the customer's any longer, because the sale was undone or a refund had failed
  add column settled_cents bigint not null default 0 check (settled_cents >= 0),
  -- taken although it had gone back already; beside `cents`, which the charge still had
  add column again_cents bigint not null default 0 check (again_cents >= 0);

update disputes
set status = case state when 'open' then 'needs_response' else state end, told_at = coalesce(closed_at, opened_at),
  takings = 1;

alter table disputes
  drop constraint disputes_state_check,
  drop constraint disputes_check1,
  -- an inquiry is a question of the bank that takes nothing yet
  add constraint disputes_state_check check (state in ('inquiry', 'open', 'won', 'lost')),
  add constraint disputes_closed check ((state in ('inquiry', 'open')) = (closed_at is null)),
  add constraint disputes_inquiry_takes_nothing
    check (state <> 'inquiry' or cents + again_cents + settled_cents = 0);

drop index disputes_blocking;
create index disputes_blocking on disputes (customer_id) where state in ('open', 'lost') and released_at is null;

-- Whatever the code does: a dispute stays with its charge, and from a decision nothing leads back to a question.
create function check_dispute_change() returns trigger
language plpgsql set search_path = pg_catalog, public, pg_temp as $$
begin
  if (old.id, old.payment_id, old.customer_id) is distinct from (new.id, new.payment_id, new.customer_id) then
    raise exception 'dispute % stays with its charge', old.id using errcode = 'check_violation';
  end if;
  if old.state <> new.state and (old.state, new.state) not in (
    ('inquiry', 'open'), ('inquiry', 'won'), ('inquiry', 'lost'), ('open', 'won'), ('open', 'lost'), ('won', 'open'),
    ('won', 'lost'), ('lost', 'open'), ('lost', 'won')
  ) then
    raise exception 'a dispute does not go from % to %', old.state, new.state using errcode = 'check_violation';
  end if;
  if old.state = 'won' and new.state in ('open', 'lost') and new.takings <= old.takings then
    raise exception 'dispute % was won: it takes its money again or stays so', old.id using errcode = 'check_violation';
  end if;
  -- What was collected for a taking that was won has gone back with it (0030 adds the column).
  if new.takings > old.takings then
    new.collected_cents := 0;
  end if;
  return new;
end
$$;

create trigger check_dispute_change before update on disputes
  for each row execute function check_dispute_change();

alter table refunds
  -- why the bank or the provider did not take it, in the provider's words
  add column failure text,
  -- of one that failed: what a dispute of the same charge has taken instead
  add column taken_cents bigint not null default 0,
  -- the dispute that a sale was undone against: the bank holds that money already
  add column dispute_id text references disputes (id),
  drop constraint refunds_destination_check,
  drop constraint refunds_check3,
  add constraint refunds_destination_check check (destination in ('balance', 'card', 'dispute')),
  add constraint refunds_balance_is_at_once check (destination <> 'balance' or state = 'succeeded'),
  add constraint refunds_against_dispute
    check ((destination = 'dispute') = (dispute_id is not null) and (destination <> 'dispute' or state <> 'pending')),
  add constraint refunds_taken check (taken_cents between 0 and cents),
  add constraint refunds_taken_of_failed check (taken_cents = 0 or state = 'failed'),
  add constraint refunds_failure check (failure is null or state = 'failed');

create index refunds_against_disputes on refunds (dispute_id) where dispute_id is not null;

-- A refund that failed is never sent again: what is owed for it went, or goes, another way.
create function check_refund_change() returns trigger
language plpgsql set search_path = pg_catalog, public, pg_temp as $$
begin
  if old.state <> new.state
    and (old.state, new.state) not in (('pending', 'succeeded'), ('pending', 'failed'), ('succeeded', 'failed')) then
    raise exception 'a refund does not go from % to %', old.state, new.state using errcode = 'check_violation';
  end if;
  if (old.id, old.customer_id, old.destination, old.cents, old.payment_id, old.amount_minor, old.order_id)
    is distinct from
    (new.id, new.customer_id, new.destination, new.cents, new.payment_id, new.amount_minor, new.order_id)
    or old.provider_refund_id is not null and new.provider_refund_id is distinct from old.provider_refund_id then
    raise exception 'refund % is what it was', old.id using errcode = 'check_violation';
  end if;
  if new.taken_cents > old.taken_cents and exists (select from refunds later where later.replaces = new.id) then
    raise exception 'refund % went another way: no dispute takes it', old.id using errcode = 'check_violation';
  end if;
  return new;
end
$$;

create trigger check_refund_change before update on refunds
  for each row execute function check_refund_change();

-- What replaces a refund is what that one failed to bring, less what a dispute took of it.
create function check_replacement() returns trigger
language plpgsql set search_path = pg_catalog, public, pg_temp as $$
begin
  if not exists (
    select from refunds failed
    where failed.id = new.replaces and failed.state = 'failed' and failed.customer_id = new.customer_id
      and failed.cents - failed.taken_cents = new.cents
  ) then
    raise exception 'refund % replaces what has not failed, or another amount', new.id
      using errcode = 'check_violation';
  end if;
  return new;
end
$$;

create trigger check_replacement before insert on refunds
  for each row when (new.replaces is not null) execute function check_replacement();

-- Which refund settled how much of which dispute; where the dispute is won after all, it is owed again.
create table dispute_settlements (
  dispute_id text not null references disputes (id),
  refund_id uuid not null references refunds (id),
  -- of the dispute, see disputes.takings
  taking int not null,
  cents bigint not null check (cents > 0),
  settled_at timestamptz not null,
  undone_at timestamptz,
  primary key (dispute_id, refund_id, taking)
);

create index dispute_settlements_by_refund on dispute_settlements (refund_id);

revoke all on function check_dispute_change, check_refund_change, check_replacement from public;

grant update (status, told_at, takings, settled_cents, again_cents, cents, debited_cents) on disputes to {{server}};
grant update (failure, taken_cents) on refunds to {{server}};
grant select, insert, update (cents, undone_at) on dispute_settlements to {{server}};
