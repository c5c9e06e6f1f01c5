import { cartQuery } from '@pandrop/api-client/customer-queries'
import { asFailure, isUnverified } from '@pandrop/api-client/errors'
import { addToCart, removeFromCart } from '@pandrop/contract/routes'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../../hooks/useApi.ts'
import { useCart } from '../../hooks/useCart.ts'
import { useGo } from '../../hooks/useGo.ts'
import { useMayAct } from '../../hooks/useMayAct.ts'
import { paths } from '../../paths.ts'
import { useCartFailure } from './useCartFailure.ts'
import { type ToldItem, useCartToast } from './useCartToast.ts'

interface BuyHandle {
  inCart: boolean
  /** the item is on its way into the cart */
  running: boolean
  /** adds the item unless it is there already, then opens the cart */
  buy: () => void
  /** adds the item and stays on the page */
  keep: () => void
}

/**
 * BUY NOW and the cart button beside it (docs/behaviour/orders.md#buy-now). They make their one call
 * by themselves: what useCall brings along would weigh more than the rest of the panel.
 */
export const useBuy = (item: ToldItem): BuyHandle => {
  const api = useApi()
  const queryClient = useQueryClient()
  const mayHaveCart = useMayAct('please_login_to_add_to_cart')
  const explain = useCartFailure()
  const go = useGo()
  const tell = useCartToast()
  const [running, setRunning] = useState(false)
  const inCart = useCart().has(item.id)

  /** @returns whether it is in the cart now */
  const add = async (): Promise<boolean> => {
    setRunning(true)
    try {
      const { cart } = await api.send(addToCart, { body: { id: item.id, count: 1 } })
      queryClient.setQueryData(cartQuery(api).queryKey, cart)
      tell('cart_item_added', item, () => void takeOut())
      return true
    } catch (cause) {
      const failure = asFailure(cause)
      // Another tab was faster: what was wanted is done.
      if (failure.code === 'item_already_in_cart') {
        void queryClient.invalidateQueries({ queryKey: cartQuery(api).queryKey })
        return true
      }
      explain(failure, 'cart_add_failed')
      if (isUnverified(failure)) go(paths.emailVerification())
      return false
    } finally {
      setRunning(false)
    }
  }

  const takeOut = async () => {
    try {
      const { cart } = await api.send(removeFromCart, { body: { id: item.id, is_variation: false } })
      queryClient.setQueryData(cartQuery(api).queryKey, cart)
    } catch (cause) {
      explain(asFailure(cause), 'cart_remove_failed')
    }
  }

  const buy = async () => {
    if (running || !mayHaveCart()) return
    if (inCart || (await add())) go(paths.cart())
  }

  const keep = () => {
    if (!running && !inCart && mayHaveCart()) void add()
  }

  return { inCart, running, buy: () => void buy(), keep }
}
