import { inTransaction, type Transaction } from '../../db/transaction.ts'
import type { Shop } from '../../shop.ts'
import { mailDepositEnd } from '../deposits/mails.ts'
import { mailUnpaidOrder } from '../purchase/mail-unpaid-order.ts'
import type { EndedPayment, Ending, Payment, PaymentPurpose } from './payment-row.ts'
import { selectPayment } from './payments.sql.ts'
import { endingOf } from './settle.ts'

const mailers: Record<PaymentPurpose, (tx: Transaction, payment: EndedPayment, ending: Ending) => Promise<void>> = {
  topup: mailDepositEnd,
  purchase: mailUnpaidOrder,
}

const isCancelled = (payment: Payment): payment is EndedPayment => payment.state === 'Cancelled'

/** Tells a customer that a payment has ended unpaid, unless it was paid meanwhile after all. */
export const mailPaymentEnd = (shop: Shop, paymentId: string): Promise<void> =>
  inTransaction(shop.pool, async (tx) => {
    const payment = await selectPayment(tx, paymentId)
    if (payment && isCancelled(payment)) await mailers[payment.purpose](tx, payment, endingOf(shop))
  })
