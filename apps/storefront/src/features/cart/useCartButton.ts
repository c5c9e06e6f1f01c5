import { cartQuery } from '@pandrop/api-client/customer-queries'
import type { CartEntry } from '@pandrop/contract/cart'
import type { Item } from '@pandrop/contract/item'
import { addToCart, removeFromCart } from '@pandrop/contract/routes'
import { useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../hooks/useApi.ts'
import { useCall } from '../../hooks/useCall.ts'
import { useCart } from '../../hooks/useCart.ts'
import { useText } from '../../hooks/useText.ts'
import { useToasts } from '../../hooks/useToasts.ts'
import { cartToastTime, useCartFailure } from './useCartFailure.ts'
import { useMayHaveCart } from './useMayHaveCart.ts'

interface CartButtonHandle {
  inCart: boolean
  /** a request for this item runs */
  running: boolean
  /** adds the item, or removes it when it is in the cart */
  toggle: () => void
}

/**
 * Puts one item into the cart and takes it out again (docs/behaviour/orders.md#cart-button). A guest is warned and led
 * to sign-in and back; an unverified customer is led to the verification page.
 */
export const useCartButton = ({ id: itemId, title }: Pick<Item, 'id' | 'title'>): CartButtonHandle => {
  const api = useApi()
  const queryClient = useQueryClient()
  const cart = useCart()
  const mayHaveCart = useMayHaveCart()
  const explain = useCartFailure()
  const text = useText()
  const toast = useToasts()
  const inCart = cart.has(itemId)

  const keep = (lines: CartEntry[]) => queryClient.setQueryData(cartQuery(api).queryKey, lines)

  const add = useCall(addToCart, {
    failed: 'cart_add_failed',
    quiet: true,
    onFailure: (failure) => explain(failure, 'cart_add_failed'),
    onDone: (answer) => {
      keep(answer.cart)
      toast.success(text('cart_item_added'), { ...cartToastTime, detail: title })
    },
  })
  const remove = useCall(removeFromCart, {
    failed: 'cart_remove_failed',
    quiet: true,
    onFailure: (failure) => explain(failure, 'cart_remove_failed'),
    onDone: (answer) => {
      keep(answer.cart)
      toast.success(text('cart_item_removed'), { ...cartToastTime, detail: title })
    },
  })
  const running = add.running || remove.running

  return {
    inCart,
    running,
    toggle: () => {
      if (running || !mayHaveCart()) return
      if (inCart) void remove.run({ body: { id: itemId, is_variation: false } })
      else void add.run({ body: { id: itemId, count: 1 } })
    },
  }
}
