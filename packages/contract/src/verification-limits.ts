import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import * as routes from './routes/security.ts'
import { say } from './say.ts'
import { amount, answer, instant, query, units } from './wire.ts'

/** What an identity may be asked for: all payouts of a year, a single one, and what a year brings by card. */
export const verificationLimitKinds = ['payouts_year', 'payout', 'card_year'] as const

export type VerificationLimitKind = (typeof verificationLimitKinds)[number]

const verificationLimit = z.object({
  kind: z.enum(verificationLimitKinds),
  /** in EUR; what passes it needs a verified identity */
  limit: amount,
  /** what counts of the last 365 days, in EUR; of a single payout nothing does */
  used: amount,
  /** the most that can still be asked for, in EUR */
  left: amount,
  /** when the oldest of it stops counting; null: nothing counts */
  until: z.nullable(instant),
})

export type VerificationLimit = z.output<typeof verificationLimit>

const wrong = say('field_invalid')

const limitOrNone = z.nullable(units.check(z.minimum(0.01, wrong), z.maximum(10_000_000, wrong)))

/**
 * Sums in EUR above which an identity is verified first, null: never. All payouts of 365 days, a single payout, and
 * what 365 days bring by card.
 */
export const limitSettings = {
  verify_payouts_year_eur: limitOrNone,
  verify_payout_eur: limitOrNone,
  verify_card_year_eur: limitOrNone,
}

/** Limits that are on, and whether they matter. */
export const verificationLimits = z.object({
  /** the shop knows who the customer is: no limit is asked */
  verified: z.boolean(),
  limits: z.array(verificationLimit),
})

export type VerificationLimits = z.output<typeof verificationLimits>

export const getVerificationLimits = defineCall(routes.getVerificationLimits, {
  summary: 'What the customer can still do before their identity must be verified',
  query: query({}),
  answer: answer({ payload: verificationLimits }),
  refusals: [],
})
