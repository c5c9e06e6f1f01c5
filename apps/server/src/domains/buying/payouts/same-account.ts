import type { Queryable } from '../../../db/statement.ts'
import type { Shop } from '../../../shop.ts'
import { type AccountPaidRow, accountsOfCustomer, accountsOfOthers } from './payouts.sql.ts'
import { payoutPlace } from './request-payout.ts'

/**
 * Customers whose payouts went, or are asked to go, to an account that this customer's went to as well. Account numbers
 * are sealed, each in its own way: those that look alike are opened and compared.
 */
export const othersPaidTo = async (
  { pool: q, secrets }: { pool: Queryable } & Pick<Shop, 'secrets'>,
  customerId: number,
): Promise<number[]> => {
  const own = await accountsOfCustomer(q, customerId)
  if (own.length === 0) return []
  const opened = ({ id, iban_sealed: sealed }: AccountPaidRow): string => secrets.open(sealed, payoutPlace(id))
  const ibans = new Set(own.map(opened))
  const masked = [...new Set(own.map(({ iban_masked: shown }) => shown))]
  const others = await accountsOfOthers(q, customerId, masked)
  return [...new Set(others.filter((row) => ibans.has(opened(row))).map((row) => row.customer_id))]
}
