import type { RefusalOf } from '@pandrop/contract/call'
import type * as calls from '@pandrop/contract/cart'
import type { CartEntry } from '@pandrop/contract/cart'
import type { Item } from '@pandrop/contract/item'
import { ok, type Refused, type Result, refuse } from '@pandrop/contract/result'
import { cents, fromUnits, toUnits } from '@pandrop/money/money'
import pg from 'pg'
import type { Queryable } from '../../../db/statement.ts'
import type { Shop } from '../../../shop.ts'
import { itemsByIds } from '../../catalogue/items/items.ts'
import { decideAdding, stateInCart } from './cart.rules.ts'
import {
  type CartLineRow,
  deleteCartLine,
  deleteCartLines,
  insertCartLine,
  type ReservationRow,
  selectCartLines,
  selectReservations,
  updateSeenPrices,
} from './cart.sql.ts'

/** Whose cart, and which item of it. */
export interface CartItem {
  customerId: number
  itemId: number
}

/**
 * A customer's cart, oldest line first. Sold and reserved lines stay in it until they are removed; their state says so
 * (docs/behaviour/orders.md#lines-stay). An item under trade protection counts as reserved: nobody can buy it yet.
 */
export const cartOf = async (
  { pool, clock }: Pick<Shop, 'pool' | 'clock'>,
  customerId: number,
): Promise<CartEntry[]> => {
  const lines = await selectCartLines(pool, customerId)
  if (lines.length === 0) return []
  const items = await itemsByIds(pool, idsOf(lines))
  return entriesOf(lines, items, await reservationsOf(pool, customerId, items), clock.now())
}

const reservationsOf = async (q: Queryable, customerId: number, items: Item[]): Promise<ReservationRow[]> => {
  const reserved = items.filter(({ state }) => state === 'reserved').map(({ id }) => id)
  return reserved.length === 0 ? [] : selectReservations(q, customerId, reserved)
}

/**
 * Puts an item into the cart and remembers its price as seen.
 * @returns the cart with it; refuses as decideAdding does
 */
export const addToCart = async (
  { pool, clock }: Shop,
  { customerId, itemId }: CartItem,
): Promise<Result<CartEntry[], RefusalOf<typeof calls.addToCart>>> => {
  const now = clock.now()
  const lines = await selectCartLines(pool, customerId)
  const items = await itemsByIds(pool, [...new Set([...idsOf(lines), itemId])])
  const item = items.find(({ id }) => id === itemId)
  const added = decideAdding({ itemId, item, inCart: idsOf(lines), now })
  if (!added.ok) return added
  const line = { item_id: itemId, seen_price_cents: fromUnits(added.value.price) }
  const refused = await insert(pool, customerId, line, now)
  return refused ?? ok(entriesOf([...lines, line], items, await reservationsOf(pool, customerId, items), now))
}

/**
 * Takes an item out of the cart, whatever its state.
 * @returns the cart without it; refuses item_not_in_cart
 */
export const removeFromCart = async (
  shop: Shop,
  { customerId, itemId }: CartItem,
): Promise<Result<CartEntry[], 'item_not_in_cart'>> => {
  const removed = await deleteCartLine(shop.pool, customerId, itemId)
  if (removed.length === 0) return refuse('item_not_in_cart')
  return ok(await cartOf(shop, customerId))
}

/** Empties the cart. */
export const clearCart = async ({ pool }: Shop, customerId: number): Promise<void> => {
  await deleteCartLines(pool, customerId)
}

/** Notes that the customer was told the prices of these lines, so that the next purchase does not ask again. */
export const markPricesSeen = async (q: Queryable, customerId: number, shown: CartEntry[]): Promise<void> => {
  const itemIds = shown.map(({ item_id }) => item_id)
  const priceCents = shown.map(({ price }) => fromUnits(price))
  await updateSeenPrices(q, customerId, itemIds, priceCents)
}

const idsOf = (lines: CartLineRow[]): number[] => lines.map(({ item_id }) => item_id)

// Another request of the same customer may have come in between: the database has the last word.
const insert = async (
  q: Queryable,
  customerId: number,
  line: CartLineRow,
  now: Date,
): Promise<Refused<'item_already_in_cart' | 'cart_full'> | null> => {
  try {
    const inserted = await insertCartLine(q, customerId, line.item_id, line.seen_price_cents, now)
    return inserted.length === 1 ? null : refuse('item_already_in_cart')
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.constraint === 'cart_size_max') return refuse('cart_full')
    throw error
  }
}

const entriesOf = (lines: CartLineRow[], items: Item[], reservations: ReservationRow[], now: Date): CartEntry[] => {
  const byId = new Map(items.map((item) => [item.id, item]))
  return lines.map((line) => {
    const item = byId.get(line.item_id)
    if (!item) throw new Error(`item ${line.item_id} is in a cart and does not exist`)
    const reservation = reservations.find(({ item_id }) => item_id === item.id)
    return entryOf(line, { ...item, state: stateInCart(item, now) }, reservation)
  })
}

const entryOf = (line: CartLineRow, item: Item, reservation: ReservationRow | undefined): CartEntry => ({
  item_id: item.id,
  is_variation: false,
  count: 1,
  price: item.price,
  seen_price: toUnits(cents(line.seen_price_cents)),
  state: item.state,
  reserved_until: reservation?.until.toISOString() ?? null,
  held_by: reservation ? (reservation.deal_id === null ? 'payment' : 'deal') : null,
  reserved_for_you: reservation?.is_own === true && reservation.deal_id === null,
  deal_id: reservation?.is_own ? reservation.deal_id : null,
  item,
})
