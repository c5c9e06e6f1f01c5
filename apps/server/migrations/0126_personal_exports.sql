-- Why: a customer may have a copy of everything that is known of them (GDPR art. 15 and 20), and had to write for it. A
-- job writes it to one file, sealed with a key of its own that is here alone: once the copy was fetched, or nobody came
-- for it in time, the key is gone, and what may still lie in a storage can be read by nobody.

create table personal_exports (
  id bigint generated always as identity primary key,
  customer_id bigint not null references customers (id) on delete cascade,
  state text not null default 'asked' check (state in ('asked', 'making', 'ready', 'fetched', 'expired', 'failed')),
  language text not null check (language ~ '^[a-z]{2}$'),
  asked_at timestamptz not null,
  -- when it was ready, and until when it can be fetched
  ready_at timestamptz,
  ready_until timestamptz check (ready_until > ready_at),
  -- fetched, expired or failed
  ended_at timestamptz,
  kinds_done int not null default 0 check (kinds_done >= 0),
  kinds_all int not null default 0 check (kinds_all >= kinds_done),
  bytes bigint not null default 0 check (bytes >= 0),
  -- pieces of its file in the storage, until they are removed
  parts int not null default 0 check (parts >= 0),
  key_sealed bytea,
  constraint personal_exports_key check ((state = 'ready') = (key_sealed is not null)),
  constraint personal_exports_ready check ((state in ('ready', 'fetched', 'expired')) = (ready_at is not null)),
  constraint personal_exports_until check ((ready_at is null) = (ready_until is null)),
  constraint personal_exports_ended check ((state in ('fetched', 'expired', 'failed')) = (ended_at is not null))
);

-- A customer has one at a time, from asking for it until it was fetched or has ended.
create unique index personal_exports_one on personal_exports (customer_id) where state in ('asked', 'making', 'ready');
create index personal_exports_by_customer on personal_exports (customer_id, id desc);
create index personal_exports_files on personal_exports (id) where parts > 0;

grant select, insert, update on personal_exports to {{server}};
