import { cartQuery } from '@pandrop/api-client/customer-queries'
import { asFailure, isUnverified } from '@pandrop/api-client/errors'
import type { Item } from '@pandrop/contract/item'
import { addToCart } from '@pandrop/contract/routes'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../../hooks/useApi.ts'
import { useCart } from '../../hooks/useCart.ts'
import { useGo } from '../../hooks/useGo.ts'
import { useText } from '../../hooks/useText.ts'
import { useToasts } from '../../hooks/useToasts.ts'
import { paths } from '../../paths.ts'
import { cartToastTime, useCartFailure } from './useCartFailure.ts'
import { useMayHaveCart } from './useMayHaveCart.ts'

interface BuyHandle {
  inCart: boolean
  /** the item is on its way into the cart */
  running: boolean
  /** adds the item unless it is there already, then opens the cart */
  buy: () => void
}

/**
 * BUY NOW (docs/behaviour/orders.md#buy-now). It makes its one call by itself: what useCall brings along would
 * weigh more than the rest of the panel.
 */
export const useBuy = ({ id: itemId, title }: Pick<Item, 'id' | 'title'>): BuyHandle => {
  const api = useApi()
  const queryClient = useQueryClient()
  const mayHaveCart = useMayHaveCart()
  const explain = useCartFailure()
  const go = useGo()
  const text = useText()
  const toast = useToasts()
  const [running, setRunning] = useState(false)
  const inCart = useCart().has(itemId)

  /** @returns whether it is in the cart now */
  const add = async (): Promise<boolean> => {
    setRunning(true)
    try {
      const { cart } = await api.send(addToCart, { body: { id: itemId, count: 1 } })
      queryClient.setQueryData(cartQuery(api).queryKey, cart)
      toast.success(text('cart_item_added'), { ...cartToastTime, detail: title })
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

  const buy = async () => {
    if (running || !mayHaveCart()) return
    if (inCart || (await add())) go(paths.cart())
  }

  return { inCart, running, buy: () => void buy() }
}
