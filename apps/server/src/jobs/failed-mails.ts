import { firstRow, type Queryable, statement } from '../db/statement.ts'

/** Every job that sends a mail is called so; what follows is the mail's name where its payload has none. */
const mailPrefix = 'send_'

/** Whether a job sends a mail. */
export const isMailJob = (task: string): boolean => task.startsWith(mailPrefix)

/** Which mail a job sends: the template where it is known, else the job's own name. */
export const mailName = (task: string, payload: unknown): string => {
  const named = typeof payload === 'object' && payload !== null && 'template' in payload
  return named ? String(payload.template) : task.slice(mailPrefix.length)
}

/** A mail that was tried and could not be sent. */
export interface FailedMail {
  /** of the job */
  id: number
  template: string
  /** an address; null where the customer is gone */
  recipient: string | null
  attempts: number
  attemptsMax: number
  /** what the last try ran into; may name the recipient */
  error: string
  /** UTC; null where it was given up */
  nextTryAt: Date | null
}

interface FailedMailRow {
  id: number
  task: string
  payload: unknown
  recipient: string | null
  attempts: number
  max_attempts: number
  last_error: string
  run_at: Date
}

// graphile-worker's view hides payloads; its table is ours to read (jobs/worker-schema.ts).
const selectFailed = statement<FailedMailRow, [number]>(
  'failed_mails',
  `select jobs.id, jobs.task_identifier as task, held.payload,
     coalesce(held.payload ->> 'to', customers.email) as recipient,
     jobs.attempts, jobs.max_attempts, jobs.last_error, jobs.run_at
   from graphile_worker.jobs
   join graphile_worker._private_jobs held on held.id = jobs.id
   left join customers on customers.id = (held.payload ->> 'customerId')::bigint
   where starts_with(jobs.task_identifier, 'send_') and jobs.last_error is not null
   order by jobs.run_at, jobs.id
   limit $1`,
)

const shownMax = 200

/** Mails that were tried in vain and are not sent yet, the next to be tried first; two hundred at most. */
export const failedMails = async (q: Queryable): Promise<FailedMail[]> => {
  const rows = await selectFailed(q, shownMax)
  return rows.map(({ id, task, payload, recipient, attempts, max_attempts, last_error, run_at }) => ({
    id,
    template: mailName(task, payload),
    recipient,
    attempts,
    attemptsMax: max_attempts,
    error: last_error,
    nextTryAt: attempts < max_attempts ? run_at : null,
  }))
}

// A job that is running is left alone by reschedule_jobs: nothing is sent twice. One that was given up starts anew.
const reschedule = firstRow<{ jobs: number }, [number | null]>(
  'retry_failed_mails',
  `with failed as (
     select id, attempts >= max_attempts as given_up from graphile_worker.jobs
     where starts_with(task_identifier, 'send_') and last_error is not null and ($1::bigint is null or id = $1)
   )
   select (
     (select count(*) from graphile_worker.reschedule_jobs(
       array(select id from failed where not given_up), run_at := now())) +
     (select count(*) from graphile_worker.reschedule_jobs(
       array(select id from failed where given_up), run_at := now(), attempts := 0))
   )::int as jobs`,
)

/**
 * Has failed mails tried again at once, by whichever shop works off the queue.
 * @param id of one job; all when absent
 * @returns how many will be tried
 */
export const retryFailedMails = async (q: Queryable, id?: number): Promise<number> =>
  (await reschedule(q, id ?? null))?.jobs ?? 0

const selectCounts = firstRow<{ waiting: number; failing: number }, []>(
  'count_mails',
  `select (count(*) filter (where last_error is null))::int as waiting,
     (count(*) filter (where last_error is not null))::int as failing
   from graphile_worker.jobs where starts_with(task_identifier, 'send_')`,
)

/** How many mails wait for their first try, and how many were tried in vain. */
export const countMails = async (q: Queryable): Promise<{ waiting: number; failing: number }> =>
  (await selectCounts(q)) ?? { waiting: 0, failing: 0 }
