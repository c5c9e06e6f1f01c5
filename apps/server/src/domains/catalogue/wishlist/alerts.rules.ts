/** An item that one customer is to be told about through one of their entries. */
export interface AlertHit {
  wish_id: number
  item_id: number
  price_cents: number
}

/** What a mail tells about one entry; ids only, so that nothing in the queue grows old. */
export interface AlertEntry {
  wishId: number
  /** the cheapest items, cheapest first */
  itemIds: number[]
  /** how many others are below the price as well */
  more: number
}

const itemsListedMax = 3

const quietHours = 24

/**
 * A mail about the same entry keeps this distance, unless a price falls below the last one named.
 * @returns the moment since when a mail keeps its entry quiet
 */
export const quietSince = (now: Date): Date => new Date(now.getTime() - quietHours * 60 * 60 * 1000)

/**
 * Sorts one customer's hits into entries: of each the three cheapest items and how many more there are.
 * @param hits cheapest first
 */
export const digestOf = (hits: AlertHit[]): AlertEntry[] => {
  const byWish = new Map<number, number[]>()
  for (const { wish_id, item_id } of hits) byWish.set(wish_id, [...(byWish.get(wish_id) ?? []), item_id])
  return [...byWish].map(([wishId, itemIds]) => ({
    wishId,
    itemIds: itemIds.slice(0, itemsListedMax),
    more: Math.max(0, itemIds.length - itemsListedMax),
  }))
}
