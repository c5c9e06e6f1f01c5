-- Why: the desk has failed mails and jobs tried again, and drops mails that can never arrive. The queue's own tables
-- keep nothing of it: a job is gone once it is done. What somebody did to one is written down here, so that the audit
-- log tells which job it was and whom it was about.

create table job_steps (
  id bigint generated always as identity primary key,
  -- of graphile_worker, where it is gone once it is done
  job_id bigint not null,
  -- the mail's template, else the job's name
  name text not null check (name <> ''),
  customer_id bigint references customers (id) on delete set null,
  step text not null check (step in ('retried', 'dropped')),
  by text not null check (by <> ''),
  at timestamptz not null,
  why text check (why <> ''),
  constraint job_steps_dropped_why check (step <> 'dropped' or why is not null)
);

create index job_steps_by_customer on job_steps (customer_id) where customer_id is not null;

create trigger audit after insert on job_steps for each row
  when (current_setting('pandrop.audit', true) <> '') execute function audit_change('id');

grant select, insert on job_steps to {{server}};
