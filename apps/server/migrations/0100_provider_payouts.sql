-- Why: the card provider keeps its fees and pays the rest out to our bank account, and the books knew of neither: what
-- it owed us only grew, and the bank account seemed to be overdrawn as soon as a customer's sale was paid. Each payout
-- of the provider is kept with the lines that it consists of, and is booked once it arrived (src/ledger/README.md).
-- The accounts bank_other and bank_opening are for what else a statement of the bank tells.

alter table ledger_accounts drop constraint ledger_accounts_kind_check;
alter table ledger_accounts add constraint ledger_accounts_kind_check check (
  kind in ('customer', 'provider_clearing', 'sales', 'vat', 'promo', 'payouts_owed', 'bank', 'receivable', 'goodwill',
    'stock', 'stock_ordered', 'payouts_promised', 'payouts_sent', 'corrections', 'paid_twice',
    'cost_of_sales', 'stock_intake', 'stock_losses', 'provider_fees', 'exchange_differences', 'bank_other',
    'bank_opening')
);
insert into ledger_accounts (kind)
values ('provider_fees'), ('exchange_differences'), ('bank_other'), ('bank_opening');

create table provider_payouts (
  id bigint generated always as identity primary key,
  -- The provider's own name of it; null: somebody wrote it down by hand.
  provider_payout_id text unique check (length(provider_payout_id) between 1 and 255),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  -- What its lines bring together, what the provider keeps of it, and what arrives; as the currency is counted.
  gross_cents bigint not null,
  fee_cents bigint not null,
  net_cents bigint not null,
  arrives_on date not null,
  state text not null check (state in ('pending', 'paid', 'failed')),
  -- The provider's word for why it failed.
  failure text,
  -- Whether the provider tells what it consists of: it does not of payouts that somebody asked for.
  has_lines boolean not null,
  noted_by text not null check (noted_by <> ''),
  noted_at timestamptz not null,
  note text check (note <> ''),
  -- Of one that is written down by hand: pressed twice it is written once.
  request_key text unique,
  -- Null: it is on its way still, or in a currency that the books are not kept in.
  booked_at timestamptz,
  failed_at timestamptz,
  found_at timestamptz,
  found_answer_id bigint,
  found_line_no int,
  foreign key (found_answer_id, found_line_no) references bank_answer_lines (answer_id, line_no),
  unique (found_answer_id, found_line_no),
  check ((provider_payout_id is null) = (request_key is not null and note is not null)),
  check ((state = 'failed') = (failed_at is not null)),
  check (booked_at is null or (state <> 'pending' and currency = 'EUR')),
  check ((found_at is null) = (found_answer_id is null) and (found_at is null) = (found_line_no is null)),
  check (found_at is null or booked_at is not null)
);

create index provider_payouts_newest on provider_payouts (arrives_on desc, id desc);
create index provider_payouts_by_booking on provider_payouts (booked_at) where booked_at is not null;
-- Those that a statement of the bank should tell of.
create index provider_payouts_awaited on provider_payouts (arrives_on)
  where state = 'paid' and booked_at is not null and found_at is null;
create index provider_payouts_pending on provider_payouts (arrives_on) where state = 'pending';

create table provider_payout_lines (
  id bigint generated always as identity primary key,
  payout_id bigint not null references provider_payouts (id),
  -- The provider's name of the movement, its word for it, and of what it is.
  provider_line_id text not null unique check (length(provider_line_id) between 1 and 255),
  provider_type text not null,
  provider_source text,
  payment_intent text,
  -- `payout`: one that failed before and is here again; `other`: what the shop has no word for.
  kind text not null check (kind in ('charge', 'refund', 'dispute', 'fee', 'payout', 'other')),
  payment_id uuid references payments (id),
  refund_id uuid references refunds (id),
  dispute_id text references disputes (id),
  amount_cents bigint not null,
  fee_cents bigint not null,
  net_cents bigint not null check (net_cents = amount_cents - fee_cents),
  -- What the books have of it, where it was charged in another currency than the payout's; null: in the same.
  booked_cents bigint
);

create index provider_payout_lines_by_payout on provider_payout_lines (payout_id, id);
create index provider_payout_lines_by_payment on provider_payout_lines (payment_id) where payment_id is not null;
create index provider_payout_lines_unmatched on provider_payout_lines (payout_id)
  where payment_id is null and kind in ('charge', 'refund', 'dispute');

-- A payout goes on from pending to paid, and may fail after either. What was booked stays as it was booked.
create function check_provider_payout() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if old.state = 'failed' and new.state <> 'failed' or old.state = 'paid' and new.state = 'pending' then
    raise exception 'provider payout % is % and does not become %', old.id, old.state, new.state
      using errcode = 'check_violation';
  end if;
  if old.booked_at is not null and row (old.booked_at, old.currency, old.gross_cents, old.fee_cents, old.net_cents)
    is distinct from row (new.booked_at, new.currency, new.gross_cents, new.fee_cents, new.net_cents) then
    raise exception 'provider payout % is booked and does not change', old.id using errcode = 'check_violation';
  end if;
  if old.found_at is not null and new.found_at is null then
    raise exception 'provider payout % was found on a statement', old.id using errcode = 'check_violation';
  end if;
  return new;
end
$$;

create trigger provider_payout_change before update on provider_payouts
  for each row execute function check_provider_payout();

-- What is marked as booked stands in the books, with its amount.
create function check_provider_payout_booked() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if new.net_cents <> 0 and not exists (
    select
    from ledger_transactions t
    join ledger_entries e on e.transaction_id = t.id
    join ledger_accounts a on a.id = e.account_id
    where t.reference = 'provider-payout:' || new.id || case when new.state = 'failed' then ':failed' else '' end
      and a.kind = 'bank' and e.cents = case when new.state = 'failed' then new.net_cents else -new.net_cents end
  ) then
    raise exception 'provider payout % is not booked as it is', new.id using errcode = 'check_violation';
  end if;
  return null;
end
$$;

create constraint trigger provider_payout_booked after insert or update on provider_payouts
deferrable initially deferred
for each row when (new.booked_at is not null) execute function check_provider_payout_booked();

-- Lines of the bank that no payout of ours and none of the provider's is behind, booked by hand to a named cost.
create table bank_line_bookings (
  answer_id bigint not null,
  line_no int not null,
  -- Credit positive, as the books have it of the account bank: what left the bank is positive.
  bank_cents bigint not null check (bank_cents <> 0),
  cost text not null check (cost <> ''),
  reason text not null check (reason <> ''),
  booked_by text not null check (booked_by <> ''),
  booked_at timestamptz not null,
  primary key (answer_id, line_no),
  foreign key (answer_id, line_no) references bank_answer_lines (answer_id, line_no)
);

create index bank_line_bookings_by_time on bank_line_bookings (booked_at);

-- What stood in the bank account when the books began: once.
create table bank_opening (
  id int primary key check (id = 1),
  cents bigint not null check (cents <> 0),
  opens_on date not null,
  reason text not null check (reason <> ''),
  booked_by text not null check (booked_by <> ''),
  booked_at timestamptz not null
);

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
  ) and not exists (
    -- The provider takes a payout back that failed, or what it is owed where more went back than came.
    select from provider_payouts as p
    where p.booked_at is not null and (
      named = 'provider-payout:' || p.id || ':failed' and p.state = 'failed' and p.net_cents = new.cents
      or named = 'provider-payout:' || p.id and p.net_cents = -new.cents
    )
  ) and not exists (
    select from bank_line_bookings as b
    where named = 'bank-line:' || b.answer_id || '-' || b.line_no and b.bank_cents = new.cents
  ) and not exists (
    select from bank_opening as o where named = 'bank-opening:' || o.id and o.cents = -new.cents
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

create function refuse_bank_line_change() returns trigger
language plpgsql set search_path = pg_catalog, public, pg_temp as $$
begin
  raise exception 'what was booked from a statement never changes' using errcode = 'insufficient_privilege';
end
$$;

create trigger never_changes before update or delete or truncate on bank_line_bookings
  for each statement execute function refuse_bank_line_change();
create trigger never_changes before update or delete or truncate on bank_opening
  for each statement execute function refuse_bank_line_change();

create trigger audit after insert or update on provider_payouts
  for each row when (current_setting('pandrop.audit', true) <> '') execute function audit_change('id');
create trigger audit after insert on bank_line_bookings
  for each row when (current_setting('pandrop.audit', true) <> '') execute function audit_change('answer_id');
create trigger audit after insert on bank_opening
  for each row when (current_setting('pandrop.audit', true) <> '') execute function audit_change('id');

revoke all on function
  check_provider_payout, check_provider_payout_booked, refuse_bank_line_change from public;

grant select, insert on provider_payouts, provider_payout_lines, bank_line_bookings, bank_opening to {{server}};
grant update (gross_cents, fee_cents, net_cents, arrives_on, state, failure, has_lines, booked_at, failed_at, found_at,
  found_answer_id, found_line_no) on provider_payouts to {{server}};
grant update (payment_id, refund_id, dispute_id, booked_cents) on provider_payout_lines to {{server}};
