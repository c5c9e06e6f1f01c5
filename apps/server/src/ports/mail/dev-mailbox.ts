import type { Clock } from '../../clock.ts'
import { type Queryable, statement } from '../../db/statement.ts'
import type { Mailer } from './mailer.ts'

/** A mail in the dev mailbox, as /dev/mailbox.json answers it. */
export interface DevMail {
  to: string
  subject: string
  text: string
  html: string
  /** addresses in the text part, in order */
  links: string[]
  /** ISO 8601, UTC */
  sentAt: string
}

interface DevMailRow {
  recipient: string
  subject: string
  text_part: string
  html_part: string
  sent_at: Date
}

const insertDevMail = statement<never, [string, string, string, string, Date]>(
  'insert_dev_mail',
  'insert into dev_mails (recipient, subject, text_part, html_part, sent_at) values ($1, $2, $3, $4, $5)',
)

const columns = 'recipient, subject, text_part, html_part, sent_at'
const mailsShownMax = 100

const newestMails = statement<DevMailRow, [number]>(
  'newest_dev_mails',
  `select ${columns} from dev_mails order by id desc limit $1`,
)

const newestMailsTo = statement<DevMailRow, [string, number]>(
  'newest_dev_mails_to',
  `select ${columns} from dev_mails where lower(recipient) = lower($1) order by id desc limit $2`,
)

/** Keeps mails in the database instead of sending them, for a shop that is being tried out. */
export const createDevMailbox = (q: Queryable, clock: Clock): Mailer => ({
  send: async ({ to, subject, text, html }) => {
    await insertDevMail(q, to, subject, text, html, clock.now())
  },
})

/**
 * The newest hundred mails, newest first.
 * @param to only those to this address
 */
export const devMails = async (q: Queryable, to?: string): Promise<DevMail[]> => {
  const rows = await (to ? newestMailsTo(q, to, mailsShownMax) : newestMails(q, mailsShownMax))
  return rows.map(({ recipient, subject, text_part: text, html_part: html, sent_at: sentAt }) => ({
    to: recipient,
    subject,
    text,
    html,
    links: text.match(/https?:\/\/\S+/g) ?? [],
    sentAt: sentAt.toISOString(),
  }))
}
