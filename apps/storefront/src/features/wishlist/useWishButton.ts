import { wishesQuery } from '@pandrop/api-client/customer-queries'
import { type ApiFailure, isSessionExpired, isUnverified } from '@pandrop/api-client/errors'
import type { Item } from '@pandrop/contract/item'
import { addWish, removeWish } from '@pandrop/contract/routes'
import type { Wish } from '@pandrop/contract/wishlist'
import type { TextKey } from '@pandrop/dictionaries/translate'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../../hooks/useApi.ts'
import { useAskToSignIn } from '../../hooks/useAskToSignIn.ts'
import { useCall } from '../../hooks/useCall.ts'
import { useFailureText } from '../../hooks/useFailureText.ts'
import { useMayAct } from '../../hooks/useMayAct.ts'
import { useText } from '../../hooks/useText.ts'
import { useToasts } from '../../hooks/useToasts.ts'
import { useWishes } from './useWishes.ts'

/** An item as far as the wishlist knows it: title and phase name its finish, exterior and variant. */
export type WishableItem = Pick<Item, 'id' | 'title' | 'phase'>

/** As long as the toasts of the cart button beside it (docs/behaviour/pages.md#toast-time). */
const toastTime = { milliseconds: 3000 } as const

/**
 * Puts an item's finish, exterior and variant on the wishlist and takes it off again. The button turns at once and
 * turns back when the shop refuses. A guest is warned and led to sign-in and back, an unverified customer to
 * verification.
 */
export const useWishButton = ({ id, title, phase }: WishableItem): { wished: boolean; toggle: () => void } => {
  const api = useApi()
  const queryClient = useQueryClient()
  const { data: wishes = [] } = useWishes()
  const askToSignIn = useAskToSignIn('wish_sign_in')
  const mayWish = useMayAct('wish_sign_in')
  const text = useText()
  const toast = useToasts()
  const failureText = useFailureText()
  // What the visitor has just asked for, until the shop has answered.
  const [wanted, setWanted] = useState<boolean>()
  const entry = wishes.find((wish) => wish.title === title && wish.phase === phase)

  const explain = (failure: ApiFailure, otherwise: TextKey) => {
    if (isSessionExpired(failure)) askToSignIn()
    else if (!isUnverified(failure)) toast.error(failureText(failure, otherwise), toastTime)
  }
  const keep = (list: Wish[], said: TextKey) => {
    queryClient.setQueryData(wishesQuery(api).queryKey, list)
    toast.success(text(said), toastTime)
  }
  const add = useCall(addWish, {
    failed: 'wish_add_failed',
    quiet: true,
    onDone: ({ payload }) => keep(payload, 'wish_added'),
    onFailure: (failure) => explain(failure, 'wish_add_failed'),
  })
  const remove = useCall(removeWish, {
    failed: 'wish_remove_failed',
    quiet: true,
    onDone: ({ payload }) => keep(payload, 'wish_removed'),
    onFailure: (failure) => explain(failure, 'wish_remove_failed'),
  })

  const change = async () => {
    setWanted(!entry)
    // A reading that is on its way would bring the old list back.
    await queryClient.cancelQueries({ queryKey: wishesQuery(api).queryKey })
    await (entry ? remove.run({ body: { id: entry.id } }) : add.run({ body: { item_id: id } }))
    setWanted(undefined)
  }

  return {
    wished: wanted ?? entry !== undefined,
    toggle: () => {
      if (wanted === undefined && mayWish()) void change()
    },
  }
}
