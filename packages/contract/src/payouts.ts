import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { addressFields, personFields } from './postal.ts'
import * as routes from './routes.ts'
import { say } from './say.ts'
import { answer, body, emailOf, id, text } from './wire.ts'

const contactFields = {
  id,
  ...personFields,
  email: emailOf(say('email_required'), say('email_format_invalid')),
  phone: text(250, say('phone_required')),
  ...addressFields,
}

export const requestSepaPayout = defineCall(routes.requestSepaPayout, {
  summary: 'Asks for the payout of an offer by SEPA credit transfer',
  body: body({
    ...contactFields,
    /** of the account's holder */
    first_name: text(60, say('first_name_required')),
    last_name: text(60, say('last_name_required')),
    account_number: z
      .string(say('iban_invalid'))
      .check(z.minLength(15, say('iban_invalid')), z.maxLength(50, say('iban_invalid'))),
  }),
  answer: answer({ message: z.string() }),
  refusals: [
    'offer_not_found',
    'offer_moved_on',
    'payout_invalid',
    'payout_paused',
    'factor_required',
    'verification_needed',
    'proof_required',
    'customer_blocked',
    'account_leaving',
    'payout_method_unavailable',
    'key_reused',
    'still_running',
  ],
})

export const requestCardFormPayout = defineCall(routes.requestCardFormPayout, {
  summary: 'Asks for the payout of an offer through a card form',
  body: body(contactFields),
  answer: answer({ redirect_url: z.string() }),
  refusals: [
    'offer_not_found',
    'offer_moved_on',
    'payout_invalid',
    'payout_paused',
    'factor_required',
    'verification_needed',
    'proof_required',
    'customer_blocked',
    'account_leaving',
    'payout_method_unavailable',
    'provider_unavailable',
    'key_reused',
    'still_running',
  ],
})
