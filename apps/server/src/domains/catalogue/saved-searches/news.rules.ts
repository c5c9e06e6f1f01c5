import type { ItemOffer } from '../items/item-change.rules.ts'
import { type AttachedName, hasAttached } from '../listing/attached.rules.ts'
import { passesFilter } from '../listing/effects.rules.ts'
import type { ListFilter } from '../listing/narrowing.rules.ts'

/** An item as it can be bought now. */
export interface NewsItem extends ItemOffer {
  id: number
  paint_seed: number | null
  stickers: number
  /** of its stickers and its charm */
  names: readonly AttachedName[]
}

/** How an item was for sale before; null where it was not. */
export type Before = Pick<ItemOffer, 'price_cents' | 'on_sale'> | null

/** The filters of a search, and as bits the kinds that pass what they say of kinds. */
export interface Asked {
  kindBits: Buffer
  filter: ListFilter
}

/** Whether a list with these filters shows the item. */
export const fits = (asked: Asked, item: NewsItem): boolean => {
  const { paintSeed, attached } = asked.filter.bounds
  if (paintSeed !== null && item.paint_seed !== paintSeed) return false
  return passesFilter(asked, item) && (attached === null || hasAttached(item, attached))
}

/** Whether a list with these filters shows the item now and did not before: another price alone is no news. */
export const isNews = (asked: Asked, item: NewsItem, before: Before): boolean =>
  fits(asked, item) && !(before && fits(asked, { ...item, ...before }))

/** Items of one search that a mail tells; ids only, so that nothing in the queue grows old. */
export interface Found {
  searchId: number
  /** the cheapest, cheapest first */
  itemIds: number[]
  /** how many others there are */
  more: number
}

/** Items of a mail, of all its searches together. */
const itemsPerMail = 10

/** How many of each search a mail names: all get one before any gets another. */
const sharesOf = (counts: readonly number[]): number[] => {
  const shares = counts.map(() => 0)
  for (let left = itemsPerMail; left > 0; ) {
    const next = shares.findIndex((share, at) => share < (counts[at] ?? 0) && share === lowestOf(shares, counts))
    if (next < 0) break
    shares[next] = (shares[next] ?? 0) + 1
    left -= 1
  }
  return shares
}

const lowestOf = (shares: readonly number[], counts: readonly number[]): number =>
  Math.min(...shares.filter((share, at) => share < (counts[at] ?? 0)))

/**
 * What one mail tells of searches: ten items at most. An item that fits several searches is told with the first.
 * @param found of each search its items, cheapest first
 */
export const digestOf = (found: readonly { searchId: number; itemIds: readonly number[] }[]): Found[] => {
  const named = new Set<number>()
  const own = found.map(({ searchId, itemIds }) => {
    const fresh = itemIds.filter((id) => !named.has(id))
    for (const id of fresh) named.add(id)
    return { searchId, itemIds: fresh }
  })
  const shares = sharesOf(own.map(({ itemIds }) => itemIds.length))
  return own.flatMap(({ searchId, itemIds }, at) => {
    const share = shares[at] ?? 0
    return share === 0 ? [] : [{ searchId, itemIds: itemIds.slice(0, share), more: itemIds.length - share }]
  })
}

const quietHours = 24

/** @returns the moment since when a mail keeps its customer quiet */
export const quietSince = (now: Date): Date => new Date(now.getTime() - quietHours * 60 * 60 * 1000)
