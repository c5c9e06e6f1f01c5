import type { RefusalOf } from '@pandrop/contract/call'
import type * as calls from '@pandrop/contract/cart'
import type { CartEntry } from '@pandrop/contract/cart'
import type { Item } from '@pandrop/contract/item'
import { ok, type Refused, type Result, refuse } from '@pandrop/contract/result'
import { cents, fromUnits, toUnits } from '@pandrop/money/money'
import pg from 'pg'
import type { Queryable } from '../../../db/statement.ts'
import type { Shop } from '../../../shop.ts'
import { toItem } from '../../catalogue/items/item-row.ts'
import { decideAdding, stateInCart } from './cart.rules.ts'
import {
  type CartItemRow,
  deleteCartLine,
  deleteCartLines,
  insertCartLine,
  type ReservationRow,
  selectCart,
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
  const rows = await selectCart(pool, customerId, null)
  return entriesOf(rows, await reservationsOf(pool, customerId, rows), clock.now())
}

const reservationsOf = async (q: Queryable, customerId: number, rows: CartItemRow[]): Promise<ReservationRow[]> => {
  const reserved = rows.filter(({ state }) => state === 'reserved').map(({ id }) => id)
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
  const rows = await selectCart(pool, customerId, itemId)
  const inCart = rows.filter(({ is_in_cart }) => is_in_cart).map(({ id }) => id)
  const asked = rows.find(({ id }) => id === itemId)
  const added = decideAdding({ itemId, item: asked && toItem(asked), inCart, now })
  if (!added.ok) return added
  const refused = await insert(pool, { customerId, itemId }, fromUnits(added.value.price), now)
  return refused ?? ok(entriesOf(rows, await reservationsOf(pool, customerId, rows), now))
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

// Another request of the same customer may have come in between: the database has the last word.
const insert = async (
  q: Queryable,
  { customerId, itemId }: CartItem,
  seenPriceCents: number,
  now: Date,
): Promise<Refused<'item_already_in_cart' | 'cart_full'> | null> => {
  try {
    const inserted = await insertCartLine(q, customerId, itemId, seenPriceCents, now)
    return inserted.length === 1 ? null : refuse('item_already_in_cart')
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.constraint === 'cart_size_max') return refuse('cart_full')
    throw error
  }
}

const entriesOf = (rows: CartItemRow[], reservations: ReservationRow[], now: Date): CartEntry[] =>
  rows.map((row) => {
    const item = toItem(row)
    const reservation = reservations.find(({ item_id }) => item_id === item.id)
    return entryOf({ ...item, state: stateInCart(item, now) }, row.seen_price_cents, reservation)
  })

const entryOf = (item: Item, seenPriceCents: number, reservation: ReservationRow | undefined): CartEntry => ({
  item_id: item.id,
  is_variation: false,
  count: 1,
  price: item.price,
  seen_price: toUnits(cents(seenPriceCents)),
  state: item.state,
  reserved_until: reservation?.until.toISOString() ?? null,
  held_by: reservation ? (reservation.deal_id === null ? 'payment' : 'deal') : null,
  reserved_for_you: reservation?.is_own === true && reservation.deal_id === null,
  deal_id: reservation?.is_own ? reservation.deal_id : null,
  item,
})
