import type { FailedJobState, FailedKind } from '@pandrop/contract/staff/jobs'
import { firstRow, statement } from '../../../db/statement.ts'

/** A mail or job that failed. */
export interface FailedJobRow {
  id: number
  task: string
  /** null where the payload names none */
  template: string | null
  recipient: string | null
  customer_id: number | null
  customer_name: string | null
  order_id: number | null
  attempts: number
  max_attempts: number
  last_error: string
  state: FailedJobState
  run_at: Date
}

// What counts as failed, everywhere: contract/staff/jobs.ts says it in words. What sends mails: jobs/job-names.ts.
const failed = `
  select id, task_identifier as task, attempts, max_attempts, last_error, run_at, locked_at,
    case when task_identifier = any(:mailJobs::text[]) then 'mails' else 'jobs' end as kind
  from graphile_worker.jobs
  where last_error is not null and (task_identifier = any(:mailJobs::text[]) or attempts >= max_attempts - 1)`

// Whom and what a job is about. graphile-worker's view hides payloads; its table is ours to read
// (jobs/worker-schema.ts).
const about = `
  join graphile_worker._private_jobs held on held.id = job.id
  left join refunds on refunds.id = (held.payload ->> 'refundId')::uuid
  left join payments on payments.id = (held.payload ->> 'paymentId')::uuid
  left join email_changes
    on job.task = 'send_email_change_link' and email_changes.customer_id = (held.payload ->> 'customerId')::bigint
  left join lateral (
    select id, name, surname, email from customers
    where id = coalesce((held.payload ->> 'customerId')::bigint, refunds.customer_id, payments.customer_id)
    union all
    (select id, name, surname, email from customers
      where lower(email) = lower(coalesce(held.payload ->> 'to', held.payload ->> 'email'))
      order by email_verified_at is null, id desc limit 1)
    limit 1
  ) as customer on true`

/** A page of one kind, newest first. */
export const selectFailed = statement<
  FailedJobRow,
  { mailJobs: readonly string[]; kind: FailedKind; before: number; rowsMax: number }
>(
  'failed_jobs',
  `select job.id, job.task, held.payload ->> 'template' as template, job.attempts, job.max_attempts, job.last_error,
     case when job.kind = 'mails'
       then coalesce(held.payload ->> 'to', held.payload ->> 'email', email_changes.email, customer.email)
     end as recipient,
     customer.id as customer_id, customer.name || ' ' || customer.surname as customer_name, refunds.order_id,
     case
       when job.locked_at is not null then 'trying'
       when job.attempts >= job.max_attempts then 'given_up'
       when job.run_at <= now() then 'trying'
       else 'waiting'
     end as state,
     job.run_at
   from (
     select * from (${failed}) as every where kind = :kind and id < :before order by id desc limit :rowsMax
   ) as job ${about}
   order by job.id desc`,
)

export interface JobCountsRow {
  mails: number
  jobs: number
  mails_waiting: number
}

export const selectCounts = firstRow<JobCountsRow, { mailJobs: readonly string[] }>(
  'count_failed_jobs',
  `select * from
     (select (count(*) filter (where kind = 'mails'))::int as mails,
        (count(*) filter (where kind = 'jobs'))::int as jobs
      from (${failed}) as every) as failed,
     (select count(*)::int as mails_waiting from graphile_worker.jobs
      where task_identifier = any(:mailJobs::text[]) and last_error is null) as waiting`,
)

/** What somebody did to failed jobs; a job that is running is left alone by all of it: nothing is done twice. */
interface Retrying {
  mailJobs: readonly string[]
  /** null: both */
  kind: FailedKind | null
  /** null: all */
  jobId: number | null
  by: string
  at: Date
}

// A mail that was given up starts anew. Any other job gets one try: it is either done then, or back in the list.
export const rescheduleFailed = statement<{ job_id: number }, Retrying>(
  'retry_failed_jobs',
  `with job as (
     select * from (${failed}) as every
     where (:kind::text is null or kind = :kind) and (:jobId::bigint is null or id = :jobId)
   ),
   tried as (
     select again.id from job cross join lateral graphile_worker.reschedule_jobs(
       array[job.id],
       run_at := now(),
       attempts := case
         when job.attempts < job.max_attempts then job.attempts
         when kind = 'mails' then 0
         else job.max_attempts - 1
       end
     ) as again
   )
   insert into job_steps (job_id, name, customer_id, step, by, at)
   select job.id, coalesce(held.payload ->> 'template', job.task), customer.id, 'retried', :by, :at
   from tried join job using (id) ${about}
   returning job_id`,
)

/** What a failed job is; undefined where it is none. */
export const selectKind = firstRow<{ kind: FailedKind }, { mailJobs: readonly string[]; jobId: number }>(
  'failed_job_kind',
  `select kind from (${failed}) as every where id = :jobId`,
)

/** Notes that a job is dropped, before it is: what it was about is read from it. */
export const insertDropped = statement<
  never,
  { mailJobs: readonly string[]; jobId: number; by: string; at: Date; why: string }
>(
  'insert_dropped_job',
  `insert into job_steps (job_id, name, customer_id, step, by, at, why)
   select job.id, coalesce(held.payload ->> 'template', job.task), customer.id, 'dropped', :by, :at, :why
   from (select * from (${failed}) as every where id = :jobId) as job ${about}`,
)

/** Ends a job as if it were done, unless it is running. */
export const completeJob = firstRow<{ id: number }, [jobId: number]>(
  'complete_job',
  'select id from graphile_worker.complete_jobs(array[$1::bigint])',
)
