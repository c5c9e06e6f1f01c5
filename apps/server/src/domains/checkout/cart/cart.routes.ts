import * as calls from '@pandrop/contract/cart'
import { ok, type RefusalDetail, refuse } from '@pandrop/contract/result'
import { textFor } from '@pandrop/dictionaries/languages'
import type { Serve } from '../../../http/route.ts'
import type { Shop } from '../../../shop.ts'
import { addToCart, cartOf, clearCart, removeFromCart } from './cart.ts'

/** `id` and `item_id` both name the item (docs/behaviour/wire.md#item-id). */
const itemIdOf = ({ id, item_id }: { id?: number | undefined; item_id?: number | undefined }) => id ?? item_id

const itemIdMissing: RefusalDetail = { errors: { id: ['field_invalid'] } }

/** The customer's cart. */
export const cartRoutes = (serve: Serve, shop: Shop): void => {
  serve(calls.cartContents, async ({ customer }) => ok({ cart: await cartOf(shop, customer.customerId) }))

  serve(calls.updateCart, async ({ body, customer }) => {
    const itemId = itemIdOf(body)
    if (itemId === undefined) return refuse('quantity_not_updated', itemIdMissing)
    const cart = await cartOf(shop, customer.customerId)
    return cart.some((line) => line.item_id === itemId) ? ok({ cart }) : refuse('quantity_not_updated')
  })

  serve(calls.addToCart, async ({ body, customer, language }) => {
    const itemId = itemIdOf(body)
    if (itemId === undefined) return refuse('item_not_found', itemIdMissing)
    const cart = await addToCart(shop, { customerId: customer.customerId, itemId })
    return cart.ok ? ok({ cart: cart.value, message: textFor(language)('cart_item_added') }) : cart
  })

  serve(calls.removeFromCart, async ({ body, customer, language }) => {
    const itemId = itemIdOf(body)
    if (itemId === undefined) return refuse('item_not_in_cart', itemIdMissing)
    const cart = await removeFromCart(shop, { customerId: customer.customerId, itemId })
    return cart.ok ? ok({ cart: cart.value, message: textFor(language)('cart_item_removed') }) : cart
  })

  serve(calls.clearCart, async ({ customer }) => {
    await clearCart(shop, customer.customerId)
    return ok({ cart: [] })
  })
}
