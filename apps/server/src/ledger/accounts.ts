import { statement } from '../db/statement.ts'
import type { Transaction } from '../db/transaction.ts'

/** The shop's own accounts, each of which exists once (docs/behaviour/money.md#accounts). */
export type SystemAccount =
  | 'provider_clearing'
  | 'sales'
  | 'vat'
  | 'promo'
  | 'payouts_owed'
  | 'bank'
  | 'receivable'
  | 'goodwill'
  | 'stock'
  | 'stock_ordered'
  | 'payouts_promised'
  | 'payouts_sent'
  | 'corrections'
  | 'paid_twice'
  | 'cost_of_sales'
  | 'stock_intake'
  | 'stock_losses'
  | 'provider_fees'
  | 'exchange_differences'
  | 'bank_other'
  | 'bank_opening'

declare const account: unique symbol

/** Names an account of the ledger: `sales`, or `customer:42`. */
export type Account = (SystemAccount | `customer:${number}`) & { readonly [account]: true }

/** The account of one customer; its balance is what the shop owes that customer. */
export const customerAccount = (customerId: number): Account => `customer:${customerId}` as Account

/** One of the shop's own accounts. */
export const systemAccount = (name: SystemAccount): Account => name as Account

const openAccount = statement<never, [number]>('ledger_open_account', 'select from ledger_open_account($1)')

/** Opens a customer's account with a balance of zero; where it is open already, nothing happens. */
export const openCustomerAccount = async (tx: Transaction, customerId: number): Promise<void> => {
  await openAccount(tx, customerId)
}
