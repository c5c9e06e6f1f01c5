import { ok, type Result } from '@pandrop/contract/result'
import { enqueue } from '../../../db/enqueue.ts'
import { deferToCommit, type Transaction } from '../../../db/transaction.ts'
import { customerAccount } from '../../../ledger/accounts.ts'
import { balanceOf } from '../../../ledger/balance.ts'
import type { Shop } from '../../../shop.ts'
import type { Recipient } from '../../identity/profile/remember-contact.ts'
import { bookSale } from './book-sale.ts'
import { orderPaidMail } from './order-mail.ts'
import { placeOrder, type Sale } from './place-order.ts'
import type { Receipt } from './receipt.ts'

/**
 * Sells from the balance, in the caller's transaction.
 * @param recipientOf finds where the mail goes, and keeps what the checkout told; asked once everything is locked
 * @returns refuses insufficient_balance and what placeOrder refuses, which undoes the order
 */
export const payFromBalance = async (
  shop: Shop,
  tx: Transaction,
  sale: Sale,
  recipientOf: () => Promise<Recipient>,
): Promise<Result<Receipt, 'insufficient_balance' | 'promo_code_used_up' | 'promo_code_invalid'>> => {
  const { orderId, plan, checkout, form, customerId, now } = sale
  const booked = { ...plan, payer: customerAccount(customerId), costs: plan.lines.map(({ cost }) => cost) }
  // One way there and back, in the order of the locks; a refusal undoes what was sent behind it.
  const [placed, paid, balance, recipient] = await Promise.all([
    placeOrder(tx, sale, null),
    bookSale(tx, { orderId, ...booked, by: `customer:${customerId}`, at: now }),
    balanceOf(tx, customerId),
    recipientOf(),
  ])
  if (!placed.ok) return placed
  if (!paid.ok) return paid
  // Past this line the purchase must succeed or throw.
  const agreed = {
    termsAcceptedAt: form.terms ? now : null,
    withdrawalWaiverAt: form.withdrawal_waiver ? now : null,
  }
  const order = { ...plan, ...agreed, orderId, customerId, name: checkout.contact.name }
  const mail = orderPaidMail('order_paid', order, { recipient, publicUrl: shop.env.PUBLIC_URL })
  deferToCommit(tx, enqueue(tx, 'send_mail', mail))
  return ok({ orderId, balance, paymentId: null })
}
