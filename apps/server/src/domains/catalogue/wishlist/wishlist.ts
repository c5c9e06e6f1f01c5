import type { RefusalOf } from '@pandrop/contract/call'
import { exteriorNames } from '@pandrop/contract/exteriors'
import { ok, type Refused, type Result, refuse } from '@pandrop/contract/result'
import type * as calls from '@pandrop/contract/wishlist'
import type { Wish } from '@pandrop/contract/wishlist'
import { type Cents, inUnitsOrNull } from '@pandrop/money/money'
import pg from 'pg'
import type { Shop } from '../../../shop.ts'
import { itemsByIds } from '../items/items.ts'
import { picturePaths } from '../items/picture.ts'
import { decideAlert } from './wishlist.rules.ts'
import { deleteWish, insertWish, selectWishes, updateAlert, type WishRow } from './wishlist.sql.ts'

/** The customer's entries, newest first, with what is for sale of each now. */
export const wishlistOf = async ({ pool, clock }: Shop, customerId: number): Promise<Wish[]> =>
  (await selectWishes(pool, customerId, clock.now())).map(toWish)

interface AddingInput {
  customerId: number
  /** an item of the finish, exterior and variant that the customer waits for, in any state */
  itemId: number
  /** EUR units */
  priceBelow: number | null | undefined
}

/**
 * Puts an item's finish, exterior and variant on the wishlist; what is on it already stays as it is.
 * @returns the wishlist; refuses alert_price_invalid, item_not_found and, beyond 100 entries, wishlist_full
 */
export const addWish = async (
  shop: Shop,
  { customerId, itemId, priceBelow }: AddingInput,
): Promise<Result<Wish[], RefusalOf<typeof calls.addWish>>> => {
  const alert = decideAlert(priceBelow)
  if (!alert.ok) return alert
  const [item] = await itemsByIds(shop.pool, [itemId])
  if (!item) return refuse('item_not_found')
  const refused = await insert(shop, { customerId, itemId, alert: alert.value })
  return refused ?? ok(await wishlistOf(shop, customerId))
}

interface Insertion {
  customerId: number
  itemId: number
  alert: Cents | null
}

// Many tabs may add at the same moment: the database counts, and has the last word.
const insert = async (
  { pool, clock }: Shop,
  { customerId, itemId, alert }: Insertion,
): Promise<Refused<'wishlist_full'> | null> => {
  try {
    await insertWish(pool, customerId, itemId, alert, clock.now())
    return null
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.constraint === 'wishlist_size_max') return refuse('wishlist_full')
    throw error
  }
}

interface AlertInput {
  customerId: number
  wishId: number
  /** EUR units; null stops the mails */
  priceBelow: number | null
}

/**
 * Changes the price below which the customer is mailed.
 * @returns the wishlist; refuses alert_price_invalid, and not_found for an entry that is not theirs
 */
export const changeAlert = async (
  shop: Shop,
  { customerId, wishId, priceBelow }: AlertInput,
): Promise<Result<Wish[], RefusalOf<typeof calls.changeAlert>>> => {
  const alert = decideAlert(priceBelow)
  if (!alert.ok) return alert
  const changed = await updateAlert(shop.pool, customerId, wishId, alert.value)
  return changed ? ok(await wishlistOf(shop, customerId)) : refuse('not_found')
}

/** Takes an entry off the customer's wishlist; one that is not on it is off already. Answers the wishlist. */
export const removeWish = async (
  shop: Shop,
  { customerId, wishId }: { customerId: number; wishId: number },
): Promise<Wish[]> => {
  await deleteWish(shop.pool, customerId, wishId)
  return wishlistOf(shop, customerId)
}

const toWish = (row: WishRow): Wish => ({
  id: row.id,
  item_id: row.item_id,
  title: row.title,
  weapon: row.weapon,
  finish: row.finish,
  phase: row.phase,
  exterior: exteriorNames[row.exterior],
  variant: row.variant,
  quality: row.rarity,
  img_url: picturePaths(row.picture).img_url,
  price_below: inUnitsOrNull(row.price_below_cents),
  count: row.count,
  lowest_price: inUnitsOrNull(row.lowest_price_cents),
  lowest_item_id: row.lowest_item_id,
})
