import { ok, type Result } from '@pandrop/contract/result'
import { negate, subtract, sum } from '@pandrop/money/money'
import { enqueue } from '../../db/enqueue.ts'
import type { Transaction } from '../../db/transaction.ts'
import { customerAccount, systemAccount } from '../../ledger/accounts.ts'
import { balanceOf } from '../../ledger/balance.ts'
import { type Entry, post } from '../../ledger/post.ts'
import type { Shop } from '../../shop.ts'
import { orderPaidMail } from './order-mail.ts'
import { placeOrder, type Sale } from './place-order.ts'
import type { Receipt } from './purchase.ts'
import { rememberBuyer } from './remember-buyer.ts'

/**
 * Sells from the balance, in the caller's transaction.
 * @returns refuses insufficient_balance and what placeOrder refuses, which undoes the order
 */
export const payFromBalance = async (
  shop: Shop,
  tx: Transaction,
  sale: Sale,
): Promise<Result<Receipt, 'insufficient_balance' | 'promo_code_used_up' | 'promo_code_invalid'>> => {
  // The order is written before it is paid, because the ledger names it.
  const placed = await placeOrder(tx, sale, null)
  if (!placed.ok) return placed
  const orderId = placed.value
  const paid = await pay(tx, sale, orderId)
  if (!paid.ok) return paid
  // Past this line the purchase must succeed or throw.
  const { plan, checkout, customerId } = sale
  const recipient = await rememberBuyer(tx, sale)
  const { name } = checkout
  await enqueue(tx, 'send_mail', orderPaidMail({ recipient, name, orderId, plan, publicUrl: shop.env.PUBLIC_URL }))
  return ok({ orderId, balance: await balanceOf(tx, customerId), paymentId: null })
}

const pay = (tx: Transaction, { customerId, plan, now }: Sale, orderId: number) => {
  const entries: Entry[] = [
    { account: customerAccount(customerId), cents: negate(plan.total) },
    { account: systemAccount('promo'), cents: negate(plan.discount) },
    { account: systemAccount('sales'), cents: sum([subtract(plan.total, plan.vat), plan.discount]) },
    { account: systemAccount('vat'), cents: plan.vat },
  ]
  return post(tx, {
    reference: `order:${orderId}`,
    kind: 'purchase',
    entries: entries.filter((entry) => entry.cents !== 0),
    by: `customer:${customerId}`,
    at: now,
  })
}
