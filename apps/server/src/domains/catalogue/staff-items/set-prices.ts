import { isInStock } from '@pandrop/contract/lifecycle/item'
import type { Transaction } from '../../../db/transaction.ts'
import { lockItems, updatePrices } from './item-writes.sql.ts'

/** What an item is to cost from now on, in EUR cents. */
interface NewPrice {
  itemId: number
  priceCents: number
}

/** A price that was changed; EUR cents. */
interface PriceMove {
  itemId: number
  beforeCents: number
  /** the old price that stood struck through beside it */
  beforeOldCents: number | null
  afterCents: number
}

/** What became of many prices, each by the item's number, lowest first. */
interface PricesSet {
  changed: PriceMove[]
  /** it was that price already */
  unchangedIds: number[]
  /** reserved, sold or withdrawn ones, which stay as they are, and unknown ones */
  refusedIds: number[]
}

/**
 * Sets prices of many items, at most five hundred in one transaction: purchases wait for its locks. It locks the items
 * in the order of their ids, as a purchase does, and changes those that the shop has and nobody holds. A price that
 * goes up ends a reduction, one that goes down keeps it, none begins one (docs/behaviour/catalogue.md#many-prices).
 * @param prices an item twice is a bug and throws; cents that are no price throw
 */
export const setPrices = async (tx: Transaction, prices: readonly NewPrice[]): Promise<PricesSet> => {
  const wanted = new Map(prices.map(({ itemId, priceCents }) => [itemId, priceCents]))
  if (wanted.size < prices.length) throw new Error('an item cannot have two prices')
  const locked = await lockItems(tx, [...wanted.keys()])
  const inStock = locked.filter(({ state }) => isInStock(state)).map(({ id }) => id)
  const known = new Set(inStock)
  const moves = await updatePrices(
    tx,
    inStock,
    inStock.map((id) => wanted.get(id) ?? 0),
  )
  const moved = new Set(moves.map(({ id }) => id))
  return {
    changed: moves.map(({ id, before_cents, before_old_cents, after_cents }) => ({
      itemId: id,
      beforeCents: before_cents,
      beforeOldCents: before_old_cents,
      afterCents: after_cents,
    })),
    unchangedIds: inStock.filter((id) => !moved.has(id)),
    refusedIds: [...wanted.keys()].filter((id) => !known.has(id)).sort((one, other) => one - other),
  }
}
