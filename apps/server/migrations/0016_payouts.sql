-- Why: an accepted offer is paid out by bank transfer (readings.md, States: Offer). A payout exists for an accepted
-- offer at exactly its price, stands once, is in one file for the bank, and money leaves the books for nothing else.

-- A file for the bank (ISO 20022 pain.001). It names IBANs, so it is kept sealed (src/secrets.ts).
create table bank_files (
  id bigint generated always as identity primary key,
  -- MsgId, at most 35 characters
  message_id text not null unique check (message_id ~ '^[A-Za-z0-9-]{1,35}$'),
  payments int not null check (payments > 0),
  cents bigint not null check (cents > 0),
  execution_day date not null,
  content_sealed bytea not null,
  made_by text not null check (made_by <> ''),
  created_at timestamptz not null
);

-- Money for an accepted offer, by bank transfer or through a card form; sale proceeds and nothing else.
create table payouts (
  id uuid primary key default gen_random_uuid(),
  offer_id bigint not null,
  customer_id bigint not null,
  cents bigint not null,
  method text not null check (method in ('sepa-manual', 'card-form')),
  state text not null check (state in ('requested', 'sent', 'approved', 'failed')),
  -- holder of the account
  first_name text not null,
  last_name text not null,
  -- only the server can open it (src/secrets.ts); null: paid through a card form
  iban_sealed bytea,
  -- what people see: country, two digits and the last four characters
  iban_masked text,
  name text not null,
  surname text not null,
  email text not null,
  phone text not null,
  country text not null check (country ~ '^[A-Z]{2}$'),
  city text not null,
  address text not null,
  post_code text not null,
  -- how the bank names it in its answer (EndToEndId, at most 35 characters)
  end_to_end_id text not null unique generated always as (replace(id::text, '-', '')) stored,
  file_id bigint references bank_files (id),
  requested_at timestamptz not null,
  sent_at timestamptz,
  -- when the bank confirmed it or did not take it
  settled_at timestamptz,
  failure_reason text,
  -- an offer's own customer and its accepted price
  foreign key (offer_id, customer_id, cents) references offers (id, customer_id, service_price_cents),
  check ((method = 'sepa-manual') = (iban_sealed is not null and iban_masked is not null)),
  check ((state in ('approved', 'failed')) = (settled_at is not null)),
  check ((state = 'failed') = (failure_reason is not null)),
  check (state = 'failed' or (state = 'requested') = (sent_at is null)),
  check (file_id is null or sent_at is not null)
);

create unique index payouts_one_standing_per_offer on payouts (offer_id) where state <> 'failed';
create index payouts_by_offer on payouts (offer_id, requested_at);
create index payouts_by_file on payouts (file_id) where file_id is not null;
create index payouts_by_state on payouts (state, requested_at) where state in ('requested', 'sent');

create function check_payout_change() returns trigger
language plpgsql as $$
begin
  if old.state <> new.state
    and (old.state, new.state) not in (
      ('requested', 'sent'), ('requested', 'failed'), ('sent', 'approved'), ('sent', 'failed')
    ) then
    raise exception 'a payout does not go from % to %', old.state, new.state using errcode = 'check_violation';
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

create trigger payout_change before update on payouts for each row execute function check_payout_change();

create function refuse_first_payout_state() returns trigger
language plpgsql as $$
begin
  raise exception 'a payout does not begin as %', new.state using errcode = 'check_violation';
end
$$;

create trigger payout_first_state before insert on payouts
  for each row when (new.state <> 'requested') execute function refuse_first_payout_state();

-- An offer and its payout tell the same at every commit.
create function check_offer_has_payout() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  subject bigint := case tg_table_name when 'offers' then to_jsonb(new) ->> 'id' else to_jsonb(new) ->> 'offer_id' end;
  offer_state text;
  payout_state text;
begin
  select state into offer_state from offers where id = subject;
  select state into payout_state from payouts where offer_id = subject and state <> 'failed';
  if (case offer_state
    when 'payout_processing' then payout_state in ('requested', 'sent')
    when 'approved' then payout_state = 'approved'
    else payout_state is null
  end) is not true then
    raise exception 'offer % is % and its payout is %', subject, offer_state, coalesce(payout_state, 'missing')
      using errcode = 'check_violation';
  end if;
  return null;
end
$$;

create constraint trigger offer_has_payout after update of state on offers
deferrable initially deferred
for each row when (old.state <> new.state) execute function check_offer_has_payout();
create constraint trigger payout_has_offer after insert or update of state on payouts
deferrable initially deferred
for each row execute function check_offer_has_payout();

-- What a bank told about payouts: a file is imported once, and every line of it is kept with what it came to.
create table bank_answers (
  id bigint generated always as identity primary key,
  format text not null check (format in ('pain.002', 'camt.053')),
  message_id text not null,
  -- SHA-256 of the file
  fingerprint bytea not null unique,
  imported_by text not null check (imported_by <> ''),
  imported_at timestamptz not null
);

create table bank_answer_lines (
  answer_id bigint not null references bank_answers (id),
  line_no int not null check (line_no > 0),
  end_to_end_id text not null,
  cents bigint,
  -- what the bank says, and what we made of it
  bank_status text not null,
  outcome text not null check (
    outcome in ('approved', 'failed', 'pending', 'already', 'unknown', 'amount_differs', 'not_sent', 'returned')
  ),
  payout_id uuid references payouts (id),
  reason text,
  primary key (answer_id, line_no)
);

create index bank_answer_lines_by_payout on bank_answer_lines (payout_id) where payout_id is not null;

-- The account that payouts leave from.
alter table settings
  add column debtor_name text not null default '',
  add column debtor_iban text not null default '',
  add column debtor_bic text not null default '',
  add column debtor_town text not null default '',
  add column debtor_country text not null default '' check (debtor_country ~ '^([A-Z]{2})?$');

alter table settings alter column payment_methods set default '{card,balance,sepa-manual}';
update settings set payment_methods = array_append(payment_methods, 'sepa-manual')
where not 'sepa-manual' = any (payment_methods);

-- A balance never leaves as cash (readings.md, Money): the bank's account is left only by what payouts_sent holds, and
-- payouts_sent is filled only for a payout that exists, under its own reference and with its own amount.
create function check_money_leaves() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
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
    where named = 'payout:' || p.id || ':sent' and p.cents = new.cents and p.sent_at is not null
  ) then
    raise exception 'ledger transaction % sends money without a payout', named using errcode = 'check_violation';
  end if;
  return null;
end
$$;

-- The condition names the two accounts by number, so that no purchase pays for it.
do $$
declare
  watched text := (
    select string_agg(id::text, ', ' order by id) from ledger_accounts where name in ('bank', 'payouts_sent')
  );
begin
  execute format(
    'create constraint trigger money_leaves after insert on ledger_entries deferrable initially deferred
     for each row when (new.cents > 0 and new.account_id in (%s)) execute function check_money_leaves()',
    watched
  );
end
$$;

revoke all on function check_money_leaves, check_offer_has_payout from public;

grant select on bank_files, payouts, bank_answers, bank_answer_lines to {{server}};
grant insert on bank_files, bank_answers, bank_answer_lines to {{server}};
grant insert, update (state, file_id, sent_at, settled_at, failure_reason) on payouts to {{server}};
grant update (debtor_name, debtor_iban, debtor_bic, debtor_town, debtor_country, counter_days) on settings
  to {{server}};
