import { cents, negate } from '@pandrop/money/money'
import type { Transaction } from '../../../db/transaction.ts'
import { systemAccount } from '../../../ledger/accounts.ts'
import { lockBalance } from '../../../ledger/balance.ts'
import { takeStranded } from '../refunds/taken-refunds.ts'
import { selectCharge } from './claims.sql.ts'
import { book, type Cause, claimsOn, openOf, referenceOf, settleClaim, takeMore } from './claims.ts'
import { collectDebt } from './debts.ts'

/** A card refund that failed just now. */
interface FailedRefund {
  id: string
  paymentId: string
}

/**
 * What a refund did not bring to the card is taken by disputes of the same charge that are open or lost: the bank has
 * given that money to the holder already. First what they had taken twice, then what the customer bears for them, who
 * is freed of it. The caller holds the charge. Repeating it is safe.
 */
export const offsetFailedRefund = async (
  tx: Transaction,
  { id: refundId, paymentId }: FailedRefund,
  cause: Cause & { publicUrl: string },
): Promise<void> => {
  const charge = await selectCharge(tx, paymentId)
  if (!charge) throw new Error(`refund ${refundId} is of no charge`)
  await lockBalance(tx, charge.customer_id)
  await takeMore(tx, charge, { ...cause, why: refundId })
  for (const claim of await claimsOn(tx, paymentId)) {
    const parts = await takeStranded(tx, paymentId, openOf(claim))
    for (const part of parts) {
      const amount = cents(part.cents)
      const parties = { claimId: claim.id, customerId: charge.customer_id }
      const settling = { refundId: part.id, amount, at: cause.at }
      const { entries: freed, returned } = await settleClaim(tx, parties, settling)
      const entries = [{ account: systemAccount('payouts_owed'), cents: negate(amount) }, ...freed]
      const reference = referenceOf(claim, 'settled', part.id)
      await book(tx, { reference, kind: 'dispute', entries, ...cause })
      // What is theirs again pays what they owe for another charge.
      const crediting = { customerId: charge.customer_id, credited: returned, reference, ...cause }
      if (returned > 0) await collectDebt(tx, crediting)
    }
  }
}
