import type { Item, ItemNews } from '@pandrop/contract/item'

/** Whether an item can be bought now, and if not, why: `later` is still under trade protection. */
export type Standing = 'for_sale' | 'reserved' | 'sold' | 'later'

/** Where the nearest alternatives stand on the page. */
export const alternativesId = 'alternatives'

type Stated = Pick<Item, 'state' | 'available_from'>

/**
 * What stands in the way of a purchase (docs/behaviour/catalogue.md#item-states).
 * @param openedAt when the page was loaded, milliseconds since 1970
 */
export const standingOf = ({ state, available_from }: Stated, openedAt: number): Standing => {
  if (state === 'sold' || state === 'reserved') return state
  return available_from !== null && Date.parse(available_from) > openedAt ? 'later' : 'for_sale'
}

/** What has changed while somebody looked. Prices are EUR units. */
export type Change =
  | { kind: 'sold' }
  | { kind: 'reserved' }
  | { kind: 'back' }
  | { kind: 'price'; from: number; to: number }

/**
 * The change that a visitor must hear of.
 * @returns undefined where nothing that matters has changed: the price of what cannot be bought does not
 */
export const changeOf = (before: ItemNews, after: ItemNews): Change | undefined => {
  if (after.state !== before.state) return { kind: after.state === 'available' ? 'back' : after.state }
  if (after.state === 'available' && after.price !== before.price) {
    return { kind: 'price', from: before.price, to: after.price }
  }
  return undefined
}

/** Whether two readings of an item say the same. */
export const sameNews = (one: ItemNews, other: ItemNews): boolean =>
  one.state === other.state && one.price === other.price && one.old_price === other.old_price
