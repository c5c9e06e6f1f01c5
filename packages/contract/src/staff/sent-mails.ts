import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { answer, body, id, instant, query } from '../wire.ts'
import { pageAnswer, pageQuery, searchWords } from './pages.ts'
import * as routes from './routes/sent-mails.ts'

const sentMail = z.object({
  id: z.int(),
  recipient: z.string(),
  customer_id: z.nullable(z.int()),
  /** as the texts name it; null: a mail to the staff */
  template: z.nullable(z.string()),
  subject: z.string(),
  language: z.string(),
  sent_at: instant,
  /** what the mail server knows it by; null: it stayed in the dev mailbox */
  message_id: z.nullable(z.string()),
  /** whether it may leave once more: links that are worth something are not kept */
  may_repeat: z.boolean(),
})

export type SentMail = z.output<typeof sentMail>

export const listSentMails = defineCall(routes.listSentMails, {
  summary: 'Mails that left within ninety days, newest first',
  query: query({ ...pageQuery, search: searchWords, customer: z.optional(id) }),
  answer: answer(pageAnswer(sentMail)),
  refusals: [],
})

export const sendMailAgain = defineCall(routes.sendMailAgain, {
  summary: 'Sends a mail once more, to the address that its customer has now',
  params: z.object({ id }),
  body: body({}),
  answer: answer({ to: z.string() }),
  refusals: ['sent_mail_not_found', 'mail_not_repeatable', 'mail_sent_lately'],
})
