import { cartQuery, profileQuery } from '@pandrop/api-client/customer-queries'
import { purchaseProduct } from '@pandrop/api-client/endpoints'
import type { ApiFailure } from '@pandrop/api-client/errors'
import type { CartEntry } from '@pandrop/contract/cart'
import type { CheckoutValues } from '@pandrop/contract/forms/checkout'
import { type Cents, toUnits } from '@pandrop/money/money'
import { useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../hooks/useApi.ts'
import { useCall } from '../../hooks/useCall.ts'

/** What is bought, by whom. */
interface Order {
  lines: readonly CartEntry[]
  /** what the customer was shown */
  total: Cents
  /** as the schema read them */
  values: CheckoutValues
  /** in international format */
  phone: string
}

interface PurchaseOptions {
  /** the balance is charged, the bought lines have left the cart */
  onPaid: () => void
  /** the refusal's text is shown already */
  onRefused: (failure: ApiFailure) => void
}

const bodyOf = ({ lines, total, values, phone }: Order) => {
  const { name, surname, email, tradeUrl, country, city, address, postCode, withdrawal_waiver } = values
  return {
    cart: lines.map(({ item_id }) => ({ item_id })),
    seen_total: toUnits(total),
    paymentMethod: 'balance' as const,
    ...{ name, surname, email, phone, tradeUrl, city, address, postCode, withdrawal_waiver },
    country: Number(country),
  }
}

/**
 * Pays for the cart from balance. What the server knows better comes back into the cart: new prices, lines that are
 * gone, another balance (readings.md, States: Cart).
 */
export const usePurchase = ({ onPaid, onRefused }: PurchaseOptions) => {
  const api = useApi()
  const queryClient = useQueryClient()
  const cartKey = cartQuery(api).queryKey
  const profileKey = profileQuery(api).queryKey

  const learn = (failure: ApiFailure) => {
    const { cart } = failure.envelope
    if (failure.code === 'price_changed' && Array.isArray(cart)) queryClient.setQueryData(cartKey, cart as CartEntry[])
    if (failure.code === 'items_unavailable') void queryClient.invalidateQueries({ queryKey: cartKey })
    if (failure.code === 'insufficient_balance') void queryClient.invalidateQueries({ queryKey: profileKey })
    onRefused(failure)
  }
  const { run, running, failure } = useCall(purchaseProduct, { failed: 'purchase_failed', onFailure: learn })

  const pay = async (order: Order) => {
    const answer = await run({ body: bodyOf(order) })
    if (!answer) return
    const bought = new Set(order.lines.map(({ item_id }) => item_id))
    onPaid()
    queryClient.setQueryData(profileKey, (profile) => profile && { ...profile, balance: answer.balance })
    queryClient.setQueryData(cartKey, (lines) => lines?.filter(({ item_id }) => !bought.has(item_id)))
    // What was bought is no longer on the shelf.
    void queryClient.invalidateQueries({ queryKey: ['items'] })
  }
  return { pay, running, priceChanged: !running && failure?.code === 'price_changed' }
}
