import { isContested } from '@pandrop/contract/lifecycle/dispute'
import { hasFailed } from '@pandrop/contract/lifecycle/refund'
import { ok, type Result, refuse } from '@pandrop/contract/result'
import { cents, negate } from '@pandrop/money/money'
import { inTransaction } from '../../../db/transaction.ts'
import { customerAccount, systemAccount } from '../../../ledger/accounts.ts'
import { lockBalance } from '../../../ledger/balance.ts'
import { post } from '../../../ledger/post.ts'
import type { StaffContext } from '../../../shop.ts'
import { claimsOn } from '../disputes/claims.ts'
import { collectDebt } from '../disputes/debts.ts'
import { mailRefundMoved } from './refund-mails.ts'
import {
  type CardRefundRow,
  insertOrderRefundEvent,
  lockCardRefund,
  selectCardRefund,
  selectReplacement,
} from './refunds.sql.ts'
import { holdCharge, refundToBalance } from './refunds.ts'

/** A card refund that goes to the balance instead. */
export interface Moving {
  refundId: string
  /** staff:<id> */
  by: string
  /** for the record */
  why: string
}

/**
 * Gives the customer on their balance what their bank did not take, less what a dispute of the charge took instead.
 * It pays first what they owe. Repeating it is safe.
 * @returns whether anything changed; refuses not_found, refund_too_much while the money is still on its way to the card
 *   or has arrived there, and payment_disputed while the charge is disputed or where a lost dispute has all of it
 */
export const moveRefundToBalance = (
  { pool, clock, env }: StaffContext,
  { refundId, by, why }: Moving,
): Promise<Result<{ changed: boolean }, 'not_found' | 'refund_too_much' | 'payment_disputed'>> =>
  inTransaction(pool, async (tx) => {
    const found = await selectCardRefund(tx, refundId)
    if (!found) return refuse('not_found')
    await holdCharge(tx, found.payment_id)
    const refund = await lockCardRefund(tx, refundId)
    if (!refund) return refuse('not_found')
    if (!hasFailed(refund.state)) return refuse('refund_too_much')
    if (await selectReplacement(tx, refundId)) return ok({ changed: false })
    await lockBalance(tx, refund.customer_id)
    const isUndecided = (await claimsOn(tx, refund.payment_id)).some(({ state }) => isContested(state))
    const amount = cents(refund.cents - refund.taken_cents)
    if (isUndecided || amount === 0) return refuse('payment_disputed')
    const at = clock.now()
    const newId = await refundToBalance(tx, { ...replacementOf(refund), amount, reason: why, by, at })
    const reference = `refund:${newId}`
    const posted = await post(tx, {
      reference,
      kind: 'refund',
      entries: [
        { account: systemAccount('payouts_owed'), cents: negate(amount) },
        { account: customerAccount(refund.customer_id), cents: amount },
      ],
      reason: why,
      by,
      at,
    })
    if (!posted.ok) throw new Error(`the books refused refund ${newId}: ${posted.refusal}`)
    if (refund.order_id !== null) await insertOrderRefundEvent(tx, refund.order_id, by, at, why)
    await mailRefundMoved(tx, { customerId: refund.customer_id, amount, publicUrl: env.PUBLIC_URL })
    const crediting = { customerId: refund.customer_id, credited: amount, reference }
    await collectDebt(tx, { ...crediting, by, at, publicUrl: env.PUBLIC_URL })
    return ok({ changed: true })
  })

const replacementOf = (refund: CardRefundRow) => ({
  customerId: refund.customer_id,
  orderId: refund.order_id,
  replaces: { refundId: refund.id, paymentId: refund.payment_id },
})
