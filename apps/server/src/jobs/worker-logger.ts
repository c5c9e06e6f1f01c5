import { Logger } from 'graphile-worker'
import type { Log } from '../db/log.ts'

/**
 * Writes graphile-worker's messages into our log. Their details stay out: they hold the payloads of jobs, which name
 * customers.
 * @param log absent: warnings and errors are dropped too, because the caller gets them as a throw
 */
export const workerLogger = (log?: Log): Logger =>
  new Logger(({ taskIdentifier, jobId }) => (level, message) => {
    const about = taskIdentifier ? ` (${taskIdentifier} ${jobId ?? ''})` : ''
    if (level === 'error') log?.error(`jobs: ${message}${about}`)
    if (level === 'warning') log?.warn(`jobs: ${message}${about}`)
  })
