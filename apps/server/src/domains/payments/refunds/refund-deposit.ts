import type { RefundState } from '@pandrop/contract/lifecycle/refund'
import { ok, type Result, refuse } from '@pandrop/contract/result'
import { daysAfter } from '@pandrop/money/days'
import { cents, negate } from '@pandrop/money/money'
import type { Queryable } from '../../../db/statement.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { customerAccount, systemAccount } from '../../../ledger/accounts.ts'
import { lockBalance } from '../../../ledger/balance.ts'
import { post } from '../../../ledger/post.ts'
import { wasSpentFrom } from '../../../ledger/spent.ts'
import type { StaffContext } from '../../../shop.ts'
import { claimsOn, isDisputed } from '../disputes/claims.ts'
import { mailDepositRefunded } from './refund-mails.ts'
import { lockDeposit, selectDepositRefund } from './refunds.sql.ts'
import { refundToCard } from './refunds.ts'

/** A top-up that goes back whole to the card that paid it. */
export interface DepositRefund {
  paymentId: string
  /** staff:<id> */
  by: string
  /** for the record */
  why: string
}

const daysMax = 14

const isTooOld = (paidAt: Date, now: Date): boolean => now > daysAfter(paidAt, daysMax)

/**
 * Why a paid top-up would not go back now; a guess, because nothing is locked.
 * @returns null where it would
 */
export const depositObstacle = async (
  q: Queryable,
  { paymentId, customerId, paidAt }: { paymentId: string; customerId: number; paidAt: Date },
  now: Date,
): Promise<'disputed' | 'too_old' | 'spent' | null> => {
  if (await isDisputed(q, paymentId)) return 'disputed'
  if (isTooOld(paidAt, now)) return 'too_old'
  return (await wasSpentFrom(q, customerId, `payment:${paymentId}:success`)) ? 'spent' : null
}

/** How a top-up goes back. */
export interface DepositBack {
  /** false: it had been given back before */
  changed: boolean
  /** of the refund; `failed`: the bank did not take it and an operator decides, `moved`: the balance has it again */
  refund: RefundState | 'moved'
}

/**
 * Gives a whole unused top-up back to its card (docs/behaviour/money.md#unused-top-up): nothing was spent since, and it
 * is at most 14 days old. Repeating it is safe.
 * @returns refuses not_found for what is no paid top-up, payment_disputed while a dispute of it is not won, and
 *   deposit_used
 */
export const refundDeposit = (
  { pool, clock, env }: StaffContext,
  { paymentId, by, why }: DepositRefund,
): Promise<Result<DepositBack, 'not_found' | 'payment_disputed' | 'deposit_used'>> =>
  inTransaction(pool, async (tx) => {
    const deposit = await lockDeposit(tx, paymentId)
    if (!deposit) return refuse('not_found')
    const before = await selectDepositRefund(tx, paymentId)
    if (before) return ok({ changed: false, refund: before.moved ? 'moved' : before.state })
    const at = clock.now()
    const { customer_id: customerId, amount_minor: amountMinor, settled_at } = deposit
    // Locked before it is asked: a purchase of this moment comes before or after the whole.
    await lockBalance(tx, customerId)
    if ((await claimsOn(tx, paymentId)).length > 0) return refuse('payment_disputed')
    if (isTooOld(settled_at, at)) return refuse('deposit_used')
    if (await wasSpentFrom(tx, customerId, `payment:${paymentId}:success`)) return refuse('deposit_used')
    const amount = cents(deposit.credit_cents)
    const refund = { customerId, orderId: null, paymentId, amount, amountMinor, reason: why, by, at }
    const refundId = await refundToCard(tx, refund)
    const posted = await post(tx, {
      reference: `refund:${refundId}`,
      kind: 'deposit_refund',
      entries: [
        { account: customerAccount(customerId), cents: negate(amount) },
        { account: systemAccount('payouts_owed'), cents: amount },
      ],
      reason: why,
      by,
      at,
    })
    if (!posted.ok) return refuse('deposit_used')
    await mailDepositRefunded(tx, { customerId, amount, publicUrl: env.PUBLIC_URL })
    return ok({ changed: true, refund: 'pending' })
  })
