import { cartQuery } from '@pandrop/api-client/customer-queries'
import { addToCart, removeFromCart } from '@pandrop/api-client/endpoints'
import { type ApiFailure, isSessionExpired, isUnverified } from '@pandrop/api-client/errors'
import type { CartEntry } from '@pandrop/contract/cart'
import type { TextKey } from '@pandrop/dictionaries/translate'
import { useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../hooks/useApi.ts'
import { useAskToSignIn } from '../../hooks/useAskToSignIn.ts'
import { useCall } from '../../hooks/useCall.ts'
import { useCart } from '../../hooks/useCart.ts'
import { useFailureText } from '../../hooks/useFailureText.ts'
import { useGo } from '../../hooks/useGo.ts'
import { useSession } from '../../hooks/useSession.ts'
import { useText } from '../../hooks/useText.ts'
import { useToasts } from '../../hooks/useToasts.ts'
import { paths } from '../../paths.ts'

interface CartButtonHandle {
  inCart: boolean
  /** a request for this item runs */
  running: boolean
  /** adds the item, or removes it when it is in the cart */
  toggle: () => void
  /** adds the item unless it is there already, then opens the cart */
  buy: () => void
}

/** Product cart toasts stay this long (specification section 9, Timing). */
const toastTime = { milliseconds: 3000 } as const

/**
 * Puts one item into the cart and takes it out again (specification section 2, Product card). A guest is warned and led
 * to sign-in and back; an unverified customer is led to the verification page.
 */
export const useCartButton = (itemId: number): CartButtonHandle => {
  const api = useApi()
  const queryClient = useQueryClient()
  const { signedIn, checked, emailVerified } = useSession()
  const cart = useCart()
  const askToSignIn = useAskToSignIn()
  const go = useGo()
  const text = useText()
  const toast = useToasts()
  const failureText = useFailureText()
  const inCart = cart.has(itemId)

  const keep = (lines: CartEntry[]) => queryClient.setQueryData(cartQuery(api).queryKey, lines)
  const refresh = () => queryClient.invalidateQueries({ queryKey: cartQuery(api).queryKey })

  /** The cart that we know is old when another tab was faster. */
  const explain = (failure: ApiFailure, otherwise: TextKey) => {
    if (failure.code === 'item_already_in_cart' || failure.code === 'item_not_in_cart') void refresh()
    if (failure.code === 'item_already_in_cart') toast.warning(failure.message, toastTime)
    else if (isSessionExpired(failure)) askToSignIn()
    else if (!isUnverified(failure)) toast.error(failureText(failure, otherwise), toastTime)
  }

  const add = useCall(addToCart, {
    failed: 'cart_add_failed',
    quiet: true,
    onFailure: (failure) => explain(failure, 'cart_add_failed'),
    onDone: (answer) => {
      keep(answer.cart)
      toast.success(text('cart_item_added'), toastTime)
    },
  })
  const remove = useCall(removeFromCart, {
    failed: 'cart_remove_failed',
    quiet: true,
    onFailure: (failure) => explain(failure, 'cart_remove_failed'),
    onDone: (answer) => {
      keep(answer.cart)
      toast.success(text('cart_item_removed'), toastTime)
    },
  })
  const running = add.running || remove.running

  /** Leads away who cannot have a cart yet. */
  const mayHaveCart = (): boolean => {
    if (!signedIn) askToSignIn()
    else if (checked && !emailVerified) go(paths.emailVerification())
    else return true
    return false
  }

  const buy = async () => {
    if (running || !mayHaveCart()) return
    if (inCart || (await add.run({ body: { id: itemId, count: 1 } }))) go(paths.cart())
  }

  return {
    inCart,
    running,
    toggle: () => {
      if (running || !mayHaveCart()) return
      if (inCart) void remove.run({ body: { id: itemId, is_variation: false } })
      else void add.run({ body: { id: itemId, count: 1 } })
    },
    buy: () => void buy(),
  }
}
