-- Why: a reply may be lost on the way, so a client repeats its request. The stored reply of a committed success makes
-- repeating safe (readings.md, The wire). Refusals are not stored: they can be tried again.

create table idempotency_keys (
  customer_id bigint not null references customers (id) on delete cascade,
  call text not null,
  key text not null check (length(key) between 8 and 128),
  body_hash bytea not null,
  reply jsonb not null,
  created_at timestamptz not null,
  primary key (customer_id, call, key)
);

-- The nightly clean-up deletes keys that are older than 7 days.
create index idempotency_keys_by_age on idempotency_keys (created_at);

grant select, insert, delete on idempotency_keys to {{server}};
