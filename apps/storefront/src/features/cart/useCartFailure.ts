import { cartQuery } from '@pandrop/api-client/customer-queries'
import { type ApiFailure, isSessionExpired, isUnverified } from '@pandrop/api-client/errors'
import type { TextKey } from '@pandrop/dictionaries/translate'
import { useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../hooks/useApi.ts'
import { useAskToSignIn } from '../../hooks/useAskToSignIn.ts'
import { useFailureText } from '../../hooks/useFailureText.ts'
import { useToasts } from '../../hooks/useToasts.ts'

/** Product cart toasts stay this long (docs/behaviour/pages.md#toast-time). */
export const cartToastTime = { milliseconds: 3000 } as const

/**
 * Says why an item could not be put into the cart or taken out of it; a guest is led to sign-in and back. Who is not
 * verified yet is led away by whoever made the call.
 */
export const useCartFailure = (): ((failure: ApiFailure, otherwise: TextKey) => void) => {
  const api = useApi()
  const queryClient = useQueryClient()
  const askToSignIn = useAskToSignIn('please_login_to_add_to_cart')
  const toast = useToasts()
  const failureText = useFailureText()
  const refresh = () => queryClient.invalidateQueries({ queryKey: cartQuery(api).queryKey })

  return (failure, otherwise) => {
    // The cart that we know is old when another tab was faster.
    if (failure.code === 'item_already_in_cart' || failure.code === 'item_not_in_cart') void refresh()
    if (failure.code === 'item_already_in_cart') toast.warning(failure.message, cartToastTime)
    else if (isSessionExpired(failure)) askToSignIn()
    else if (!isUnverified(failure)) toast.error(failureText(failure, otherwise), cartToastTime)
  }
}
