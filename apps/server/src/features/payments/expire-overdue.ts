import { enqueueAll } from '../../db/enqueue.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { SessionReport } from '../../ports/payments/provider.ts'
import type { Shop } from '../../shop.ts'
import { freeReservations } from '../purchase/free-reservations.ts'
import { cancelPayments, lockPendingPayments, selectOverdue } from './expire-overdue.sql.ts'
import { isPaymentId, settlement } from './payments.rules.ts'

// Below that, asking about each is as quick (reconcile.ts does).
const listFromCount = 20
const by = 'expire_overdue'

/**
 * Ends many overdue payments at once: after a rush, or after an hour in which the provider's notices did not arrive.
 * The provider lists its expired sessions by the hundred, and what it lists is its confirmation (readings.md, States:
 * released only after the provider confirms). Each page is one short transaction, so nobody waits behind it.
 * @returns how many were ended
 */
export const expireOverdue = async (shop: Shop): Promise<number> => {
  const overdue = await selectOverdue(shop.pool, shop.clock.now())
  if (!overdue?.since || overdue.count < listFromCount) return 0
  const createdSince = overdue.since
  let ended = 0
  let page = await shop.payments.expiredSessions({ createdSince })
  while (page.outcome === 'found') {
    const { reports, next } = page
    // Asked for while this page is written down.
    const coming = next === null ? null : shop.payments.expiredSessions({ createdSince, after: next })
    ended += await endAll(shop, reports)
    if (coming === null || ended >= overdue.count) return ended
    page = await coming
  }
  shop.log.warn({ problem: page.problem, ended }, 'the payment provider did not list its expired sessions')
  return ended
}

const endAll = (shop: Shop, reports: SessionReport[]): Promise<number> =>
  inTransaction(shop.pool, async (tx) => {
    const reportOf = new Map(reports.map((report) => [report.paymentId, report]))
    const payments = await lockPendingPayments(tx, [...reportOf.keys()].filter(isPaymentId))
    const ends = payments.flatMap((payment) => {
      const report = reportOf.get(payment.id)
      const end = report?.sessionId === payment.provider_session_id ? settlement(payment, report) : null
      return end?.state === 'Cancelled' ? [{ ...end, id: payment.id, purpose: payment.purpose }] : []
    })
    if (ends.length === 0) return 0
    const at = shop.clock.now()
    const reasons = ends.map(({ reason }) => reason)
    const whys = ends.map(({ why }) => why)
    const ids = ends.map(({ id }) => id)
    await cancelPayments(tx, ids, reasons, whys, at, by)
    const purchases = ends.filter(({ purpose }) => purpose === 'purchase').map(({ id }) => id)
    if (purchases.length > 0) await freeReservations(tx, purchases, { at, by })
    const mails = ids.map((paymentId) => ({ paymentId }))
    await enqueueAll(tx, 'mail_payment_end', mails)
    return ends.length
  })
