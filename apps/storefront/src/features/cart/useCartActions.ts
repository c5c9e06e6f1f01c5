import { cartQuery } from '@pandrop/api-client/customer-queries'
import type { CartEntry } from '@pandrop/contract/cart'
import { addToCart, removeFromCart } from '@pandrop/contract/routes'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useApi } from '../../hooks/useApi.ts'
import { useCall } from '../../hooks/useCall.ts'
import { useMayAct } from '../../hooks/useMayAct.ts'
import { useCartFailure } from './useCartFailure.ts'
import { type ToldItem, useCartToast } from './useCartToast.ts'

interface CartActions {
  /** an item is on its way into the cart or out of it */
  running: boolean
  /** puts an item into the cart and says so; nothing while another one is on its way */
  add: (item: ToldItem) => void
  /** the same the other way */
  remove: (item: ToldItem) => void
}

/**
 * Puts items into the cart and takes them out, one after another, each with the way back
 * (docs/behaviour/orders.md#cart-button). A guest is warned and led to sign-in and back.
 */
export const useCartActions = (): CartActions => {
  const api = useApi()
  const queryClient = useQueryClient()
  const mayHaveCart = useMayAct('please_login_to_add_to_cart')
  const explain = useCartFailure()
  const tell = useCartToast()
  const moved = useRef<ToldItem>(undefined)

  const done = (said: 'cart_item_added' | 'cart_item_removed', lines: CartEntry[]) => {
    queryClient.setQueryData(cartQuery(api).queryKey, lines)
    const item = moved.current
    if (item) tell(said, item, () => (said === 'cart_item_added' ? takeOut : putIn)(item))
  }
  const adding = useCall(addToCart, {
    failed: 'cart_add_failed',
    quiet: true,
    onFailure: (failure) => explain(failure, 'cart_add_failed'),
    onDone: ({ cart }) => done('cart_item_added', cart),
  })
  const removing = useCall(removeFromCart, {
    failed: 'cart_remove_failed',
    quiet: true,
    onFailure: (failure) => explain(failure, 'cart_remove_failed'),
    onDone: ({ cart }) => done('cart_item_removed', cart),
  })
  const putIn = (item: ToldItem) => {
    moved.current = item
    void adding.run({ body: { id: item.id, count: 1 } })
  }
  const takeOut = (item: ToldItem) => {
    moved.current = item
    void removing.run({ body: { id: item.id, is_variation: false } })
  }
  const running = adding.running || removing.running
  const unlessRunning = (move: (item: ToldItem) => void) => (item: ToldItem) => {
    if (!running && mayHaveCart()) move(item)
  }
  return { running, add: unlessRunning(putIn), remove: unlessRunning(takeOut) }
}
