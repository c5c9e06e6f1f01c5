import type { Queryable } from '../../../db/statement.ts'
import type { Transaction } from '../../../db/transaction.ts'
import { customerContact } from './profile.ts'
import { useTradeAccount } from './trade-account.ts'
import type { TradeLink } from './trade-link.rules.ts'
import { selectTradeLink, writeMissingTradeLink } from './trade-link.sql.ts'

/** The trade link of a customer's profile; null where it has none. */
export const tradeLinkOf = async (q: Queryable, customerId: number): Promise<TradeLink | null> =>
  (await selectTradeLink(q, customerId)) ?? null

/**
 * Keeps a trade link in a profile that has none; a further Steam account is written down as such.
 * @param publicUrl origin of the shop, for links in mails
 * @returns the profile's, which is another one where the customer has just entered it elsewhere
 */
export const keepTradeLink = async (
  tx: Transaction,
  { customerId, link, at }: { customerId: number; link: TradeLink; at: Date },
  publicUrl: string,
): Promise<TradeLink> => {
  await writeMissingTradeLink(tx, customerId, link.url, link.steamid)
  const kept = (await tradeLinkOf(tx, customerId)) ?? link
  const recipient = await customerContact(tx, customerId)
  await useTradeAccount(tx, { customerId, steamid: kept.steamid, at, recipient }, publicUrl)
  return kept
}
