import type { FailedJob } from '@pandrop/contract/staff/jobs'
import { listFailedJobs, retryFailedJobs } from '../domains/backoffice/failed-jobs/failed-jobs.ts'
import type { Command } from './command.ts'
import { by } from './usage.ts'

const errorLengthMax = 100
const shownMax = 200

/** `mails failed`: what could not be sent yet, and why; exit code 1 when there is something. */
export const mailsFailed: Command = {
  name: 'mails failed',
  does: 'lists mails that could not be sent yet, the newest two hundred',
  run: async ({ pool, print }) => {
    const page = await listFailedJobs(pool, { kind: 'mails', limit: shownMax })
    const mails = page.ok ? page.value.rows : []
    if (mails.length === 0) {
      print('No mail has failed.')
      return 0
    }
    for (const mail of mails) print(describe(mail))
    print('Try again at once: npm run shop -- mails retry <job|all>')
    return 1
  },
}

/** `mails retry <job|all>`: has them tried at once; exit code 1 when there was nothing to try. */
export const mailsRetry: Command = {
  name: 'mails retry',
  does: 'tries failed mails again at once: one by its job, or "all"',
  run: async ({ pool, clock, args: [which = ''], print }) => {
    if (!/^(all|[1-9]\d{0,14})$/.test(which)) {
      print('Say which: npm run shop -- mails retry <job|all>')
      return 2
    }
    const one = which === 'all' ? {} : { jobId: Number(which) }
    const tried = await retryFailedJobs({ pool, clock }, { by, kind: 'mails', ...one })
    print(tried === 0 ? 'There is no such failed mail, or it is being sent now.' : `To be sent now: ${tried}`)
    return tried === 0 ? 1 : 0
  },
}

const describe = (mail: FailedJob): string => {
  const { id, name, recipient, attempts, attempts_max: attemptsMax, error, next_try_at: nextTryAt } = mail
  const next = nextTryAt ? `next try ${nextTryAt.slice(0, 19)}Z` : 'given up'
  const [line = ''] = error.split('\n')
  const reason = line.length > errorLengthMax ? `${line.slice(0, errorLengthMax - 1)}…` : line
  return `job ${id}  ${name}  to ${recipient ?? 'nobody'}  try ${attempts} of ${attemptsMax}, ${next}: ${reason}`
}
