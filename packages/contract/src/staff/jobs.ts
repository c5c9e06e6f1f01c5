import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { say } from '../say.ts'
import { answer, body, id, instant, query } from '../wire.ts'
import { staffReason } from './customers.ts'
import { pageAnswer, pageQuery } from './pages.ts'
import * as routes from './routes/jobs.ts'

/**
 * mails: tried at least once and not sent yet; jobs: everything else that the shop does by itself, once it is given up
 * or has one try left. What fails sooner, and is no mail, mends itself.
 */
export const failedKinds = ['mails', 'jobs'] as const

export type FailedKind = (typeof failedKinds)[number]

/** waiting: tried again later; trying: at this moment or the next; given_up: only when somebody says so. */
export const failedJobStates = ['waiting', 'trying', 'given_up'] as const

export type FailedJobState = (typeof failedJobStates)[number]

const failedJob = z.object({
  id: z.int(),
  kind: z.enum(failedKinds),
  /** the mail's template, else the job's name */
  name: z.string(),
  /** an address; null where it is no mail, or the customer is gone */
  recipient: z.nullable(z.string()),
  /** whom it is about; null where nobody is known */
  customer: z.nullable(z.object({ id: z.int(), name: z.string() })),
  /** the order that it is about; null where it is about none */
  order_id: z.nullable(z.int()),
  attempts: z.int(),
  attempts_max: z.int(),
  /** what the last try ran into, without links and keys */
  error: z.string(),
  state: z.enum(failedJobStates),
  /** null where it is given up */
  next_try_at: z.nullable(instant),
})

export type FailedJob = z.output<typeof failedJob>

const kind = z.enum(failedKinds, say('field_invalid'))

export const listFailedJobs = defineCall(routes.listFailedJobs, {
  summary: 'Mails that could not be sent, or jobs that failed for good; newest first',
  query: query({ ...pageQuery, kind: z._default(kind, 'mails') }),
  answer: answer(pageAnswer(failedJob)),
  refusals: [],
})

export const retryJob = defineCall(routes.retryJob, {
  summary: 'Has one failed mail or job tried again at once; one that is being tried already goes on',
  params: z.object({ id }),
  body: body({}),
  answer: answer({}),
  refusals: ['job_not_found'],
})

export const retryFailedJobs = defineCall(routes.retryFailedJobs, {
  summary: 'Has all failed mails, or all failed jobs, tried again at once',
  body: body({ kind }),
  answer: answer({ tried: z.int() }),
  refusals: [],
})

export const dropJob = defineCall(routes.dropJob, {
  summary: 'Gives up a mail that can never arrive, for good; a job that is no mail has to succeed',
  params: z.object({ id }),
  body: body({ reason: staffReason }),
  answer: answer({}),
  refusals: ['job_not_found', 'job_running', 'job_not_droppable'],
})
