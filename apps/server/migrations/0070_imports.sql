-- Why: a shop is filled from files: items of another program, a Steam inventory, a price list. A file is read into a
-- report before anything changes, imported in parts that a crash can leave and take up again, and undone within a day.

create table imports (
  id bigint generated always as identity primary key,
  format text not null check (format in ('items', 'steam', 'skins', 'prices')),
  state text not null default 'reading'
    check (state in ('reading', 'ready', 'importing', 'done', 'undoing', 'undone', 'failed')),
  -- of the first file, as its sender called it
  file_name text not null check (length(file_name) between 1 and 120),
  files int not null check (files > 0),
  -- of all files together: who sends the same again is told
  fingerprint bytea not null check (length(fingerprint) = 32),
  -- what the sender said beside the file, such as the Steam account
  options jsonb not null default '{}',
  uploaded_by text not null check (uploaded_by <> ''),
  uploaded_at timestamptz not null,
  rows_total int check (rows_total >= 0),
  rows_read int not null default 0,
  rows_to_do int not null default 0,
  rows_done int not null default 0,
  -- rows by what they came to, in the report and when they were imported
  counts jsonb not null default '{}',
  odd int not null default 0,
  settled jsonb not null default '{}',
  problem text check (length(problem) between 1 and 500),
  -- all rows or none; prices that were asked about are meant
  is_whole boolean not null default false,
  is_sure boolean not null default false,
  confirmed_by text,
  confirmed_at timestamptz,
  -- what the import changes is noted there
  audit_id bigint references audit_log (id),
  finished_at timestamptz,
  undone_by text,
  undone_at timestamptz,
  check ((confirmed_by is null) = (confirmed_at is null))
);

create index imports_by_fingerprint on imports (fingerprint, id);

create function check_import_change() returns trigger
language plpgsql set search_path = pg_catalog, public, pg_temp as $$
begin
  if (old.state, new.state) not in (
    ('reading', 'ready'), ('reading', 'failed'), ('ready', 'importing'), ('importing', 'ready'), ('importing', 'done'),
    ('done', 'undoing'), ('undoing', 'undone'), ('undoing', 'done')
  ) then
    raise exception 'import % does not go from % to %', old.id, old.state, new.state using errcode = 'check_violation';
  end if;
  return new;
end
$$;

-- What a job has been at for a day is looked for each hour.
create index imports_at_work on imports (state) where state in ('reading', 'importing', 'undoing');

create trigger import_change before update of state on imports
  for each row when (old.state <> new.state) execute function check_import_change();

create trigger audit after insert or update of state on imports for each row
  when (current_setting('pandrop.audit', true) <> '') execute function audit_change('id');

-- What was sent, until it is read.
create table import_files (
  import_id bigint not null references imports (id),
  place int not null check (place > 0),
  bytes bytea not null,
  primary key (import_id, place)
);

-- What a file says, row by row, and what became of it.
create table import_rows (
  import_id bigint not null references imports (id),
  line int not null check (line > 0),
  outcome text not null check (outcome in ('new', 'changed', 'same', 'not_ours', 'wrong', 'missing')),
  label text not null check (length(label) <= 200),
  -- as its format reads it; null: it cannot be read
  data jsonb,
  -- as it stood in the file, for whoever mends it
  source jsonb,
  field text,
  why text check (length(why) <= 500),
  odd text check (length(odd) <= 500),
  -- which copy it is where it carries no number: the same row again is the same copy
  identity text,
  item_id bigint references items (id),
  settled text check (settled in ('added', 'changed', 'same', 'refused', 'undone', 'kept')),
  primary key (import_id, line)
);

create index import_rows_by_outcome on import_rows (import_id, outcome, line);
create index import_rows_odd on import_rows (import_id, line) where odd is not null;
create index import_rows_by_identity on import_rows (identity) where identity is not null and settled = 'added';
create index import_rows_by_item on import_rows (item_id) where item_id is not null;

revoke all on function check_import_change from public;

grant
  select,
  insert (format, file_name, files, fingerprint, options, uploaded_by, uploaded_at),
  update (state, rows_total, rows_read, rows_to_do, rows_done, counts, odd, settled, problem, is_whole, is_sure,
    confirmed_by, confirmed_at, audit_id, finished_at, undone_by, undone_at)
  on imports to {{server}};
grant select, insert, delete on import_files to {{server}};
grant select, insert, update, delete on import_rows to {{server}};
