import type { Clock } from '../../clock.ts'
import { firstRow, type Queryable, statement } from '../../db/statement.ts'
import type { Mailer } from './mailer.ts'

/** A mail in the dev mailbox, as /dev/mailbox.json answers it. */
export interface DevMail {
  to: string
  subject: string
  text: string
  html: string
  /** addresses in the text part, in order */
  links: string[]
  /** names of files that came along */
  attachments: string[]
  /** ISO 8601, UTC */
  sentAt: string
}

/** A mail as a list shows it. */
export interface DevMailLine extends Pick<DevMail, 'to' | 'subject' | 'sentAt'> {
  id: number
}

interface DevMailRow {
  id: number
  recipient: string
  subject: string
  text_part: string
  html_part: string
  attachments: { name: string }[]
  sent_at: Date
}

interface NewDevMail {
  recipient: string
  subject: string
  text: string
  html: string
  attachments: string
  at: Date
}

const insertDevMail = statement<never, NewDevMail>(
  'insert_dev_mail',
  `insert into dev_mails (recipient, subject, text_part, html_part, attachments, sent_at)
   values (:recipient, :subject, :text, :html, :attachments, :at)`,
)

// What a file holds is asked for by its own address alone.
const columns = `id, recipient, subject, text_part, html_part, sent_at,
  (select coalesce(jsonb_agg(jsonb_build_object('name', file ->> 'name')), '[]')
   from jsonb_array_elements(attachments) as file) as attachments`
const mailsShownMax = 100

const newestMails = statement<DevMailRow, [number]>(
  'newest_dev_mails',
  `select ${columns} from dev_mails order by id desc limit $1`,
)

const newestMailsTo = statement<DevMailRow, [string, number]>(
  'newest_dev_mails_to',
  `select ${columns} from dev_mails where lower(recipient) = lower($1) order by id desc limit $2`,
)

/** $1: part of an address, as it stands; $2: the one address whose mails are shown, null for all; $3: lines at most. */
const newestLines = statement<
  Omit<DevMailRow, 'text_part' | 'html_part' | 'attachments'>,
  [string, string | null, number]
>(
  'newest_dev_mail_lines',
  `select id, recipient, subject, sent_at from dev_mails
   where strpos(lower(recipient), lower($1)) > 0 and ($2::text is null or lower(recipient) = lower($2))
   order by id desc limit $3`,
)

/** $2: the one address whose mails are shown, null for all. */
const mailById = firstRow<DevMailRow, [number, string | null]>(
  'dev_mail_by_id',
  `select ${columns} from dev_mails where id = $1 and ($2::text is null or lower(recipient) = lower($2))`,
)

/** Keeps mails in the database instead of sending them, for a shop that is being tried out. */
export const createDevMailbox = (q: Queryable, clock: Clock): Mailer => ({
  send: async ({ to, subject, text, html, attachments = [] }) => {
    const kept = attachments.map(({ filename, content }) => ({ name: filename, base64: content.toString('base64') }))
    await insertDevMail(q, {
      recipient: to,
      subject,
      text,
      html,
      attachments: JSON.stringify(kept),
      at: clock.now(),
    })
    return null
  },
})

/**
 * The newest hundred mails, newest first.
 * @param to only those to this address
 */
export const devMails = async (q: Queryable, to?: string): Promise<DevMail[]> => {
  const rows = await (to ? newestMailsTo(q, to, mailsShownMax) : newestMails(q, mailsShownMax))
  return rows.map(mailOf)
}

/**
 * The newest hundred mails without their content, newest first.
 * @param asked.to part of an address; empty for all
 * @param asked.only the one address whose mails may be seen; null for all
 */
export const devMailLines = async (
  q: Queryable,
  { to, only }: { to: string; only: string | null },
): Promise<DevMailLine[]> => {
  const rows = await newestLines(q, to, only, mailsShownMax)
  return rows.map(({ id, recipient, subject, sent_at: at }) => ({
    id,
    to: recipient,
    subject,
    sentAt: at.toISOString(),
  }))
}

/** One mail; undefined where there is none of this number that may be seen. */
export const devMailById = async (
  q: Queryable,
  { id, only }: { id: number; only: string | null },
): Promise<(DevMail & { id: number }) | undefined> => {
  const row = await mailById(q, id, only)
  return row && { id, ...mailOf(row) }
}

const mailOf = ({
  recipient,
  subject,
  text_part: text,
  html_part: html,
  sent_at: sentAt,
  ...row
}: DevMailRow): DevMail => ({
  to: recipient,
  attachments: row.attachments.map(({ name }) => name),
  subject,
  text,
  html,
  links: text.match(/https?:\/\/\S+/g) ?? [],
  sentAt: sentAt.toISOString(),
})
