import { enqueueAll } from '../../../db/enqueue.ts'
import { deferToCommit, inTransaction } from '../../../db/transaction.ts'
import type { SessionReport } from '../../../ports/payments/provider.ts'
import type { Shop } from '../../../shop.ts'
import { cancelPayments, lockPendingPayments, selectOverdue } from './expire-overdue.sql.ts'
import { isPaymentId, settlement } from './payments.rules.ts'

// Below that, asking about each is as quick (reconcile.ts does).
const listFromCount = 20
const pagesAtOnceMax = 2
const by = 'expire_overdue'

/**
 * Ends many overdue payments at once: after a rush, or after an hour in which the provider's notices did not arrive.
 * The provider lists its expired sessions by the hundred, and what it lists is its confirmation
 * (docs/behaviour/orders.md#released-after-confirmation). Each page is one short transaction, so nobody waits behind
 * it.
 * @returns how many were ended
 */
export const expireOverdue = async (shop: Shop): Promise<number> => {
  const overdue = await selectOverdue(shop.pool, shop.clock.now())
  if (!overdue?.since || overdue.count < listFromCount) return 0
  const createdSince = overdue.since
  const writing: Promise<number>[] = []
  let ended = 0
  let after: string | undefined
  do {
    // The next page is asked for while the two before it are written down.
    const page = await shop.payments.expiredSessions({ createdSince, after })
    if (page.outcome === 'unavailable') {
      shop.log.warn({ problem: page.problem }, 'the payment provider did not list its expired sessions')
      break
    }
    const { reports, next } = page
    if (writing.length === pagesAtOnceMax) ended += (await writing.shift()) ?? 0
    writing.push(awaitedLater(endAll(shop, reports)))
    after = next ?? undefined
  } while (after !== undefined && ended < overdue.count)
  return (await Promise.all(writing)).reduce((sum, count) => sum + count, ended)
}

/** A promise that somebody awaits later: until then its failure must not count as unheard. */
const awaitedLater = <Value>(promise: Promise<Value>): Promise<Value> => {
  promise.catch(() => undefined)
  return promise
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
    deferToCommit(tx, cancelPayments(tx, { ids, reasons, whys, at, by }))
    for (const purpose of new Set(ends.map((end) => end.purpose))) {
      const ended = ends.filter((end) => end.purpose === purpose).map(({ id }) => id)
      await shop.purposes[purpose].setFree?.(tx, ended, { at, by })
    }
    const mails = ids.map((paymentId) => ({ paymentId }))
    deferToCommit(tx, enqueueAll(tx, 'mail_payment_end', mails))
    return ends.length
  })
