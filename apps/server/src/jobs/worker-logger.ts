import { type Job, Logger } from 'graphile-worker'
import type { Log } from '../db/log.ts'
import { isMailJob, mailName } from './job-names.ts'

/**
 * Writes graphile-worker's messages into our log. Their details stay out: they hold the payloads of jobs, which name
 * customers. A mail that is not sent is told in words of ours, because a mail server's refusal repeats the address.
 * @param log absent: warnings and errors are dropped too, because the caller gets them as a throw
 */
export const workerLogger = (log?: Log): Logger =>
  new Logger(({ taskIdentifier, jobId }) => (level, message, meta) => {
    const job = failedMail(meta)
    if (job) return reportFailedMail(job, meta?.error, log)
    const about = taskIdentifier ? ` (${taskIdentifier} ${jobId ?? ''})` : ''
    if (level === 'error') log?.error(`jobs: ${message}${about}`)
    if (level === 'warning') log?.warn(`jobs: ${message}${about}`)
  })

const failedMail = (meta: Record<string, unknown> | undefined): Job | undefined => {
  const job = meta?.failure === true ? (meta.job as Job) : undefined
  return job && isMailJob(job.task_identifier) ? job : undefined
}

const reportFailedMail = (job: Job, error: unknown, log: Log | undefined): void => {
  const { id, task_identifier: task, payload, attempts, max_attempts: attemptsMax } = job
  const mail = `jobs: mail ${mailName(task, payload)} of job ${id}`
  const why = reasonOf(error)
  if (attempts < attemptsMax) log?.warn(`${mail} was not sent, try ${attempts} of ${attemptsMax} (${why})`)
  else log?.error(`${mail} was given up after ${attempts} tries (${why})`)
}

/** What kind of failure it was, without its message: codes of mail server and system, else the place of the bug. */
const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return 'unknown'
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown }
  const codes = [code, responseCode].filter((part) => part !== undefined).map(String)
  const place = error.stack?.split('\n').find((line) => /^\s+at /.test(line)) ?? ''
  return [error.name, ...(codes.length > 0 ? codes : [place.trim()])].join(' ')
}
