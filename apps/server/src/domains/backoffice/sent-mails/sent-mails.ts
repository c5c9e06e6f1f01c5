import { ok, type Result, refuse } from '@pandrop/contract/result'
import type { SentMail } from '@pandrop/contract/staff/sent-mails'
import { daysBefore } from '@pandrop/money/days'
import { enqueue } from '../../../db/enqueue.ts'
import { cutPage, type Page, type PageAsked, readNumberPage } from '../../../db/keyset.ts'
import type { Queryable } from '../../../db/statement.ts'
import { inTransaction } from '../../../db/transaction.ts'
import type { MailOrder } from '../../../ports/mail/mail-order.ts'
import type { Mail } from '../../../ports/mail/mailer.ts'
import type { Shop } from '../../../shop.ts'
import { requestVerificationLink } from '../../identity/accounts/verification.ts'
import {
  deleteOldSentMails,
  insertSentMail,
  repeatSentMail,
  selectSentMail,
  selectSentMails,
} from './sent-mails.sql.ts'

interface Sent {
  mail: Mail
  /** as the texts name it; null: a mail to the staff */
  template: string | null
  /** ISO 639-1 */
  language: string
  /** what the mail server knows it by; null: it stayed in the dev mailbox */
  messageId: string | null
  /** of a mail that may leave once more */
  order: MailOrder | null
}

/** Writes down that a mail left. It has left by now: what goes wrong here must not send it twice. */
export const noteSentMail = async (
  { pool, clock, log }: Pick<Shop, 'pool' | 'clock' | 'log'>,
  { mail, template, language, messageId, order }: Sent,
): Promise<void> => {
  const { to: recipient, subject } = mail
  const row = { recipient, template, subject, language, messageId, order: order && JSON.stringify(order) }
  await insertSentMail(pool, { ...row, at: clock.now() }).catch((error: unknown) => {
    log.error({ err: error }, 'a mail that left was not written down')
  })
}

const daysKept = 90

/** Forgets mails that left before that. */
export const forgetOldSentMails = async ({ pool, clock }: Pick<Shop, 'pool' | 'clock'>): Promise<void> => {
  await deleteOldSentMails(pool, daysBefore(clock.now(), daysKept))
}

interface MailsAsked extends PageAsked {
  /** what addresses begin with */
  search?: string | undefined
  customer?: number | undefined
}

const patternOf = (words: string | undefined): string | null =>
  words?.trim()
    ? `${words
        .trim()
        .toLowerCase()
        .replace(/[\\%_]/g, '\\$&')}%`
    : null

/** Mails that left within ninety days, newest first. */
export const sentMails = async (
  q: Queryable,
  { search, customer, ...asked }: MailsAsked,
): Promise<Result<Page<SentMail>, 'invalid_input'>> => {
  const page = readNumberPage(asked)
  if (!page.ok) return page
  const { before, rowsMax } = page.value
  const wish = { before, recipient: patternOf(search), customerId: customer ?? null, rowsMax }
  const { rows, next } = cutPage(await selectSentMails(q, wish), rowsMax, ({ id }) => id)
  return ok({ rows: rows.map((row) => ({ ...row, sent_at: row.sent_at.toISOString() })), next })
}

const pauseMilliseconds = 60_000

type AgainRefusal = 'sent_mail_not_found' | 'mail_not_repeatable' | 'mail_sent_lately'

/**
 * Sends a mail once more, to the address that its customer has now; one that asks to prove it brings another link.
 * @returns refuses sent_mail_not_found, mail_not_repeatable where its links are worth something, and mail_sent_lately
 *   within a minute, or of the one with such a link where the customer has had ten in a day
 */
export const sendMailAgain = (
  { pool, clock, env }: Pick<Shop, 'pool' | 'clock' | 'env'>,
  id: number,
): Promise<Result<{ to: string }, AgainRefusal>> =>
  inTransaction(pool, async (tx): Promise<Result<{ to: string }, AgainRefusal>> => {
    const now = clock.now()
    const known = await selectSentMail(tx, id)
    if (!known) return refuse('sent_mail_not_found')
    if (!known.may_repeat) return refuse('mail_not_repeatable')
    const mail = await repeatSentMail(tx, { id, now, before: new Date(now.getTime() - pauseMilliseconds) })
    if (!mail) return refuse('mail_sent_lately')
    if (mail.mail_order === null) {
      if (mail.customer_id === null || mail.email === null) return refuse('mail_not_repeatable')
      const isQueued = await requestVerificationLink(tx, mail.customer_id, { now, factor: env.RATE_LIMIT_FACTOR })
      return isQueued ? ok({ to: mail.email }) : refuse('mail_sent_lately')
    }
    const kept = mail.mail_order as MailOrder
    const order: MailOrder = { ...kept, to: mail.email ?? kept.to, isAgain: true }
    await enqueue(tx, 'send_mail', order)
    return ok({ to: order.to })
  })
