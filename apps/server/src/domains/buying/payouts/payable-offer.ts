import { isPayable } from '@pandrop/contract/lifecycle/offer'
import type { PayoutMethod } from '@pandrop/contract/lifecycle/payout'
import { ok, type Result, refuse } from '@pandrop/contract/result'
import { dateTimeText } from '@pandrop/dictionaries/dates'
import type { Transaction } from '../../../db/transaction.ts'
import { settingsOf } from '../../content/settings.ts'
import { holdBlock } from '../../identity/accounts/blocked.ts'
import { payoutPauseOf } from '../../identity/accounts/payout-pause.ts'
import { isLeaving } from '../../identity/deletions/deletions.ts'
import { requireFactor } from '../../identity/second-factor/needed-factor.ts'
import { requireIdentityForPayout } from '../../identity/verification-limits/verification-limits.ts'
import { type LockedOffer, lockOffer } from '../offers/locked-offer.ts'

type NotPayable =
  | 'payout_method_unavailable'
  | 'offer_not_found'
  | 'offer_moved_on'
  | 'payout_paused'
  | 'customer_blocked'
  | 'account_leaving'
  | 'factor_required'
  | 'verification_needed'

/**
 * Locks an offer whose payout its customer asks for, whatever the way of being paid.
 * @returns refuses payout_method_unavailable where the settings have it off, offer_not_found (also for another's),
 *   offer_moved_on, customer_blocked, account_leaving, payout_paused within 24 hours after a new password or e-mail,
 *   factor_required, and verification_needed where a limit would be passed
 */
export const payableOffer = async (
  tx: Transaction,
  { customerId, offerId, method, now }: { customerId: number; offerId: number; method: PayoutMethod; now: Date },
): Promise<Result<LockedOffer, NotPayable>> => {
  const { payment_methods: methods } = await settingsOf(tx)
  if (!methods.includes(method)) return refuse('payout_method_unavailable')
  const offer = await lockOffer(tx, offerId)
  if (!offer || offer.customerId !== customerId) return refuse('offer_not_found')
  if (!isPayable(offer.state)) return refuse('offer_moved_on')
  if (await holdBlock(tx, customerId)) return refuse('customer_blocked')
  if (await isLeaving(tx, customerId)) return refuse('account_leaving')
  const pausedUntil = await payoutPauseOf(tx, customerId, now)
  if (pausedUntil) return refuse('payout_paused', { values: { until: dateTimeText(pausedUntil) } })
  const factor = await requireFactor(tx, customerId, 'payout')
  if (!factor.ok) return factor
  if (offer.price === null) throw new Error(`offer ${offerId} is ready for its payout and has no price`)
  const known = await requireIdentityForPayout(tx, { customerId, offerId, sum: offer.price, now })
  return known.ok ? ok({ ...offer, price: offer.price }) : known
}
