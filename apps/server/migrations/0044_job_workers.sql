-- Why: jobs of a killed server stayed locked for four hours, because the queue cannot tell a dead server from a slow
-- one. Each server now says every few seconds that it lives; the others take over the jobs of one that has stopped
-- saying so.

create table job_workers (
  -- as graphile_worker._private_jobs.locked_by names it; a process that starts its runner again gets a new one
  id text primary key check (id <> ''),
  seen_at timestamptz not null
);

grant select, insert, update, delete on job_workers to {{server}};
