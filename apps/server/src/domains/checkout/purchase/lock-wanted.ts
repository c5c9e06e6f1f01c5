import { shownState } from '@pandrop/contract/lifecycle/item'
import { cents } from '@pandrop/money/money'
import type { Transaction } from '../../../db/transaction.ts'
import type { WantedItem } from './purchase.rules.ts'
import { lockCartItems, lockPostedItems, type WantedItemRow } from './purchase.sql.ts'

/**
 * Locks what a customer wants to buy, in order of id, until the transaction ends.
 * @param posted ids of items, in any order; undefined: all of the customer's cart
 * @returns those that exist, in order of id
 */
export const lockWanted = async (
  tx: Transaction,
  customerId: number,
  posted: number[] | undefined,
): Promise<WantedItem[]> => {
  const rows = posted ? await lockPostedItems(tx, customerId, posted) : await lockCartItems(tx, customerId)
  return rows.map(toWanted)
}

const toWanted = (row: WantedItemRow): WantedItem => ({
  itemId: row.item_id,
  title: row.title,
  price: cents(row.price_cents),
  cost: row.cost_cents === null ? null : cents(row.cost_cents),
  seenPrice: row.seen_price_cents === null ? null : cents(row.seen_price_cents),
  state: shownState(row.state),
  availableFrom: row.available_from,
  // Nothing: their open payment is ended before they pay anew.
  reservedForYou: false,
})
