import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { languages } from '../languages.ts'
import { say } from '../say.ts'
import { body, email, optionalText, text } from '../wire.ts'
import { ofCustomer, oneCustomer, staffReason } from './customers.ts'
import * as routes from './routes/customers.ts'

export const correctCustomer = defineCall(routes.correctCustomer, {
  ...ofCustomer,
  summary:
    'Corrects what is posted of a customer; another Steam account waits for 24 hours, and the customer is mailed',
  body: body({
    reason: staffReason,
    name: z.optional(text(60, say('first_name_required'))),
    surname: z.optional(text(60, say('last_name_required'))),
    phone: z.optional(text(250, say('phone_required'))),
    city: optionalText(100),
    address: optionalText(200),
    post_code: optionalText(20),
    /** of mails, ISO 639-1 */
    language: z.optional(z.enum(languages, say('field_invalid'))),
    /** empty: none */
    steam_trade_link: z.optional(z.string().check(z.maxLength(300, say('trade_link_invalid')))),
  }),
  answer: oneCustomer,
  refusals: ['customer_not_found', 'profile_invalid', 'trade_link_invalid', 'country_unsupported'],
})

export const correctCustomerEmail = defineCall(routes.correctCustomerEmail, {
  ...ofCustomer,
  summary: 'Has a link mailed to another address: opened, the address is the account’s and everybody is signed out',
  body: body({ reason: staffReason, email }),
  answer: oneCustomer,
  refusals: ['customer_not_found', 'too_many_requests'],
})
