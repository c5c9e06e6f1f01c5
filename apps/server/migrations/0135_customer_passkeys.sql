-- Why: a password is typed into whichever page asks for it, and so is a code. A passkey answers its own site alone, and
-- only where its owner was recognised, so that it stands for both. Customers register theirs and sign in with them.

-- By which authenticators know a customer: drawn by lot once, the same for all of their passkeys, and telling nothing
-- about them (WebAuthn, 14.6.1).
create table passkey_handles (
  customer_id bigint primary key references customers (id) on delete cascade,
  handle bytea not null unique default uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())
);

-- WebAuthn credentials; the private half never leaves the devices of its owner.
create table customer_passkeys (
  id bigint generated always as identity primary key,
  customer_id bigint not null references passkey_handles (customer_id) on delete cascade,
  credential_id text not null unique check (credential_id <> ''),
  public_key bytea not null,
  -- as often as it has signed, as it says itself; 0 where it does not count
  counter bigint not null check (counter >= 0),
  transports text[] not null,
  name text not null check (name <> ''),
  created_at timestamptz not null,
  used_at timestamptz,
  constraint customer_passkeys_used check (used_at >= created_at)
);

create index customer_passkeys_by_customer on customer_passkeys (customer_id);

-- What a passkey was asked to sign: once, for five minutes, in the browser that asked.
create table passkey_challenges (
  challenge_hash bytea primary key,
  purpose text not null check (purpose in ('add', 'prove', 'sign_in')),
  -- of a cookie, where nobody is signed in yet
  browser_hash bytea,
  session_id bigint references sessions (id) on delete cascade,
  asked_at timestamptz not null,
  constraint passkey_challenges_browser check (
    (purpose = 'sign_in') = (browser_hash is not null) and (browser_hash is null) <> (session_id is null)
  )
);

create index passkey_challenges_by_session on passkey_challenges (session_id);
create index passkey_challenges_by_age on passkey_challenges (asked_at);

grant select, insert (customer_id) on passkey_handles to {{server}};
grant select, insert, delete on customer_passkeys to {{server}};
grant update (counter, used_at, name) on customer_passkeys to {{server}};
grant select, insert, delete on passkey_challenges to {{server}};
