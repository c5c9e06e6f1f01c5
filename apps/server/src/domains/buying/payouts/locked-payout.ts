import { isToBank, type PayoutMethod, type PayoutState, payoutLifecycle } from '@pandrop/contract/lifecycle/payout'
import { type Cents, cents } from '@pandrop/money/money'
import type { Transaction } from '../../../db/transaction.ts'
import type { Noun } from '../../../lifecycle/take-step.ts'
import { type LockedOffer, lockOffer } from '../offers/locked-offer.ts'
import { lockPayoutRow, selectOfferOf } from './payouts.sql.ts'
import { selectIsApproved } from './proposals.sql.ts'

/** A payout, as its steps are refused. */
export const payoutNoun: Noun<typeof payoutLifecycle, 'payout_not_found', 'payout_state_wrong', 'payout_not_approved'> =
  {
    name: 'payout',
    lifecycle: payoutLifecycle,
    notFound: 'payout_not_found',
    stateWrong: 'payout_state_wrong',
    lacking: { isApproved: 'payout_not_approved' },
  }

/** A payout that nobody else changes before the transaction ends, with its offer, locked too. */
export interface LockedPayout {
  id: string
  offer: LockedOffer
  customerId: number
  /** what leaves: the price less what was set off */
  transfer: Cents
  /** how often something was set off against it */
  setOffs: number
  method: PayoutMethod
  state: PayoutState
  ibanMasked: string | null
  /** whether a second person has approved it */
  isApproved: boolean
  /** files go to banks and come from them; no bank knows of a payout to a card */
  isToBank: boolean
}

/** Locks a payout in the one order of the house: first its offer, then itself. */
export const lockPayout = async (tx: Transaction, payoutId: string): Promise<LockedPayout | undefined> => {
  // A payout never changes its offer, so it may be asked before anything is locked.
  const found = await selectOfferOf(tx, payoutId)
  const offer = found && (await lockOffer(tx, found.offer_id))
  const row = offer && (await lockPayoutRow(tx, payoutId))
  if (!row) return undefined
  const { id, customer_id: customerId, method, state, iban_masked: ibanMasked } = row
  // Asked after the lock: who decides about a payout holds it too.
  const isApproved = (await selectIsApproved(tx, payoutId))?.is_approved === true
  const transfer = cents(row.transfer_cents)
  const decided = { state, method, isApproved, isToBank: isToBank(method) }
  return { id, offer, customerId, transfer, setOffs: row.set_offs, ibanMasked, ...decided }
}
