-- Why: a customer keeps money and skins here, and a password alone may be guessed, read along or used elsewhere. An
-- authenticator app (RFC 6238) stands beside it, with ten recovery codes for the day that the phone is gone.

create table customer_factors (
  customer_id bigint primary key references customers (id) on delete cascade,
  -- the key of the authenticator, sealed like an IBAN; null: none was confirmed
  totp_sealed bytea,
  -- one that waits for its first code; the other counts until then
  totp_pending_sealed bytea,
  -- the time step of the last code that was used: each counts once
  totp_last_step bigint not null default 0,
  confirmed_at timestamptz,
  constraint customer_factors_confirmed check ((totp_sealed is null) = (confirmed_at is null))
);

-- Each has 120 random bits, so that SHA-256 is enough (OWASP ASVS 5.0, 6.5.2).
create table recovery_codes (
  customer_id bigint not null references customer_factors (customer_id) on delete cascade,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (customer_id, code_hash)
);

-- Until when a browser is asked for no code; null: it is asked.
alter table known_devices add column factor_until timestamptz;

grant select, insert, update, delete on customer_factors, recovery_codes to {{server}};

-- Who lost both app and codes is let in by two people of the staff, and 72 hours later: the owner, who is told at once,
-- ends a removal that somebody else asked for by signing in with a code.
create table factor_removals (
  id bigint generated always as identity primary key,
  customer_id bigint not null references customers (id) on delete cascade,
  reason text not null check (reason <> ''),
  proposed_by bigint not null references staff (id),
  proposed_at timestamptz not null,
  approved_by bigint references staff (id),
  approved_at timestamptz,
  -- from when on the factor may go
  due_at timestamptz,
  ended_at timestamptz,
  -- true: the factor went; false: the owner gave a code, or staff cancelled it
  removed boolean,
  constraint factor_removals_second_person check (approved_by <> proposed_by),
  constraint factor_removals_approved check (
    (approved_by is null) = (approved_at is null) and (approved_at is null) = (due_at is null)
    and due_at >= approved_at + interval '72 hours'
  ),
  constraint factor_removals_ended check (
    (ended_at is null) = (removed is null) and (not removed or (due_at is not null and ended_at >= due_at))
  )
);

create unique index factor_removals_open on factor_removals (customer_id) where ended_at is null;
create index factor_removals_due on factor_removals (due_at) where ended_at is null;

create trigger approver before update on factor_removals for each row
  when (old.approved_by is null and new.approved_by is not null)
  execute function check_approver('approved_by', 'approved_at');
create trigger audit after insert or update on factor_removals for each row
  when (current_setting('pandrop.audit', true) <> '') execute function audit_change('id');

grant select, insert (customer_id, reason, proposed_by, proposed_at),
  update (approved_by, approved_at, due_at, ended_at, removed) on factor_removals to {{server}};

alter table customer_events
  drop constraint customer_events_kind_check,
  add constraint customer_events_kind_check check (
    kind in ('blocked', 'unblocked', 'verification', 'sessions_ended', 'factor_removal_proposed',
      'factor_removal_approved', 'factor_removal_cancelled', 'factor_kept', 'factor_removed')
  );
