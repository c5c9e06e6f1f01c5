import { type Cents, cents, negate, sum, zero } from '@pandrop/money/money'
import type { Transaction } from '../../../db/transaction.ts'
import { customerAccount, systemAccount } from '../../../ledger/accounts.ts'
import { sendOnAfterDispute } from '../refunds/after-dispute.ts'
import { type ChargeRow, selectCharge, selectClaim, standAsWon, undoSettlements } from './claims.sql.ts'
import { book, type Cause, claimedBy, referenceOf, type TakenFrom, takeMore } from './claims.ts'
import { collectDebt } from './debts.ts'

/** What a won dispute gives back, by where it goes. */
export interface GivenBack extends TakenFrom {
  /** what goes to the card now, because the sale was undone meanwhile */
  toCard: Cents
}

/**
 * Gives back what a dispute had taken: to the customer what was taken from them, to the debt what is owed for it. What
 * it had settled is owed again: a refund that had failed waits for an operator as before, and of a sale that was undone
 * the money goes to the card now. What the charge has left by that goes to its other disputes first. The caller holds
 * the charge and the balance.
 */
export const giveBackClaim = async (
  tx: Transaction,
  charge: ChargeRow,
  { disputeId, by, at, publicUrl }: Cause & { disputeId: string; publicUrl: string },
): Promise<GivenBack> => {
  const claim = await selectClaim(tx, disputeId)
  if (!claim) throw new Error(`dispute ${disputeId} has disappeared`)
  const { held, owed } = claimedBy(claim)
  const { settled_cents: settled, again_cents: again } = claim
  // First, so that refunds of its charge may be what they are without it.
  await standAsWon(tx, disputeId, at)
  const undone = await undoSettlements(tx, disputeId, claim.takings, at)
  const ways = []
  for (const { refund_id: refundId, cents: amount } of undone) {
    ways.push(await sendOnAfterDispute(tx, { refundId, amount: cents(amount), by, at }))
  }
  const kept = sum(ways.map((way) => way.toBalance))
  await book(tx, {
    reference: referenceOf(claim, 'won'),
    kind: 'dispute_won',
    entries: [
      { account: customerAccount(charge.customer_id), cents: cents(held + kept) },
      { account: systemAccount('receivable'), cents: owed },
      { account: systemAccount('payouts_owed'), cents: cents(settled - kept) },
      { account: systemAccount('paid_twice'), cents: cents(again) },
      { account: systemAccount('provider_clearing'), cents: negate(cents(claim.cents + again)) },
    ],
    by,
    at,
  })
  const now = await selectCharge(tx, charge.id)
  if (now) await takeMore(tx, now, { by, at, why: disputeId })
  const debited = cents(held + kept)
  // What comes back pays what the customer owes for another charge, which this one no longer adds to.
  const reference = referenceOf(claim, 'won')
  const crediting = { customerId: charge.customer_id, credited: debited, reference, by, at, publicUrl }
  if (debited > 0) await collectDebt(tx, crediting)
  return { debited, owed, toCard: ways.length > 0 ? sum(ways.map((way) => way.toCard)) : zero }
}
