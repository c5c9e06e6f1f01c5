import { type Cents, cents, negate, zero } from '@pandrop/money/money'
import type { Queryable } from '../../../db/statement.ts'
import type { Transaction } from '../../../db/transaction.ts'
import { customerAccount, systemAccount } from '../../../ledger/accounts.ts'
import { lockBalance } from '../../../ledger/balance.ts'
import { type Entry, post } from '../../../ledger/post.ts'
import { takeStranded } from '../refunds/taken-refunds.ts'
import { type ChargeRow, type ClaimRow, insertSettlement, selectClaim, selectClaims, takeMoreOf } from './claims.sql.ts'
import { type Charge, type Claimed, leftOf, settleOver, splitOver } from './disputes.rules.ts'

/** What a dispute holds of its charge. */
export type Claim = ClaimRow

/** Who brought something that moves money of a charge, and when. */
export interface Cause {
  /** provider:<event id>, staff:<id> or the name of a job */
  by: string
  at: Date
}

/** What disputes that are open or lost hold of a charge, oldest first. The caller holds the charge and the balance. */
export const claimsOn = (tx: Transaction, paymentId: string): Promise<ClaimRow[]> => selectClaims(tx, paymentId)

/** Whether a dispute of a charge is open or lost; a guess where the charge is not held. */
export const isDisputed = async (q: Queryable, paymentId: string): Promise<boolean> =>
  (await selectClaims(q, paymentId)).length > 0

/** What of a claim is the customer's: held from them, and owed by them. */
export const claimedBy = (claim: ClaimRow): Claimed => ({
  held: cents(claim.debited_cents + claim.collected_cents - claim.settled_cents),
  owed: cents(claim.cents - claim.debited_cents - claim.collected_cents),
})

/** How much a claim can settle. */
export const openOf = (claim: ClaimRow): Cents => cents(claim.cents - claim.settled_cents)

/** Names a movement of a dispute; one that takes its money a second time moves all anew. */
export const referenceOf = ({ id, takings }: Pick<ClaimRow, 'id' | 'takings'>, ...words: string[]): string =>
  ['dispute', id, ...words, ...(takings > 1 ? [String(takings)] : [])].join(':')

/** A charge with all that disputes hold of it. */
export const chargeWith = (charge: ChargeRow, claims: readonly ClaimRow[]): Charge => ({
  amountMinor: charge.amount_minor,
  currency: charge.currency,
  refundedMinor: charge.refunded_minor,
  bookedCents: cents(charge.booked_cents),
  disputedCents: cents(claims.reduce((held, claim) => held + claim.cents, 0)),
})

/** Something that a dispute takes from the shop's side of a charge. */
interface Taking extends Cause {
  claim: Pick<ClaimRow, 'id' | 'takings'>
  amount: Cents
  /** of `amount`, what it had taken beside what the charge had left */
  wasAgain?: Cents
  /** whether the customer owes it all and keeps their balance */
  sparesBalance?: boolean
  reference: string
  /** where it goes, and what else moves; with the amount they sum to zero */
  into: readonly Entry[]
}

/** What was taken, by whom it is borne. */
export interface TakenFrom {
  debited: Cents
  owed: Cents
}

/**
 * Takes an amount of a charge: first what refunds did not bring to the card, then the customer's balance as far as it
 * goes; the rest is owed to us.
 */
export const takeOf = async (tx: Transaction, charge: ChargeRow, taking: Taking): Promise<TakenFrom> => {
  const { claim, amount, wasAgain = zero, sparesBalance = false, reference, into, by, at } = taking
  const stranded = await takeStranded(tx, charge.id, amount)
  const settled = cents(stranded.reduce((sum, one) => sum + one.cents, 0))
  // Locked before it is read: a purchase of this moment comes before or after the whole.
  const balance = await lockBalance(tx, charge.customer_id)
  const { debited, owed } = splitOver(sparesBalance ? zero : balance, cents(amount - settled))
  await takeMoreOf(tx, {
    disputeId: claim.id,
    cents: amount,
    debitedCents: cents(debited + settled),
    settledCents: settled,
    againCents: wasAgain,
  })
  for (const one of stranded)
    await insertSettlement(tx, { disputeId: claim.id, refundId: one.id, taking: claim.takings, cents: one.cents, at })
  const entries = [
    { account: customerAccount(charge.customer_id), cents: negate(debited) },
    { account: systemAccount('receivable'), cents: negate(owed) },
    { account: systemAccount('payouts_owed'), cents: negate(settled) },
    ...into,
  ]
  await book(tx, { reference, kind: 'dispute', entries, by, at })
  return { debited, owed }
}

/**
 * What a charge has left again, because a refund failed or a dispute gave it back, goes to the disputes that had taken
 * more than it had: it is paid twice no longer. Repeating it is safe.
 * @param cause.why names what gave it free, for the reference
 */
export const takeMore = async (tx: Transaction, charge: ChargeRow, cause: Cause & { why: string }): Promise<void> => {
  const claims = await claimsOn(tx, charge.id)
  let left: number = leftOf(chargeWith(charge, claims))
  for (const claim of claims) {
    const amount = cents(Math.min(left, claim.again_cents))
    if (amount > 0) {
      const into = [{ account: systemAccount('paid_twice'), cents: amount }]
      const reference = referenceOf(claim, 'more', cause.why)
      await takeOf(tx, charge, { claim, amount, wasAgain: amount, reference, into, by: cause.by, at: cause.at })
    }
    left -= amount
  }
}

/** A refund that settles something with a dispute. */
interface Settling {
  refundId: string
  amount: Cents
  at: Date
}

/**
 * Notes that a refund settles an amount with a claim: the money that it stands for is the bank's already. The claim is
 * read anew: what another of the same charge gave back may have paid what was owed for it.
 * @returns the entries that belong to it: what is forgiven of the customer's debt, and what is returned to them
 */
export const settleClaim = async (
  tx: Transaction,
  { claimId, customerId }: { claimId: string; customerId: number },
  { refundId, amount, at }: Settling,
): Promise<{ entries: Entry[]; returned: Cents }> => {
  const claim = await selectClaim(tx, claimId)
  if (!claim) throw new Error(`dispute ${claimId} has disappeared`)
  const { forgiven, returned } = settleOver(claimedBy(claim), amount)
  await takeMoreOf(tx, { disputeId: claim.id, cents: 0, debitedCents: forgiven, settledCents: amount, againCents: 0 })
  await insertSettlement(tx, { disputeId: claim.id, refundId, taking: claim.takings, cents: amount, at })
  const entries: Entry[] = [
    { account: systemAccount('receivable'), cents: forgiven },
    { account: customerAccount(customerId), cents: returned },
  ]
  return { entries: entries.filter((entry) => entry.cents !== 0), returned }
}

interface Booking extends Cause {
  reference: string
  kind: 'dispute' | 'dispute_won'
  entries: readonly Entry[]
}

/** Books what a dispute moves; for a charge that was never booked that is nothing. */
export const book = async (tx: Transaction, { reference, kind, entries, by, at }: Booking): Promise<void> => {
  const moved = entries.filter((entry) => entry.cents !== 0)
  if (moved.length === 0) return
  const posted = await post(tx, { reference, kind, entries: moved, by, at })
  if (!posted.ok) throw new Error(`the books refused ${reference}: ${posted.refusal}`)
}
