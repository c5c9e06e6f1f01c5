import type { RefusalOf } from '@pandrop/contract/call'
import type { addToCart } from '@pandrop/contract/cart'
import type { Item, ItemState } from '@pandrop/contract/item'
import { cartItemsMax } from '@pandrop/contract/limits'
import { stateAt } from '@pandrop/contract/pricing'
import { ok, type Result, refuse } from '@pandrop/contract/result'

/** What decides whether an item may go into a cart. */
export interface AddingQuestion {
  itemId: number
  /** undefined when no such item exists */
  item: Item | undefined
  /** ids of the items that lie in the cart already */
  inCart: number[]
  now: Date
}

type AddingRefusal = RefusalOf<typeof addToCart>

/**
 * Decides whether an item may go into a cart: items are unique, so each is in it once, and a cart ends at 50.
 * @returns the item; refuses item_already_in_cart (docs/behaviour/orders.md#one-of-each), item_not_found,
 * item_unavailable for one that is sold, reserved or still hidden by trade protection, and cart_full
 */
export const decideAdding = ({ itemId, item, inCart, now }: AddingQuestion): Result<Item, AddingRefusal> => {
  if (inCart.includes(itemId)) return refuse('item_already_in_cart')
  if (!item) return refuse('item_not_found')
  if (stateInCart(item, now) !== 'available') return refuse('item_unavailable')
  return inCart.length >= cartItemsMax ? refuse('cart_full') : ok(item)
}

/** The state of an item of the wire as buyers find it. */
export const stateInCart = ({ state, available_from }: Item, now: Date): ItemState =>
  stateAt({ state, availableFrom: available_from === null ? null : new Date(available_from) }, now)
