-- Why: whoever wanted the shop's orders, payments or books in a table of their own copied them page by page. They are
-- written to files by a job, in the background and in little memory, kept for a week, and made by themselves each month
-- where that is wished.

create table exports (
  id bigint generated always as identity primary key,
  name text not null check (name ~ '^[a-z_]{2,30}$'),
  format text not null check (format in ('csv', 'json')),
  columns text[] not null check (cardinality(columns) > 0),
  -- first and last day, and the moments that they were when it was asked for; null: what has no day
  from_day date not null,
  till_day date not null check (till_day >= from_day),
  begins_at timestamptz not null,
  ends_at timestamptz not null,
  state text not null default 'waiting' check (state in ('waiting', 'running', 'done', 'failed')),
  rows_done bigint not null default 0 check (rows_done >= 0),
  -- null: not counted yet
  rows_all bigint check (rows_all >= 0),
  bytes bigint not null default 0 check (bytes >= 0),
  -- pieces of its file in the storage; they are one file once it is done
  parts int not null default 0 check (parts >= 0),
  failure text,
  made_by text not null check (made_by <> ''),
  created_at timestamptz not null,
  finished_at timestamptz,
  check ((state in ('done', 'failed')) = (finished_at is not null))
);

create index exports_by_age on exports (created_at);

create trigger audit after insert or delete on exports
  for each row when (current_setting('pandrop.audit', true) <> '') execute function audit_change('id');

-- What is made of every month that ended.
create table monthly_exports (
  name text primary key check (name ~ '^[a-z_]{2,30}$'),
  format text not null check (format in ('csv', 'json')),
  -- the last month that it was made of
  made_month text check (made_month ~ '^20[0-9]{2}-(0[1-9]|1[0-2])$')
);

create trigger audit after insert or update or delete on monthly_exports
  for each row when (current_setting('pandrop.audit', true) <> '') execute function audit_change('name');

grant select, insert, update, delete on exports, monthly_exports to {{server}};
