-- Why: who fears that somebody else was in their account had to guess from mails. What happened to an account is
-- written down where it happens and shown to its owner, as long as a browser is known: sign-ins, also refused ones, and
-- changes.

create table account_events (
  id bigint generated always as identity primary key,
  customer_id bigint not null references customers (id) on delete cascade,
  kind text not null check (kind ~ '^[a-z_]+$'),
  at timestamptz not null,
  -- as far as the browser says and we know the name; empty: nothing
  browser text not null,
  system text not null,
  -- the /24 or /48 that it came from; empty: from within the shop
  network text not null,
  -- of the API key or passkey that it is about
  name text check (name <> '')
);

create index account_events_by_customer on account_events (customer_id, id);
create index account_events_by_age on account_events (at);

grant select, insert, delete on account_events to {{server}};
