import { enqueue } from '../../db/enqueue.ts'
import type { Transaction } from '../../db/transaction.ts'
import { customerContact } from '../accounts/profile.ts'
import type { EndedPayment, Ending } from '../payments/payment-row.ts'
import { reasonText } from '../payments/payments.ts'
import { paymentEndedMail } from './order-mail.ts'
import { selectLinesToTell, selectOrderOfPayment } from './order-of-payment.sql.ts'
import { toTell } from './order-to-tell.ts'

/** Queues the mail about a card payment that came to nothing, in the customer's language. */
export const mailUnpaidOrder = async (tx: Transaction, payment: EndedPayment, { publicUrl }: Ending): Promise<void> => {
  const order = await selectOrderOfPayment(tx, payment.id)
  if (!order) throw new Error(`payment ${payment.id} is for no order`)
  const [recipient, lines] = await Promise.all([
    customerContact(tx, order.customer_id),
    selectLinesToTell(tx, order.id),
  ])
  const reason = reasonText(payment, recipient.language)
  await enqueue(tx, 'send_mail', paymentEndedMail(toTell(order, lines), reason, { recipient, publicUrl }))
}
