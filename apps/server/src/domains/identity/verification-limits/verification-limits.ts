import { ok, type Result, refuse } from '@pandrop/contract/result'
import type { VerificationLimits } from '@pandrop/contract/verification-limits'
import { type Cents, cents, toUnits } from '@pandrop/money/money'
import type { Queryable } from '../../../db/statement.ts'
import type { Transaction } from '../../../db/transaction.ts'
import { countedSince, type LimitStanding, passesLimit, standingOf } from './verification-limits.rules.ts'
import { selectPaidByCard, selectPayoutsAskedFor } from './verification-limits.sql.ts'

/** How far a customer is from what the settings ask an identity for. */
interface Standing {
  /** whether the shop knows who they are: then nothing is asked */
  isVerified: boolean
  limits: LimitStanding[]
}

const none = { used: cents(0), oldestAt: null }

const limitOf = (set: number | null): Cents | null => (set === null ? null : cents(set))

const payoutStanding = async (
  q: Queryable,
  { customerId, offerId, now }: { customerId: number; offerId: number | null; now: Date },
): Promise<Standing> => {
  const row = await selectPayoutsAskedFor(q, { customerId, offerId, since: countedSince(now) })
  if (!row) throw new Error(`nothing was answered about the payouts of customer ${customerId}`)
  const used = { used: cents(row.used_cents), oldestAt: row.oldest_at }
  return {
    isVerified: row.is_verified,
    limits: [
      ...standingOf('payouts_year', limitOf(row.year_cents), used),
      ...standingOf('payout', limitOf(row.single_cents), none),
    ],
  }
}

const cardStanding = async (q: Queryable, customerId: number, now: Date): Promise<Standing> => {
  const row = await selectPaidByCard(q, { customerId, since: countedSince(now) })
  if (!row) throw new Error(`nothing was answered about the cards of customer ${customerId}`)
  const used = { used: cents(row.used_cents), oldestAt: row.oldest_at }
  return { isVerified: row.is_verified, limits: standingOf('card_year', limitOf(row.year_cents), used) }
}

const judge = ({ isVerified, limits }: Standing, sum: Cents): Result<null, 'verification_needed'> =>
  !isVerified && passesLimit(limits, sum) ? refuse('verification_needed') : ok(null)

/**
 * Lets a payout through unless it passes a limit and nobody knows who its customer is
 * (docs/behaviour/accounts.md#verification-limits). The caller holds the customer's row, so that payouts of one
 * customer go one after the other.
 * @param payout.offerId whose price is to be paid; what was asked for it before does not count
 * @returns refuses verification_needed
 */
export const requireIdentityForPayout = async (
  tx: Transaction,
  { sum, ...payout }: { customerId: number; offerId: number; sum: Cents; now: Date },
): Promise<Result<null, 'verification_needed'>> => judge(await payoutStanding(tx, payout), sum)

/**
 * Lets a card payment be opened unless it passes a limit and nobody knows who its customer is
 * (docs/behaviour/accounts.md#verification-limits). The caller holds the turn of the customer's card payments, so that
 * they go one after the other. Asked of nothing that has been charged already.
 * @param payment.sum what it buys or credits, in cents of EUR
 * @returns refuses verification_needed
 */
export const requireIdentityForCard = async (
  tx: Transaction,
  { customerId, sum, now }: { customerId: number; sum: Cents; now: Date },
): Promise<Result<null, 'verification_needed'>> => judge(await cardStanding(tx, customerId, now), sum)

const shown = ({ kind, limit, used, left, until }: LimitStanding) => ({
  kind,
  limit: toUnits(limit),
  used: toUnits(used),
  left: toUnits(left),
  until: until?.toISOString() ?? null,
})

/** What a customer has used of each limit that the settings have on, verified or not; EUR units. */
export const verificationLimitsOf = async (
  q: Queryable,
  customerId: number,
  now: Date,
): Promise<VerificationLimits> => {
  const [payouts, cards] = await Promise.all([
    payoutStanding(q, { customerId, offerId: null, now }),
    cardStanding(q, customerId, now),
  ])
  return { verified: payouts.isVerified, limits: [...payouts.limits, ...cards.limits].map(shown) }
}
