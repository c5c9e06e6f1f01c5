import { firstRow, statement } from '../../../db/statement.ts'

interface NewSentMail {
  recipient: string
  /** as the texts name it; null: a mail to the staff */
  template: string | null
  subject: string
  /** ISO 639-1 */
  language: string
  at: Date
  messageId: string | null
  /** the order as JSON, of a mail that may leave once more */
  order: string | null
}

/** Of several accounts with an address the verified one is meant, else the newest. */
export const insertSentMail = statement<never, NewSentMail>(
  'insert_sent_mail',
  `insert into sent_mails (recipient, customer_id, template, subject, language, sent_at, message_id, mail_order)
   select :recipient,
     case when :template::text is not null then (
       select id from customers where lower(email) = lower(:recipient)
       order by email_verified_at is null, id desc
       limit 1
     ) end,
     :template::text, :subject, :language, :at, :messageId, :order`,
)

// The link of a verification mail is not kept, and made anew for whoever has not proven the address yet.
const mayRepeat = `mail_order is not null or template = 'verify_address' and exists (
       select from customers where customers.id = sent_mails.customer_id and email_verified_at is null)`

export interface SentMailRow {
  id: number
  recipient: string
  customer_id: number | null
  template: string | null
  subject: string
  language: string
  sent_at: Date
  message_id: string | null
  may_repeat: boolean
}

/** $2: what addresses begin with, as a pattern; $3: whose mails. Newest first. */
export const selectSentMails = statement<
  SentMailRow,
  { before: number; recipient: string | null; customerId: number | null; rowsMax: number }
>(
  'select_sent_mails',
  `select id, recipient, customer_id, template, subject, language, sent_at, message_id,
     ${mayRepeat} as may_repeat
   from sent_mails
   where id < :before
     and (:recipient::text is null or lower(recipient) like :recipient::text)
     and (:customerId::bigint is null or customer_id = :customerId::bigint)
   order by id desc
   limit :rowsMax`,
)

/** Marks a mail as sent again, unless that was a moment ago; answers with its order and the customer's address now. */
export const repeatSentMail = firstRow<
  { mail_order: object | null; customer_id: number | null; email: string | null },
  { id: number; now: Date; before: Date }
>(
  'repeat_sent_mail',
  `update sent_mails mail set again_at = :now
   where id = :id and (again_at is null or again_at < :before)
   returning mail_order, customer_id, (select email from customers where id = mail.customer_id) as email`,
)

export const selectSentMail = firstRow<{ may_repeat: boolean }, [id: number]>(
  'select_sent_mail',
  `select ${mayRepeat} as may_repeat from sent_mails where id = $1`,
)

export const deleteOldSentMails = statement<never, [before: Date]>(
  'delete_old_sent_mails',
  'delete from sent_mails where sent_at < $1',
)
