import { type FailedMail, failedMails, retryFailedMails } from '../jobs/failed-mails.ts'
import type { Command } from './command.ts'

const errorLengthMax = 100

/** `mails failed`: what could not be sent yet, and why; exit code 1 when there is something. */
export const mailsFailed: Command = {
  name: 'mails failed',
  does: 'lists mails that could not be sent yet',
  run: async ({ pool, print }) => {
    const mails = await failedMails(pool)
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
  run: async ({ pool, args: [which = ''], print }) => {
    if (!/^(all|[1-9]\d{0,14})$/.test(which)) {
      print('Say which: npm run shop -- mails retry <job|all>')
      return 2
    }
    const tried = await retryFailedMails(pool, which === 'all' ? undefined : Number(which))
    print(tried === 0 ? 'There is no such failed mail, or it is being sent now.' : `To be sent now: ${tried}`)
    return tried === 0 ? 1 : 0
  },
}

const describe = ({ id, template, recipient, attempts, attemptsMax, error, nextTryAt }: FailedMail): string => {
  const next = nextTryAt ? `next try ${nextTryAt.toISOString().slice(0, 19)}Z` : 'given up'
  const [line = ''] = error.split('\n')
  const reason = line.length > errorLengthMax ? `${line.slice(0, errorLengthMax - 1)}…` : line
  return `job ${id}  ${template}  to ${recipient ?? 'nobody'}  try ${attempts} of ${attemptsMax}, ${next}: ${reason}`
}
