import type { Received } from '@pandrop/contract/call'
import type { MessageKey } from '@pandrop/contract/messages'
import { contactOf, type PostalContact } from '@pandrop/contract/postal'
import type { purchaseProduct } from '@pandrop/contract/purchase'
import { type FieldErrors, ok, type Refused, type Result, refuse } from '@pandrop/contract/result'
import { readTradeLink, type TradeLink } from '../../identity/profile/trade-link.rules.ts'

/** The checkout form as the contract lets it in. */
export type CheckoutForm = Received<typeof purchaseProduct, 'body'>

/** What a buyer says beside what they buy. */
export type Agreed = Pick<CheckoutForm, 'terms' | 'withdrawal_waiver'>

/** Everything that decides whether a checkout form is acceptable. */
export interface CheckoutQuestion {
  form: CheckoutForm
  /** the form's phone number in E.164; undefined when it is none */
  phone: string | undefined
  /** the form's country; undefined when the shop does not serve it */
  country: { id: number; iso: string } | undefined
  /** `payment_methods` of the settings */
  paymentMethods: readonly string[]
}

/** Who buys, and where the items go. */
export interface Checkout {
  contact: PostalContact
  countryId: number
  tradeLink: TradeLink
}

type CheckoutRefusal =
  | 'checkout_invalid'
  | 'trade_link_invalid'
  | 'steam_id_mismatch'
  | 'country_unsupported'
  | 'payment_method_unavailable'

interface Problem {
  refusal: CheckoutRefusal
  field: keyof CheckoutForm
  text: MessageKey
}

/**
 * Checks what the contract cannot: phone, country, trade link, Steam ID and way of paying
 * (docs/behaviour/orders.md#checkout-form). One wrong field is refused by its own name, several as checkout_invalid;
 * the text of each stands beside its field.
 */
export const readCheckout = (question: CheckoutQuestion): Result<Checkout, CheckoutRefusal> => {
  const { form, phone, country, paymentMethods } = question
  const tradeLink = readTradeLink(form.tradeUrl)
  const problems: Problem[] = []
  if (!phone) problems.push({ refusal: 'checkout_invalid', field: 'phone', text: 'phone_valid_required' })
  if (!country) problems.push({ refusal: 'country_unsupported', field: 'country', text: 'country_unsupported' })
  if (!tradeLink.ok) problems.push({ refusal: 'trade_link_invalid', field: 'tradeUrl', text: 'trade_link_invalid' })
  if (tradeLink.ok && isForeign(form.steamId, tradeLink.value))
    problems.push({ refusal: 'steam_id_mismatch', field: 'steamId', text: 'steam_id_mismatch' })
  if (!paymentMethods.includes(form.paymentMethod))
    problems.push({ refusal: 'payment_method_unavailable', field: 'paymentMethod', text: 'payment_method_unavailable' })
  if (problems.length > 0 || !phone || !country || !tradeLink.ok) return refuseFor(problems)
  const contact = contactOf(form, { phone, country: country.iso })
  return ok({ contact, countryId: country.id, tradeLink: tradeLink.value })
}

// An empty one counts as absent (docs/behaviour/wire.md#empty-steamid).
const isForeign = (steamId: string | undefined, { steamid }: TradeLink): boolean =>
  Boolean(steamId) && steamId !== steamid

const refuseFor = (problems: Problem[]): Refused<CheckoutRefusal> => {
  const errors: FieldErrors = {}
  for (const { field, text } of problems) errors[field] = [text]
  const [only, ...others] = problems
  return refuse(only && others.length === 0 ? only.refusal : 'checkout_invalid', { errors })
}
