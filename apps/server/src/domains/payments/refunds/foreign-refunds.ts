import { hasFailed, isUnsettled } from '@pandrop/contract/lifecycle/refund'
import { ok, type Result, refuse } from '@pandrop/contract/result'
import { formatEuro } from '@pandrop/money/format'
import { cents, roundHalfEven } from '@pandrop/money/money'
import { inTransaction, type Transaction } from '../../../db/transaction.ts'
import type { RefundReport } from '../../../ports/payments/provider.ts'
import type { StaffContext } from '../../../shop.ts'
import type { NoticeSource } from '../disputes/disputes.ts'
import { giveBackForeign, holdChargeOf, takeForeign } from '../disputes/foreign-claims.ts'
import {
  insertForeignEvent,
  insertForeignRefund,
  lockForeignRefund,
  markSeen,
  selectForeignRefund,
} from './foreign-refunds.sql.ts'
import { mailDepositRefunded } from './refund-mails.ts'
import { insertOrderRefundEvent, updateRefund } from './refunds.sql.ts'

/**
 * Takes notice of a refund that somebody made in the provider's dashboard. It is booked as what it is: money of the
 * charge that has left (disputes/foreign-claims.ts), and listed for an operator. Notices may come twice and in any
 * order; one that failed before it was heard of took nothing.
 * @returns a sentence for the log; null where the charge is not ours
 */
export const settleForeignRefund = async (
  tx: Transaction,
  report: RefundReport,
  source: NoticeSource,
): Promise<string | null> => {
  const charge = await holdChargeOf(tx, report.paymentIntent)
  if (!charge) return null
  const { providerRefundId: name, state, failure, amountMinor } = report
  const { by, at, publicUrl } = source
  const known = await lockForeignRefund(tx, name)
  if (known) {
    const isNews = known.state !== state && !hasFailed(known.state) && !isUnsettled(state)
    if (!isNews) return `foreign refund ${name} is ${known.state} already`
    await updateRefund(tx, {
      id: known.id,
      state,
      providerRefundId: null,
      settledAt: at,
      failure: hasFailed(state) ? failure : null,
    })
    if (hasFailed(state)) await giveBackForeign(tx, charge, name, source)
    return `foreign refund ${name} of payment ${charge.id} is ${state}`
  }
  if (hasFailed(state)) return `foreign refund ${name} failed before it was heard of`
  const borne = await takeForeign(tx, charge, report, source)
  // Of held money nothing was booked: it is listed at what it is worth.
  const worth = cents(Math.max(1, roundHalfEven((charge.worth_cents * amountMinor) / charge.amount_minor)))
  const money = `${formatEuro(cents(borne.debited))} taken from the balance, ${formatEuro(cents(borne.owed))} owed`
  const why = `refunded at the provider's own desk: ${money}`
  const { customer_id: customerId, id: paymentId } = charge
  const row = await insertForeignRefund(tx, {
    customerId,
    paymentId,
    cents: worth,
    amountMinor,
    state,
    providerRefundId: name,
    reason: why,
    by,
    at,
  })
  await insertForeignEvent(tx, paymentId, by, at, `${name}: ${why}`)
  if (row?.order_id) await insertOrderRefundEvent(tx, row.order_id, by, at, why)
  else await mailDepositRefunded(tx, { customerId, amount: worth, publicUrl })
  return `foreign refund ${name} of payment ${paymentId} is ${state}: ${money}`
}

/** Which refund somebody of the staff has looked at. */
export interface Seeing {
  refundId: string
  /** staff:<id> */
  by: string
  /** for the record */
  why: string
}

/**
 * Notes that somebody has looked at a refund that was made in the provider's dashboard; it needs nobody any longer.
 * @returns whether anything changed; refuses not_found
 */
export const seeForeignRefund = (
  { pool, clock }: StaffContext,
  { refundId, by, why }: Seeing,
): Promise<Result<{ changed: boolean }, 'not_found'>> =>
  inTransaction(pool, async (tx) => {
    if (!(await selectForeignRefund(tx, refundId))) return refuse('not_found')
    const at = clock.now()
    const seen = await markSeen(tx, refundId, at, by)
    if (seen) await insertForeignEvent(tx, seen.payment_id, by, at, `looked at the refund made elsewhere: ${why}`)
    return ok({ changed: seen !== undefined })
  })
