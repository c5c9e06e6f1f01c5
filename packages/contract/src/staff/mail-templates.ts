import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { languages } from '../languages.ts'
import { say } from '../say.ts'
import { answer, body, lengthAtMost, query } from '../wire.ts'
import * as routes from './routes/mail-templates.ts'

const wrong = say('field_invalid')

const which = {
  /** as the texts name it: order_paid of mail_order_paid_subject */
  template: z.string(wrong).check(lengthAtMost(80), z.regex(/^\w+$/, wrong)),
  language: z.enum(languages, wrong),
}

export const listMailTemplates = defineCall(routes.listMailTemplates, {
  summary: 'Every mail that customers are sent, by its English subject',
  query: query({}),
  answer: answer({
    templates: z.array(
      z.object({
        template: z.string(),
        /** as the shop says it, with what would stand in it */
        subject: z.string(),
      }),
    ),
  }),
  refusals: [],
})

export const previewMail = defineCall(routes.previewMail, {
  summary: 'A mail as a customer would see it now, with sample values',
  query: query(which),
  answer: answer({
    from_name: z.string(),
    from_address: z.string(),
    subject: z.string(),
    /** a whole document, for a frame without rights */
    html: z.string(),
    text: z.string(),
  }),
  refusals: ['mail_template_not_found'],
})

export const sendSampleMail = defineCall(routes.sendSampleMail, {
  summary: 'Sends whoever asks that mail, with sample values',
  body: body(which),
  answer: answer({ to: z.string() }),
  refusals: ['mail_template_not_found'],
})
