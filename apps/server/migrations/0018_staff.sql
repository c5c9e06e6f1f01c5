-- Why: people who run the shop sign in with two factors, and everything that they do is written down with what it
-- changed (readings.md, Words: operator, administrator). Nobody can change what was written down, and a change cannot
-- be made from the desk without being written down: the database itself notes it, in the same transaction.

create table staff (
  id bigint generated always as identity primary key,
  name text not null check (name <> ''),
  email text not null,
  role text not null check (role in ('operator', 'administrator')),
  password_hash text not null,
  -- printed by the command line or shown to an administrator: it opens nothing but the choice of another
  password_is_once boolean not null default true,
  active boolean not null default true,
  -- key of the authenticator (RFC 6238), sealed (src/secrets.ts); pending until its first code was given
  totp_sealed bytea,
  totp_pending_sealed bytea,
  -- the time step of the last code, so that no code counts twice (RFC 6238, 5.2)
  totp_last_step bigint not null default 0,
  created_at timestamptz not null,
  seen_at timestamptz
);

create unique index staff_one_per_email on staff (lower(email));

-- WebAuthn credentials; the private half never leaves the device of its owner.
create table staff_passkeys (
  id bigint generated always as identity primary key,
  staff_id bigint not null references staff (id),
  credential_id text not null unique,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  name text not null,
  created_at timestamptz not null,
  used_at timestamptz
);

create index staff_passkeys_by_staff on staff_passkeys (staff_id);

create table staff_sessions (
  id bigint generated always as identity primary key,
  staff_id bigint not null references staff (id),
  cookie_hash bytea not null unique,
  -- when the second factor was given; null: the session opens nothing yet
  factor_at timestamptz,
  -- what a passkey has to sign next; used once
  challenge text,
  created_at timestamptz not null,
  seen_at timestamptz not null,
  expires_at timestamptz not null,
  user_agent text not null,
  address text not null
);

create index staff_sessions_by_staff on staff_sessions (staff_id);
create index staff_sessions_by_expiry on staff_sessions (expires_at);

-- One row for each call of the desk that may change something, written before it is made.
create table audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  -- null: nobody was signed in yet
  staff_id bigint references staff (id),
  action text not null,
  path text not null,
  -- what was sent, without secrets
  input jsonb not null,
  address text not null
);

create index audit_log_by_staff on audit_log (staff_id, id);
create index audit_log_by_action on audit_log (action, id);

-- What became of it: done, a refusal's name, or failed. Missing: the server ended before it knew.
create table audit_outcomes (
  audit_id bigint primary key references audit_log (id),
  outcome text not null,
  -- of a sign-in: who it turned out to be
  staff_id bigint references staff (id)
);

-- What the call changed, noted by the triggers below in the transaction of the change.
create table audit_changes (
  id bigint generated always as identity primary key,
  audit_id bigint not null references audit_log (id),
  table_name text not null,
  row_id text not null,
  -- the columns that changed; null before: the row was made, null after: it was removed
  before jsonb,
  after jsonb
);

create index audit_changes_by_audit on audit_changes (audit_id, id);

create function refuse_audit_change() returns trigger
language plpgsql
as $$
begin
  raise exception 'the audit log only grows' using errcode = 'insufficient_privilege';
end
$$;

create trigger only_grows before update or delete or truncate on audit_log
  for each statement execute function refuse_audit_change();
create trigger only_grows before update or delete or truncate on audit_outcomes
  for each statement execute function refuse_audit_change();
create trigger only_grows before update or delete or truncate on audit_changes
  for each statement execute function refuse_audit_change();

-- Arguments: the column that names the row, then columns that are never written down. The server says which call a
-- transaction belongs to (src/db/audit-context.ts); it has no right to write here itself.
create function audit_change() returns trigger
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  was jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) - tg_argv[1:] end;
  is_now jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) - tg_argv[1:] end;
  named text := coalesce(to_jsonb(new), to_jsonb(old)) ->> tg_argv[0];
begin
  if tg_op = 'UPDATE' then
    select coalesce(jsonb_object_agg(w.key, w.value), '{}'), coalesce(jsonb_object_agg(w.key, is_now -> w.key), '{}')
    into was, is_now
    from jsonb_each(was) as w
    where w.value is distinct from is_now -> w.key;
  end if;
  insert into audit_changes (audit_id, table_name, row_id, before, after)
  values (current_setting('pandrop.audit')::bigint, tg_table_name, named, was, is_now);
  return null;
end
$$;

revoke all on function refuse_audit_change, audit_change from public;

create trigger audit after update on orders for each row
  when (current_setting('pandrop.audit', true) <> '') execute function audit_change('id');
create trigger audit after update on payments for each row
  when (current_setting('pandrop.audit', true) <> '') execute function audit_change('id');
create trigger audit after insert or update on refunds for each row
  when (current_setting('pandrop.audit', true) <> '') execute function audit_change('id');
create trigger audit after update on disputes for each row
  when (current_setting('pandrop.audit', true) <> '') execute function audit_change('id');
create trigger audit after update on offers for each row
  when (current_setting('pandrop.audit', true) <> '') execute function audit_change('id');
create trigger audit after insert or update on payouts for each row
  when (current_setting('pandrop.audit', true) <> '') execute function audit_change('id', 'iban_sealed');
create trigger audit after insert or update on bank_files for each row
  when (current_setting('pandrop.audit', true) <> '') execute function audit_change('id', 'content_sealed');
create trigger audit after insert or update on bank_answers for each row
  when (current_setting('pandrop.audit', true) <> '') execute function audit_change('id');
create trigger audit after update on customers for each row
  when (current_setting('pandrop.audit', true) <> '') execute function audit_change('id', 'password_hash');
create trigger audit after insert or update on staff for each row
  when (current_setting('pandrop.audit', true) <> '')
  execute function audit_change('id', 'password_hash', 'totp_sealed', 'totp_pending_sealed');
create trigger audit after insert or update or delete on staff_passkeys for each row
  when (current_setting('pandrop.audit', true) <> '') execute function audit_change('id', 'public_key');
create trigger audit after insert or update or delete on staff_sessions for each row
  when (current_setting('pandrop.audit', true) <> '') execute function audit_change('id', 'cookie_hash', 'challenge');

grant select, insert on staff to {{server}};
grant update (name, role, password_hash, password_is_once, active, totp_sealed, totp_pending_sealed, totp_last_step,
  seen_at) on staff to {{server}};
grant select, insert, delete on staff_passkeys to {{server}};
grant update (counter, used_at) on staff_passkeys to {{server}};
grant select, insert, update, delete on staff_sessions to {{server}};
grant select, insert on audit_log, audit_outcomes to {{server}};
grant select on audit_changes to {{server}};
