import type { Result } from '@pandrop/contract/result'
import { type Cents, negate, subtract, sum, zero } from '@pandrop/money/money'
import type { Transaction } from '../../../db/transaction.ts'
import { type Account, systemAccount } from '../../../ledger/accounts.ts'
import { type Entry, type Posted, post } from '../../../ledger/post.ts'

/** A sale as the books see it (ledger/README.md). */
export interface BookedSale {
  orderId: number
  /** who pays: the customer's balance, or what the card provider owes us */
  payer: Account
  /** what is paid, VAT included */
  total: Cents
  discount: Cents
  vat: Cents
  /** what the shop paid for each of its items; null: nobody knows */
  costs: readonly (Cents | null)[]
  by: string
  at: Date
}

/**
 * Writes a sale into the ledger, once per order: what a promo code took off stands in `promo` and in `sales`. What its
 * items cost leaves stock with it, as far as it is known, in the same posting: a purchase waits for no other.
 * @returns refuses insufficient_balance where a customer's balance does not suffice
 */
export const bookSale = (tx: Transaction, sale: BookedSale): Promise<Result<Posted, 'insufficient_balance'>> => {
  const { orderId, payer, total, discount, vat, costs, by, at } = sale
  const cost = sum(costs.map((one) => one ?? zero))
  const entries: Entry[] = [
    { account: payer, cents: negate(total) },
    { account: systemAccount('promo'), cents: negate(discount) },
    { account: systemAccount('sales'), cents: sum([subtract(total, vat), discount]) },
    { account: systemAccount('vat'), cents: vat },
    { account: systemAccount('stock'), cents: cost },
    { account: systemAccount('cost_of_sales'), cents: negate(cost) },
  ]
  const written = entries.filter((entry) => entry.cents !== 0)
  return post(tx, { reference: `order:${orderId}`, kind: 'purchase', entries: written, by, at })
}
