import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { typedPassword } from './passwords.ts'
import * as routes from './routes/security.ts'
import { say } from './say.ts'
import { answer, body, instant, query } from './wire.ts'

/** A code as it was typed: six digits of an authenticator, or a recovery code; spaces and dashes do not count. */
export const typedCode = z
  .string(say('code_required'))
  .check(z.trim(), z.minLength(1, say('code_required')), z.maxLength(60, say('code_wrong')))

/** What a shop may ask for a second factor before. */
export const factorNeeds = ['api_key', 'payout', 'trade_link'] as const

export type FactorNeed = (typeof factorNeeds)[number]

/** How a customer's sign-in is protected beside the password. */
export const secondFactor = z.object({
  /** an authenticator app was confirmed */
  on: z.boolean(),
  /** since when; null while it is off */
  since: z.nullable(instant),
  /** recovery codes that nobody used yet */
  recovery_codes_left: z.int(),
  /** passkeys, each of which is a second factor as well */
  passkeys: z.int(),
  /** browsers that are asked for no code for now */
  remembered_browsers: z.int(),
  /** what it has to be set up for first: a new API key, the next payout, another trade link than the kept one */
  needed_for: z.array(z.enum(factorNeeds)),
})

export type SecondFactor = z.output<typeof secondFactor>

const proof = { cur_password: typedPassword, code: typedCode }

/** New recovery codes: the one time that they are shown. */
const withCodes = answer({ recovery_codes: z.array(z.string()), payload: secondFactor })

export const getSecondFactor = defineCall(routes.getSecondFactor, {
  summary: "How the customer's sign-in is protected beside the password",
  query: query({}),
  answer: answer({ payload: secondFactor }),
  refusals: [],
})

export const beginSecondFactor = defineCall(routes.beginSecondFactor, {
  summary: 'A new key for an authenticator app, which counts once a code of it was given',
  body: body({ cur_password: typedPassword }),
  answer: answer({ secret: z.string(), url: z.string() }),
  refusals: ['current_password_wrong', 'proof_required', 'second_factor_on', 'too_many_requests', 'csrf_mismatch'],
})

export const confirmSecondFactor = defineCall(routes.confirmSecondFactor, {
  summary: 'Takes the authenticator app into use by its first code; answers the recovery codes, this once',
  body: body({ code: typedCode }),
  answer: withCodes,
  refusals: ['code_wrong', 'second_factor_on', 'too_many_requests', 'csrf_mismatch'],
})

export const renewRecoveryCodes = defineCall(routes.renewRecoveryCodes, {
  summary: 'Ten new recovery codes in place of those before',
  body: body(proof),
  answer: withCodes,
  refusals: ['current_password_wrong', 'code_wrong', 'second_factor_off', 'too_many_requests', 'csrf_mismatch'],
})

export const endSecondFactor = defineCall(routes.endSecondFactor, {
  summary: 'Signs in by the password alone from now on',
  body: body(proof),
  answer: answer({ payload: secondFactor }),
  refusals: ['current_password_wrong', 'code_wrong', 'second_factor_off', 'too_many_requests', 'csrf_mismatch'],
})

export const forgetBrowsers = defineCall(routes.forgetBrowsers, {
  summary: 'Asks for a code again in every browser',
  body: z.optional(z.nullable(body({}))),
  answer: answer({ payload: secondFactor }),
  refusals: ['csrf_mismatch'],
})
