-- Why: accounts that are trusted with money. A forgotten password, a new e-mail, the devices that are signed in, keys
-- for programs of the customer, and when credentials changed last (payouts pause for 24 hours then, readings.md).

alter table customers
  -- when password or e-mail changed last; null since sign-up
  add column credentials_changed_at timestamptz;

-- One table for every link that is mailed: a secret that proves an address, once, for one purpose.
alter table verification_tokens rename to mailed_links;
alter index verification_tokens_pkey rename to mailed_links_pkey;
alter index verification_tokens_by_customer rename to mailed_links_by_customer;
alter index verification_tokens_by_expiry rename to mailed_links_by_expiry;
alter table mailed_links rename constraint verification_tokens_customer_id_fkey to mailed_links_customer_id_fkey;
alter table mailed_links
  add column purpose text not null default 'verify_address'
    check (purpose in ('verify_address', 'reset_password', 'change_email'));
alter table mailed_links alter column purpose drop default;

-- The e-mail that a customer wants to have; it becomes theirs when the link mailed to it is opened.
create table email_changes (
  customer_id bigint primary key references customers (id) on delete cascade,
  email text not null,
  -- the session that asked stays signed in when the change takes effect; the others end
  session_id bigint references sessions (id) on delete set null,
  asked_at timestamptz not null,
  expires_at timestamptz not null
);

create index email_changes_by_expiry on email_changes (expires_at);
create index email_changes_by_session on email_changes (session_id);

-- What a session's browser told about itself, and from where it was seen last.
alter table sessions
  add column user_agent text not null default '',
  add column address text not null default '';

-- A browser from which a customer has signed in before: its cookie's hash. It spares them the mail about a new device,
-- and strangers who guess passwords elsewhere cannot close the account for it (OWASP, device cookies).
create table known_devices (
  customer_id bigint not null references customers (id) on delete cascade,
  device_hash bytea not null,
  created_at timestamptz not null,
  seen_at timestamptz not null,
  primary key (customer_id, device_hash)
);

create index known_devices_by_sight on known_devices (seen_at);

-- Keys for programs of the customer; they read what their scopes name and never write.
create table api_keys (
  id bigint generated always as identity primary key,
  customer_id bigint not null references customers (id) on delete cascade,
  name text not null,
  key_hash bytea not null unique,
  -- the last four characters, so that the owner can tell keys apart
  hint text not null check (length(hint) = 4),
  scopes text[] not null check (cardinality(scopes) > 0),
  created_at timestamptz not null,
  last_used_at timestamptz,
  expires_at timestamptz not null,
  revoked_at timestamptz
);

create index api_keys_by_customer on api_keys (customer_id) where revoked_at is null;
create index api_keys_by_expiry on api_keys (expires_at);

-- The bound is the contract's apiKeysMax; it holds also when keys are made at the same moment.
create function check_api_keys_size() returns trigger
language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('api keys', new.customer_id));
  if (
    select count(*) from api_keys
    where customer_id = new.customer_id and revoked_at is null and expires_at > new.created_at
  ) >= 10 then
    raise exception 'a customer has at most 10 API keys' using errcode = 'check_violation', constraint = 'api_keys_max';
  end if;
  return new;
end
$$;

create trigger api_keys_size before insert on api_keys for each row execute function check_api_keys_size();

grant select, insert, update, delete on email_changes, known_devices, api_keys to {{server}};
-- What was told about an item that is long sold is forgotten.
grant delete on wish_mails to {{server}};
