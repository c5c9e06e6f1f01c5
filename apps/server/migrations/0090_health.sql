-- Why: whether the shop is well stood in the log alone. How long jobs take, when a backup was made and when one was
-- last tried are written down, and the newest notice of the card provider is found without reading all of them.

create table job_runs (
  task text primary key check (task <> ''),
  done_at timestamptz not null,
  milliseconds integer not null check (milliseconds >= 0),
  -- The slowest run within the day before it; a slower one, or the first after that day, takes its place.
  slowest_milliseconds integer not null check (slowest_milliseconds >= 0),
  slowest_at timestamptz not null
);

grant select, insert, update on job_runs to {{server}};

create table backup_steps (
  id bigint generated always as identity primary key,
  -- tried: it was restored in another place, and its books were right there.
  step text not null check (step in ('created', 'tried')),
  file text not null check (file <> ''),
  -- What the backup knows is of this moment.
  made_at timestamptz not null,
  bytes bigint not null check (bytes > 0),
  row_count bigint not null check (row_count >= 0),
  at timestamptz not null
);

create trigger audit after insert on backup_steps
  for each row when (current_setting('pandrop.audit', true) <> '') execute function audit_change('id');

grant select, insert on backup_steps to {{server}};

create index provider_events_newest on provider_events (received_at desc);
