-- Why: whoever is not at the desk did not hear that something waits. Each of the staff says what they want to be mailed
-- of and how soon, and when not.

create table staff_notices (
  staff_id bigint not null references staff (id) on delete cascade,
  -- What may wait, as the contract names it.
  kind text not null check (kind <> ''),
  pace text not null check (pace in ('at_once', 'hourly', 'morning')),
  -- How many they know of: what was there when they were told last, or fewer since.
  told_count integer not null default 0 check (told_count >= 0),
  told_at timestamptz,
  primary key (staff_id, kind)
);

create trigger audit after insert or update of pace or delete on staff_notices
  for each row when (current_setting('pandrop.audit', true) <> '')
  execute function audit_change('staff_id', 'told_count', 'told_at');

grant select, insert, delete, update (pace, told_count, told_at) on staff_notices to {{server}};

-- Hours of UTC, 0 to 23, of which the first is quiet and the last is not; null: none is.
alter table staff
  add column quiet_from smallint check (quiet_from between 0 and 23),
  add column quiet_till smallint check (quiet_till between 0 and 23),
  add constraint staff_quiet_hours check ((quiet_from is null) = (quiet_till is null) and quiet_from <> quiet_till);

grant update (quiet_from, quiet_till) on staff to {{server}};
