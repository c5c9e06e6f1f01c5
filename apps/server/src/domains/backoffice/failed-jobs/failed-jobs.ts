import type { RefusalOf } from '@pandrop/contract/call'
import { ok, type Result, refuse } from '@pandrop/contract/result'
import type * as calls from '@pandrop/contract/staff/jobs'
import type { FailedJob, FailedKind } from '@pandrop/contract/staff/jobs'
import { cutPage, type Page, type PageAsked, readNumberPage } from '../../../db/keyset.ts'
import type { Queryable } from '../../../db/statement.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { isMailJob, mailJobs, mailName } from '../../../jobs/job-names.ts'
import type { Shop } from '../../../shop.ts'
import { readableError } from './error-text.rules.ts'
import {
  completeJob,
  type FailedJobRow,
  insertDropped,
  rescheduleFailed,
  selectCounts,
  selectFailed,
  selectKind,
} from './failed-jobs.sql.ts'

type Writing = Pick<Shop, 'pool' | 'clock'>

/** How many mails and jobs failed; what that means stands in contract/staff/jobs.ts. */
export type FailedCounts = Record<FailedKind, number>

export const countFailedJobs = async (q: Queryable): Promise<FailedCounts> => {
  const { mails = 0, jobs = 0 } = (await selectCounts(q, { mailJobs })) ?? {}
  return { mails, jobs }
}

/** How many mails wait for their first try, and how many were tried in vain. */
export const countMails = async (q: Queryable): Promise<{ waiting: number; failing: number }> => {
  const { mails: failing = 0, mails_waiting: waiting = 0 } = (await selectCounts(q, { mailJobs })) ?? {}
  return { waiting, failing }
}

/** One page of what failed, newest first. Refuses invalid_input beside `after` where it is no end of a page. */
export const listFailedJobs = async (
  q: Queryable,
  { kind, ...asked }: PageAsked & { kind: FailedKind },
): Promise<Result<Page<FailedJob>, 'invalid_input'>> => {
  const page = readNumberPage(asked)
  if (!page.ok) return page
  const { before, rowsMax } = page.value
  const found = await selectFailed(q, { mailJobs, kind, before, rowsMax })
  const { rows, next } = cutPage(found, rowsMax, ({ id }) => id)
  return ok({ rows: rows.map(shown), next })
}

const shown = (row: FailedJobRow): FailedJob => ({
  id: row.id,
  kind: isMailJob(row.task) ? 'mails' : 'jobs',
  name: isMailJob(row.task) ? (row.template ?? mailName(row.task, null)) : row.task,
  recipient: row.recipient,
  customer: row.customer_id === null ? null : { id: row.customer_id, name: row.customer_name ?? '' },
  order_id: row.order_id,
  attempts: row.attempts,
  attempts_max: row.max_attempts,
  error: readableError(row.last_error),
  state: row.state,
  next_try_at: row.state === 'given_up' ? null : row.run_at.toISOString(),
})

/** Who has something tried again. */
interface Retry {
  by: string
  /** all of a kind; of both when absent */
  kind?: FailedKind
  /** one alone; all when absent */
  jobId?: number
}

/**
 * Has what failed tried again at once, by whichever shop works off the queue. What runs at this moment is left alone.
 * @returns how many will be tried
 */
export const retryFailedJobs = ({ pool, clock }: Writing, { by, kind, jobId }: Retry): Promise<number> =>
  inTransaction(pool, async (tx) => {
    const tried = await rescheduleFailed(tx, {
      mailJobs,
      kind: kind ?? null,
      jobId: jobId ?? null,
      by,
      at: clock.now(),
    })
    return tried.length
  })

/** The same for one; one that runs already is fine. Refuses job_not_found for one that has not failed. */
export const retryJob = async (
  shop: Writing,
  { jobId, by }: { jobId: number; by: string },
): Promise<Result<null, 'job_not_found'>> => {
  const tried = await retryFailedJobs(shop, { jobId, by })
  return tried > 0 || (await selectKind(shop.pool, { mailJobs, jobId })) ? ok(null) : refuse('job_not_found')
}

/**
 * Gives up a failed mail for good: it leaves the queue, and is never sent. Refuses job_not_found for one that has not
 * failed, job_not_droppable for what is no mail (money and papers depend on it) and job_running for one that may arrive
 * at this moment.
 */
export const dropJob = ({ pool, clock }: Writing, { jobId, by, why }: { jobId: number; by: string; why: string }) =>
  inTransaction(pool, async (tx): Promise<Result<null, RefusalOf<typeof calls.dropJob>>> => {
    const found = await selectKind(tx, { mailJobs, jobId })
    if (!found) return refuse('job_not_found')
    if (found.kind !== 'mails') return refuse('job_not_droppable')
    await insertDropped(tx, { mailJobs, jobId, by, at: clock.now(), why })
    if (await completeJob(tx, jobId)) return ok(null)
    return (await selectKind(tx, { mailJobs, jobId })) ? refuse('job_running') : refuse('job_not_found')
  })
