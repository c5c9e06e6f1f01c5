import { cartQuery, customerKey, profileQuery } from '@pandrop/api-client/customer-queries'
import { type ApiFailure, isIndefinite } from '@pandrop/api-client/errors'
import { openPurchaseQuery } from '@pandrop/api-client/open-purchase'
import type { CartEntry } from '@pandrop/contract/cart'
import type { CheckoutValues } from '@pandrop/contract/forms/checkout'
import { purchaseProduct } from '@pandrop/contract/routes'
import { type Cents, toUnits } from '@pandrop/money/money'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useCardPage } from '../../forms/useCardPage.ts'
import { useLimitRefusal } from '../../forms/useVerificationLimits.ts'
import { useApi } from '../../hooks/useApi.ts'
import { useCall } from '../../hooks/useCall.ts'
import { useGo } from '../../hooks/useGo.ts'
import { paths } from '../../paths.ts'
import type { PaymentMethod } from './offReason.ts'
import { isPromoRefusal } from './usePromo.ts'

/** What is bought, by whom, and how it is paid. */
interface Order {
  method: PaymentMethod
  lines: readonly CartEntry[]
  /** what the customer was shown */
  total: Cents
  /** the applied promo code */
  promo: string | undefined
  /** as the schema read them */
  values: CheckoutValues
  /** in international format */
  phone: string
}

interface PurchaseOptions {
  /** the balance is charged, the bought lines have left the cart; hears the order's number */
  onPaid: (order: number) => void
  /** the refusal's text is shown already */
  onRefused: (failure: ApiFailure) => void
}

const bodyOf = ({ method, lines, total, promo, values, phone }: Order) => {
  const { name, surname, email, tradeUrl, country, city, address, postCode, withdrawal_waiver, terms } = values
  const { company, vat_id } = values
  return {
    cart: lines.map(({ item_id }) => ({ item_id })),
    seen_total: toUnits(total),
    paymentMethod: method,
    ...(promo && { promocode: promo }),
    name,
    surname,
    email,
    phone,
    tradeUrl,
    city,
    address,
    postCode,
    ...(company !== undefined && { company, vat_id }),
    withdrawal_waiver,
    terms,
    country: Number(country),
  }
}

/** What stays to be read after the toast: fields, changed prices and lines that are gone speak for themselves. */
const isWorthKeeping = (failure: ApiFailure): boolean =>
  Object.keys(failure.fieldErrors).length === 0 &&
  !['price_changed', 'items_unavailable'].includes(failure.code) &&
  !isPromoRefusal(failure)

/**
 * Pays for the cart, from balance or on the card page. What the server knows better comes back into the cart: new
 * prices, lines that are gone, another balance (docs/behaviour/orders.md#seen-total). Without a definite answer the
 * next press goes on with the same attempt, so nothing is paid twice.
 */
export const usePurchase = ({ onPaid, onRefused }: PurchaseOptions) => {
  const api = useApi()
  const go = useGo()
  const queryClient = useQueryClient()
  const isLimit = useLimitRefusal()
  const { leave, leaving } = useCardPage()
  const [method, setMethod] = useState<PaymentMethod>('balance')
  const cartKey = cartQuery(api).queryKey
  const openKey = openPurchaseQuery(api).queryKey
  const profileKey = profileQuery(api).queryKey

  const learn = (failure: ApiFailure) => {
    const { cart } = failure.envelope
    const knowsCart = failure.code === 'price_changed' && Array.isArray(cart)
    if (knowsCart) queryClient.setQueryData(cartKey, cart as CartEntry[])
    // The card payment before may have been ended on the way, or this one opened and its answer lost.
    else void queryClient.invalidateQueries({ queryKey: cartKey })
    void queryClient.invalidateQueries({ queryKey: openKey })
    if (failure.code === 'insufficient_balance') void queryClient.invalidateQueries({ queryKey: profileKey })
    isLimit(failure)
    onRefused(failure)
    if (failure.code === 'payment_completed') {
      void queryClient.invalidateQueries({ queryKey: [customerKey] })
      go(paths.account('orders'))
    }
  }
  const failed = method === 'card' ? ('payment_processing_failed' as const) : ('purchase_failed' as const)
  const { run, running, failure } = useCall(purchaseProduct, { failed, onFailure: learn })

  const pay = async (order: Order) => {
    const answer = await run({ body: bodyOf(order) })
    if (!answer) return
    // What was bought is no longer on the shelf.
    void queryClient.invalidateQueries({ queryKey: ['items'] })
    if (order.method === 'card') {
      // Read again by whoever comes back from the card page.
      for (const queryKey of [cartKey, openKey])
        void queryClient.invalidateQueries({ queryKey, refetchType: answer.redirect_url ? 'none' : 'active' })
      return leave(answer.redirect_url)
    }
    const bought = new Set(order.lines.map(({ item_id }) => item_id))
    onPaid(answer.order_id)
    queryClient.setQueryData(openKey, null)
    queryClient.setQueryData(profileKey, (profile) => profile && { ...profile, balance: answer.balance })
    queryClient.setQueryData(cartKey, (lines) => lines?.filter(({ item_id }) => !bought.has(item_id)))
  }
  const refused = running ? null : failure
  return {
    pay,
    /** says how the next press will pay, for what is shown meanwhile */
    choose: setMethod,
    method,
    running: running || leaving,
    priceChanged: refused?.code === 'price_changed',
    trouble: refused && isWorthKeeping(refused) ? { failure: refused, resumes: isIndefinite(refused), failed } : null,
  }
}
