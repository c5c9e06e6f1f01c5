-- Why: whether a customer is who they say was a word that staff set, and nobody saw what it stood on. A verification is
-- a customer's request with documents, and what became of it: who decided, when and why, and until when it holds
-- (docs/behaviour/accounts.md#identity-verification). What the account says of it follows from these rows alone.

alter table settings
  -- how long an approval holds
  add column verification_months int not null default 24 check (verification_months between 1 and 120),
  -- for how long after the decision its documents are kept
  add column verification_document_days int not null default 30 check (verification_document_days between 1 and 365),
  -- whoever has moved more within a year is approved by two people; 0: everybody is
  add column verification_second_person_cents int not null default 1000000
    check (verification_second_person_cents >= 0);
grant update (verification_months, verification_document_days, verification_second_person_cents) on settings
  to {{server}};

create table verifications (
  id bigint generated always as identity primary key,
  customer_id bigint not null references customers (id) on delete cascade,
  state text not null default 'pending'
    check (state in ('pending', 'approved', 'rejected', 'withdrawn', 'expired')),
  -- staff saw who it is without documents: at a counter, by letter
  seen_elsewhere boolean not null default false,
  asked_at timestamptz not null,
  -- of two who have to approve, the first
  first_approved_by bigint references staff (id),
  first_approved_at timestamptz,
  -- who approved or rejected; null: its customer took it back, or it is older than this table
  decided_by bigint references staff (id),
  decided_at timestamptz,
  reason text check (
    reason in ('unreadable', 'document_expired', 'account_differs', 'not_accepted', 'incomplete', 'other')
  ),
  -- what staff write to the customer about a rejection, or for the record where they saw who it is elsewhere
  message text not null default '' check (length(message) <= 500),
  valid_until timestamptz,
  -- when its customer was told that it ends
  warned_at timestamptz,
  -- when it held no longer: its time was over, a newer one took its place, or staff ended it
  expired_at timestamptz,
  constraint verifications_second_person check (decided_by <> first_approved_by),
  constraint verifications_first check ((first_approved_by is null) = (first_approved_at is null)),
  constraint verifications_decided check ((state = 'pending') = (decided_at is null)),
  constraint verifications_reason check ((state = 'rejected') = (reason is not null)),
  constraint verifications_valid check ((state in ('approved', 'expired')) = (valid_until is not null)),
  constraint verifications_expired check ((state = 'expired') = (expired_at is not null))
);

-- Of many that a customer sends at once one waits, and one approval holds.
create unique index verifications_one_pending on verifications (customer_id) where state = 'pending';
create unique index verifications_one_approved on verifications (customer_id) where state = 'approved';
create index verifications_by_customer on verifications (customer_id, id desc);
create index verifications_by_state on verifications (state, asked_at, id);
create index verifications_ending on verifications (valid_until) where state = 'approved';

-- What staff had set before there were requests goes on: an approval for as long as one of today. Nobody waits who has
-- sent nothing.
insert into verifications
  (customer_id, state, seen_elsewhere, asked_at, decided_at, valid_until, reason)
select id, verification_status, true, now(), now(),
  case when verification_status = 'approved' then now() + interval '24 months' end,
  case when verification_status = 'rejected' then 'other' end
from customers where verification_status in ('approved', 'rejected');
update customers set verification_status = 'none' where verification_status = 'pending';

-- Documents of a request, and those that wait to be sent with one. The file lies in the storage, sealed with a key of
-- its own that is here alone: with the row it is gone for good, whatever still lies in a storage or its copies.
create table verification_documents (
  id uuid primary key,
  -- the order in which they came
  number bigint not null generated always as identity,
  customer_id bigint not null references customers (id) on delete cascade,
  -- null: not sent yet; removed after a day
  verification_id bigint references verifications (id) on delete cascade,
  kind text not null check (
    kind in ('passport', 'identity_card_front', 'identity_card_back', 'residence_permit', 'proof_of_address', 'other')
  ),
  form text not null check (form in ('picture', 'pdf')),
  -- of the file as it came
  bytes int not null check (bytes > 0),
  path text not null unique,
  key_sealed bytea not null,
  uploaded_at timestamptz not null,
  -- the file lies in the storage
  stored boolean not null default false,
  constraint verification_documents_stored check (verification_id is null or stored)
);

create index verification_documents_by_customer on verification_documents (customer_id, number);
create index verification_documents_by_request on verification_documents (verification_id);
create index verification_documents_loose on verification_documents (uploaded_at) where verification_id is null;

-- What a customer has moved since: paid by card, and paid out to them.
create function moved_cents(which bigint, since timestamptz) returns bigint
language sql stable set search_path = pg_catalog, public, pg_temp
as $$
  select (
    coalesce((select sum(credit_cents) from payments
      where customer_id = which and state = 'Success' and settled_at > since), 0)
    + coalesce((select sum(transfer_cents) from payouts
      where customer_id = which and state in ('sent', 'approved') and sent_at > since), 0)
  )::bigint
$$;
revoke all on function moved_cents from public;
grant execute on function moved_cents to {{server}};

-- Whether two people have to approve who a customer is.
create function needs_second_person(which bigint, at timestamptz) returns boolean
language sql stable set search_path = pg_catalog, public, pg_temp
as $$
  select verification_second_person_cents = 0
    or moved_cents(which, at - interval '365 days') > verification_second_person_cents
  from settings
$$;
revoke all on function needs_second_person from public;
grant execute on function needs_second_person to {{server}};

create function check_verification_change() returns trigger language plpgsql
security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  bar record;
begin
  if tg_op = 'INSERT' then
    if new.state <> 'pending' then
      raise exception 'a verification begins with a request' using errcode = 'check_violation';
    end if;
    return new;
  end if;
  if old.state <> new.state and (old.state, new.state) not in (
    ('pending', 'approved'), ('pending', 'rejected'), ('pending', 'withdrawn'), ('approved', 'expired')
  ) then
    raise exception 'a verification does not go from % to %', old.state, new.state using errcode = 'check_violation';
  end if;
  if old.state = 'pending' and new.state not in ('pending', 'withdrawn') and new.decided_by is null then
    raise exception 'verification % is decided by nobody', new.id using errcode = 'check_violation';
  end if;
  if old.state <> 'pending' and (new.decided_by, new.decided_at, new.first_approved_by)
    is distinct from (old.decided_by, old.decided_at, old.first_approved_by) then
    raise exception 'verification % is decided already', new.id using errcode = 'check_violation';
  end if;
  if old.first_approved_by is not null and new.first_approved_by is distinct from old.first_approved_by then
    raise exception 'verification % has a first approval already', new.id using errcode = 'check_violation';
  end if;
  if old.state = 'pending' and new.state = 'approved' then
    if old.first_approved_by is null and needs_second_person(new.customer_id, new.decided_at) then
      raise exception 'verification % needs two people', new.id using errcode = 'check_violation';
    end if;
    if old.first_approved_by is not null then
      select * into bar from approval_barred(old.first_approved_by, new.decided_by, new.decided_at);
      if found then
        raise exception 'member of staff % cannot approve what % approved first before %: % access',
          new.decided_by, old.first_approved_by, bar.until, bar.why using errcode = 'check_violation';
      end if;
    end if;
  end if;
  return new;
end
$$;
revoke all on function check_verification_change() from public;

create trigger verification_change before insert or update on verifications
  for each row execute function check_verification_change();

-- The account says what its verifications come to: an approval holds while a newer request waits.
create function keep_verification_status() returns trigger language plpgsql
security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  comes_to text := coalesce(
    (select state from verifications
     where customer_id = new.customer_id and state in ('approved', 'pending')
     order by (state = 'approved') desc limit 1),
    (select case state when 'rejected' then 'rejected' else 'none' end from verifications
     where customer_id = new.customer_id and state <> 'withdrawn' order by id desc limit 1),
    'none'
  );
begin
  update customers set verification_status = comes_to
  where id = new.customer_id and verification_status <> comes_to;
  return null;
end
$$;
revoke all on function keep_verification_status() from public;

create trigger verification_status after insert or update on verifications
  for each row execute function keep_verification_status();

-- A document is sent with a request of its own customer that still waits, four with one at most.
create function check_verification_document() returns trigger language plpgsql
security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if new.verification_id is null then
    return new;
  end if;
  if not exists (
    select from verifications
    where id = new.verification_id and customer_id = new.customer_id and state = 'pending'
  ) then
    raise exception 'document % is of another request', new.id using errcode = 'check_violation';
  end if;
  if 4 <= (
    select count(*) from verification_documents where verification_id = new.verification_id and id <> new.id
  ) then
    raise exception 'request % has four documents', new.verification_id using errcode = 'check_violation';
  end if;
  return new;
end
$$;
revoke all on function check_verification_document() from public;

create trigger verification_document before insert or update of verification_id on verification_documents
  for each row execute function check_verification_document();

-- The log keeps who decided and when for good; what was written goes with the request.
create trigger audit after insert or update on verifications for each row
  when (current_setting('pandrop.audit', true) <> '') execute function audit_change('id', 'message');

grant select, insert (customer_id, seen_elsewhere, asked_at, message),
  update (state, first_approved_by, first_approved_at, decided_by, decided_at, reason, message, valid_until, warned_at,
    expired_at)
  on verifications to {{server}};
grant select, insert (id, customer_id, kind, form, bytes, path, key_sealed, uploaded_at),
  update (verification_id, stored), delete on verification_documents to {{server}};

-- Both go with the account, as the register of personal data says.
insert into erasure_steps (table_name, rows_of, audit_key, audited, statement) values
  ('verifications', $$customer_id = $1$$, 'id', '{message}', $$delete from verifications where customer_id = $1$$),
  ('verification_documents', $$customer_id = $1$$, null, null, $$delete from verification_documents where customer_id =
    $1$$);
