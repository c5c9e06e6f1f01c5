import { cartQuery } from '@pandrop/api-client/customer-queries'
import type { ApiFailure } from '@pandrop/api-client/errors'
import { addToCart, removeFromCart } from '@pandrop/contract/routes'
import { useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../hooks/useApi.ts'
import { useCall } from '../../hooks/useCall.ts'
import { useFailureText } from '../../hooks/useFailureText.ts'
import { useCartFailure } from './useCartFailure.ts'
import { type ToldItem, useCartToast } from './useCartToast.ts'

interface Removal {
  remove: () => void
  running: boolean
  /** why it failed, to be said at the line */
  error: string | undefined
}

/**
 * Takes one line out of the cart. Only that line goes from the screen: answers of two removals may come in any order.
 * @param onRemoved hears of it before the line disappears
 */
export const useRemoval = (item: ToldItem, onRemoved: () => void): Removal => {
  const { queryKey } = cartQuery(useApi())
  const queryClient = useQueryClient()
  const tell = useCartToast()
  const explain = useCartFailure()
  const failureText = useFailureText()

  const drop = () => {
    onRemoved()
    queryClient.setQueryData(queryKey, (lines) => lines?.filter(({ item_id }) => item_id !== item.id))
  }
  const add = useCall(addToCart, {
    failed: 'cart_add_failed',
    quiet: true,
    onDone: ({ cart }) => queryClient.setQueryData(queryKey, cart),
    onFailure: (refused) => explain(refused, 'cart_add_failed'),
  })
  const { run, running, failure } = useCall(removeFromCart, {
    failed: 'cart_remove_failed',
    quiet: true,
    onDone: () => {
      drop()
      tell('cart_item_removed', item, () => void add.run({ body: { id: item.id, count: 1 } }))
    },
    // Another tab was faster.
    onFailure: ({ code }: ApiFailure) => code === 'item_not_in_cart' && drop(),
  })
  return {
    remove: () => {
      if (running) return
      // A reading that is on its way would bring the line back.
      void queryClient.cancelQueries({ queryKey })
      void run({ body: { id: item.id, is_variation: false } })
    },
    running,
    error: failure && !running ? failureText(failure, 'cart_remove_failed') : undefined,
  }
}
