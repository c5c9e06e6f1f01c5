import { wishesQuery } from '@pandrop/api-client/customer-queries'
import { addWish, removeWish } from '@pandrop/contract/routes'
import type { Wish } from '@pandrop/contract/wishlist'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../../hooks/useApi.ts'
import { useCall } from '../../hooks/useCall.ts'
import { type GoneWish, putBack, rowsOf, type WishRow, wishKey } from './goneWishes.ts'

interface WishEntriesHandle {
  rows: WishRow[]
  /** takes an entry off; its row stays until the page is left, to undo it there */
  remove: (wish: Wish) => void
  /** puts a removed entry back, with its price; answers whether it is back */
  undo: (wish: Wish) => Promise<boolean>
  /** title and phase of the entry that is being put back */
  undoing: string | undefined
}

/** The rows of the wishlist and what changes them. Rows change at once and change back when the shop refuses. */
export const useWishEntries = (wishes: readonly Wish[]): WishEntriesHandle => {
  const { queryKey } = wishesQuery(useApi())
  const queryClient = useQueryClient()
  const [gone, setGone] = useState<readonly GoneWish[]>([])
  const [undoing, setUndoing] = useState<string>()
  const removal = useCall(removeWish, { failed: 'wish_remove_failed' })
  const adding = useCall(addWish, { failed: 'wish_add_failed' })
  const rows = rowsOf(wishes, gone)

  const forget = ({ title, phase }: Wish) =>
    setGone((list) => list.filter(({ wish }) => wishKey(wish) !== wishKey({ title, phase })))

  const remove = async (wish: Wish) => {
    const place = rows.findIndex((row) => row.wish.id === wish.id)
    setGone((list) => [...list, { wish, place }])
    // A reading that is on its way would bring the entry back.
    await queryClient.cancelQueries({ queryKey })
    const answer = await removal.run({ body: { id: wish.id } })
    // Only this entry goes: answers of two removals may come in any order.
    if (answer) queryClient.setQueryData(queryKey, (list) => list?.filter(({ id }) => id !== wish.id))
    else forget(wish)
  }

  const undo = async (wish: Wish): Promise<boolean> => {
    const place = rows.findIndex((row) => wishKey(row.wish) === wishKey(wish))
    setUndoing(wishKey(wish))
    const answer = await adding.run({ body: { item_id: wish.item_id, price_below: wish.price_below } })
    setUndoing(undefined)
    if (!answer) return false
    queryClient.setQueryData(queryKey, putBack(answer.payload, { wish, place }))
    forget(wish)
    return true
  }

  return { rows, remove: (wish) => void remove(wish), undo, undoing }
}
