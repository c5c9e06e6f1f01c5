-- Why: customers, their sessions and the mailed links that prove an address (readings.md, Accounts). Secrets are kept
-- as hashes only, so a copy of this database signs nobody in.

create table customers (
  id bigint generated always as identity primary key,
  name text not null,
  surname text not null,
  email text not null,
  email_verified_at timestamptz,
  -- as typed, for the screen; phone_e164 (ITU-T E.164) is the one that counts
  phone text not null,
  phone_e164 text not null,
  -- argon2id in PHC string format
  password_hash text not null,
  country_id int,
  city text not null default '',
  address text not null default '',
  post_code text not null default '',
  -- path below /storage
  avatar text,
  steam_trade_link text,
  steamid text,
  verification_status text not null default 'none'
    check (verification_status in ('none', 'pending', 'approved', 'rejected')),
  -- ISO 639-1, of mails
  language text not null,
  created_at timestamptz not null
);

-- Anybody may register any address; only one account per address can ever be verified.
create unique index customers_one_verified_per_email on customers (lower(email)) where email_verified_at is not null;
-- Sign-in: the verified account, else the newest.
create index customers_by_email on customers (lower(email), id);
-- The clean-up looks for accounts that can no longer be verified.
create index customers_unverified on customers (lower(email)) where email_verified_at is null;

-- Cookie and page token are two halves: either alone is worth nothing for personal calls (readings.md, The wire).
create table sessions (
  id bigint generated always as identity primary key,
  customer_id bigint not null references customers (id) on delete cascade,
  cookie_hash bytea not null unique,
  token_hash bytea not null,
  created_at timestamptz not null,
  seen_at timestamptz not null,
  expires_at timestamptz not null
);

create index sessions_by_customer on sessions (customer_id);
create index sessions_by_expiry on sessions (expires_at);

-- A mailed link belongs to an account and to the address that it was mailed to.
create table verification_tokens (
  token_hash bytea primary key,
  customer_id bigint not null references customers (id) on delete cascade,
  email text not null,
  expires_at timestamptz not null,
  used_at timestamptz
);

create index verification_tokens_by_customer on verification_tokens (customer_id);
create index verification_tokens_by_expiry on verification_tokens (expires_at);

-- How often somebody tried something lately; counted here so that all server processes count together.
create table attempt_counts (
  subject text primary key,
  -- then the count starts anew
  ends_at timestamptz not null,
  attempts int not null
);

create index attempt_counts_by_end on attempt_counts (ends_at);

-- Mails of a shop without SMTP_URL, for the page /dev/mailbox; empty in production.
create table dev_mails (
  id bigint generated always as identity primary key,
  recipient text not null,
  subject text not null,
  text_part text not null,
  html_part text not null,
  sent_at timestamptz not null
);

create index dev_mails_by_recipient on dev_mails (lower(recipient), id);

-- A customer who has, or had, money cannot be removed. The ledger account is opened when the address is verified.
alter table customer_balances add foreign key (customer_id) references customers (id);

grant select, insert, update, delete on customers, sessions, verification_tokens, attempt_counts, dev_mails
  to {{server}};
