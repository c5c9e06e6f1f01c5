-- Why: a program of the operators' own (a bot that delivers, a repricer, a report) had to sign in as somebody. It gets
-- a key of its own, which opens what its scopes name, for a time, from where it may; what it does is noted with its
-- name.

create table staff_keys (
  id bigint generated always as identity primary key,
  -- Who made it and answers for it: it works for as long as they are an administrator who may sign in.
  staff_id bigint not null references staff (id),
  name text not null check (name <> ''),
  key_hash bytea not null unique,
  hint text not null,
  scopes text[] not null check (cardinality(scopes) > 0),
  -- Addresses and networks that it may come from; none: from everywhere.
  addresses text[] not null,
  calls_per_minute integer not null check (calls_per_minute between 1 and 600),
  created_at timestamptz not null,
  last_used_at timestamptz,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  constraint staff_keys_year check (expires_at > created_at and expires_at <= created_at + interval '366 days')
);

create function check_staff_keys_size() returns trigger
language plpgsql set search_path = pg_catalog, public, pg_temp as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('staff keys', 0));
  if (select count(*) from staff_keys where revoked_at is null and expires_at > new.created_at) >= 20 then
    raise exception 'a shop has at most 20 keys' using errcode = 'check_violation', constraint = 'staff_keys_max';
  end if;
  return new;
end
$$;

create trigger staff_keys_size before insert on staff_keys
  for each row execute function check_staff_keys_size();

create trigger audit after insert or update of revoked_at on staff_keys
  for each row when (current_setting('pandrop.audit', true) <> '')
  execute function audit_change('id', 'key_hash');

grant select, insert, update (last_used_at, revoked_at) on staff_keys to {{server}};

-- The key that a call came with; staff_id is who answers for it.
alter table audit_log add column key_id bigint references staff_keys (id);
