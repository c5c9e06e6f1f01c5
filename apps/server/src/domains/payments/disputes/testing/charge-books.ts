import { systemBalance } from '../../../../ledger/balance.ts'
import { expectCleanBooks } from '../../../checkout/purchase/testing/purchases.ts'
import type { CardShop } from '../../payments/testing/card-shop.ts'

const accounts = ['provider_clearing', 'receivable', 'payouts_owed', 'paid_twice'] as const

type Sums = Record<(typeof accounts)[number], number>

const sumsOf = async ({ database: { pool } }: CardShop): Promise<Sums> => {
  const sums = {} as Sums
  for (const account of accounts) sums[account] = await systemBalance(pool, account)
  return sums
}

/** What the accounts of a charge hold more than at a moment, after looking through all books; zeros are left out. */
export const booksSince = async (shop: CardShop) => {
  const before = await sumsOf(shop)
  return async (): Promise<Partial<Sums>> => {
    await expectCleanBooks(shop.database.pool)
    const now = await sumsOf(shop)
    const changed = accounts.map((account) => [account, now[account] - before[account]] as const)
    return Object.fromEntries(changed.filter(([, cents]) => cents !== 0))
  }
}

/** Refunds of a payment as they stand, oldest first. */
export const refundsOf = async ({ database: { pool } }: CardShop, payment: string) => {
  const { rows } = await pool.query(
    `select id, destination, state, cents, taken_cents, failure from refunds where payment_id = $1
     order by created_at, destination desc, id`,
    [payment],
  )
  return rows
}
