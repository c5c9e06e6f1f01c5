import type { Queryable } from '../../db/statement.ts'
import type { Transaction } from '../../db/transaction.ts'
import type { TradeLink } from '../purchase/trade-link.rules.ts'
import { selectTradeLink, writeMissingTradeLink } from './trade-link.sql.ts'

/** The trade link of a customer's profile; null where it has none. */
export const tradeLinkOf = async (q: Queryable, customerId: number): Promise<TradeLink | null> =>
  (await selectTradeLink(q, customerId)) ?? null

/**
 * Keeps a trade link in a profile that has none.
 * @returns the profile's, which is another one where the customer has just entered it elsewhere
 */
export const keepTradeLink = async (tx: Transaction, customerId: number, link: TradeLink): Promise<TradeLink> => {
  await writeMissingTradeLink(tx, customerId, link.url, link.steamid)
  return (await tradeLinkOf(tx, customerId)) ?? link
}
