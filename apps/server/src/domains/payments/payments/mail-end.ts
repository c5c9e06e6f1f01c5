import { inTransaction } from '../../../db/transaction.ts'
import type { Shop } from '../../../shop.ts'
import type { EndedPayment, Payment } from './payment-row.ts'
import { selectPayment } from './payments.sql.ts'
import { endingOf } from './settle.ts'

const isCancelled = (payment: Payment): payment is EndedPayment => payment.state === 'Cancelled'

/** Tells a customer that a payment has ended unpaid, unless it was paid meanwhile after all. */
export const mailPaymentEnd = (shop: Shop, paymentId: string): Promise<void> =>
  inTransaction(shop.pool, async (tx) => {
    const payment = await selectPayment(tx, paymentId)
    if (!payment || !isCancelled(payment)) return
    await shop.purposes[payment.purpose].mailUnpaid(tx, payment, endingOf(shop))
  })
