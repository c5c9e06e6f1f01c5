import type { FailedJob } from '@pandrop/contract/staff/jobs'
import { listFailedJobs, retryFailedJobs } from '../domains/backoffice/failed-jobs/failed-jobs.ts'
import type { Command } from './command.ts'
import { type Columns, printList } from './table.ts'
import { by, refusedExitCode, sayUsage } from './usage.ts'

const errorLengthMax = 100
const shownMax = 200

/** `mails failed`: what could not be sent yet, and why; exit code 1 when there is something. */
export const mailsFailed: Command = {
  name: 'mails failed',
  does: 'lists mails that could not be sent yet, the newest two hundred; ends with 1 while there are some',
  usage: 'mails failed',
  reads: true,
  run: async (context) => {
    if (context.args.length > 0) return sayUsage(context, mailsFailed)
    const page = await listFailedJobs(context.pool, { kind: 'mails', limit: shownMax })
    const rows = page.ok ? page.value.rows : []
    printList(context, { rows, columns, none: 'No mail has failed.' })
    if (rows.length === 0) return 0
    if (!context.json) context.print('Try again at once: npm run shop -- mails retry <job|all>')
    return refusedExitCode
  },
}

const firstLine = (error: string): string => {
  const [line = ''] = error.split('\n')
  return line.length > errorLengthMax ? `${line.slice(0, errorLengthMax - 1)}…` : line
}

const columns: Columns<FailedJob> = {
  job: ({ id }) => id,
  mail: ({ name }) => name,
  to: ({ recipient }) => recipient,
  tried: ({ attempts, attempts_max }) => `${attempts} of ${attempts_max}`,
  'next try': ({ next_try_at }) => (next_try_at ? new Date(next_try_at) : 'given up'),
  error: ({ error }) => firstLine(error),
}

/** `mails retry <job|all>`: has them tried at once; exit code 1 when there was nothing to try. */
export const mailsRetry: Command = {
  name: 'mails retry',
  does: 'tries failed mails again at once: one by its job, or "all"',
  usage: 'mails retry <job|all>',
  run: async (context) => {
    const { pool, clock, print } = context
    const [which = ''] = context.args
    if (!/^(all|[1-9]\d{0,14})$/.test(which)) return sayUsage(context, mailsRetry)
    const one = which === 'all' ? {} : { jobId: Number(which) }
    const tried = await retryFailedJobs({ pool, clock }, { by, kind: 'mails', ...one })
    print(tried === 0 ? 'There is no such failed mail, or it is being sent now.' : `To be sent now: ${tried}`)
    return tried === 0 ? refusedExitCode : 0
  },
}
