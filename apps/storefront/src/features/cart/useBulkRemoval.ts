import { cartQuery } from '@pandrop/api-client/customer-queries'
import { asFailure, isOfLeftSession, isSessionExpired } from '@pandrop/api-client/errors'
import { removeFromCart } from '@pandrop/contract/routes'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../../hooks/useApi.ts'
import { useText } from '../../hooks/useText.ts'
import { useToasts } from '../../hooks/useToasts.ts'

interface BulkRemoval {
  /** takes several lines out, one call each; answers those that could not be taken out */
  remove: (itemIds: readonly number[]) => Promise<number[]>
  /** lines that wait for their call */
  waiting: ReadonlySet<number>
}

const nothing: ReadonlySet<number> = new Set()

/**
 * Bulk removal calls the single removal once per item (docs/behaviour/orders.md#bulk-removal), one after the other.
 * Lines go as they are removed; those that could not be stay.
 */
export const useBulkRemoval = (): BulkRemoval => {
  const api = useApi()
  const { queryKey } = cartQuery(api)
  const queryClient = useQueryClient()
  const text = useText()
  const toast = useToasts()
  const [waiting, setWaiting] = useState(nothing)

  const drop = (itemId: number) =>
    queryClient.setQueryData(queryKey, (lines) => lines?.filter(({ item_id }) => item_id !== itemId))

  /** @returns whether the line is gone, and whether the rest can be tried */
  const removeOne = async (itemId: number): Promise<'gone' | 'failed' | 'signed_out'> => {
    try {
      await api.send(removeFromCart, { body: { id: itemId, is_variation: false } })
    } catch (cause) {
      const failure = asFailure(cause)
      if (isSessionExpired(failure) || isOfLeftSession(failure)) return 'signed_out'
      // Another tab was faster.
      if (failure.code !== 'item_not_in_cart') return 'failed'
    }
    drop(itemId)
    return 'gone'
  }

  const remove = async (itemIds: readonly number[]): Promise<number[]> => {
    // A reading that is on its way would bring lines back.
    void queryClient.cancelQueries({ queryKey })
    setWaiting(new Set(itemIds))
    const failed: number[] = []
    for (const itemId of itemIds) {
      const outcome = await removeOne(itemId)
      if (outcome === 'signed_out') {
        setWaiting(nothing)
        return []
      }
      if (outcome === 'failed') failed.push(itemId)
      setWaiting((now) => new Set([...now].filter((id) => id !== itemId)))
    }
    setWaiting(nothing)
    const removed = itemIds.length - failed.length
    if (failed.length > 0) toast.error(text('cart_selected_remove_failed'))
    else toast.success(text(removed === 1 ? 'cart_item_removed' : 'cart_items_removed', { count: removed }))
    return failed
  }
  return { remove, waiting }
}
