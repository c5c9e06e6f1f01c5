import type { Received } from '@pandrop/contract/call'
import type { MessageKey } from '@pandrop/contract/messages'
import { type BusinessDetails, contactOf, type PostalContact } from '@pandrop/contract/postal'
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
  /** `business_enabled` of the settings */
  asksBusiness: boolean
}

/** What was said of a business; null: nothing, which is another thing than that there is none. */
type SaidBusiness = { [Name in keyof BusinessDetails]: string | null }

/** Who buys, and where the items go. */
export interface Checkout {
  contact: PostalContact
  business: SaidBusiness
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
 * Checks what the contract cannot: phone, country, trade link, Steam ID, way of paying, and whether the shop asks for a
 * business (docs/behaviour/orders.md#checkout-form). One wrong field is refused by its own name, several as
 * checkout_invalid; the text of each stands beside its field.
 */
export const readCheckout = (question: CheckoutQuestion): Result<Checkout, CheckoutRefusal> => {
  const { form, phone, country, paymentMethods, asksBusiness } = question
  const tradeLink = readTradeLink(form.tradeUrl)
  const problems: Problem[] = []
  if (!phone) problems.push({ refusal: 'checkout_invalid', field: 'phone', text: 'phone_valid_required' })
  if (!country) problems.push({ refusal: 'country_unsupported', field: 'country', text: 'country_unsupported' })
  if (!tradeLink.ok) problems.push({ refusal: 'trade_link_invalid', field: 'tradeUrl', text: 'trade_link_invalid' })
  if (tradeLink.ok && isForeign(form.steamId, tradeLink.value))
    problems.push({ refusal: 'steam_id_mismatch', field: 'steamId', text: 'steam_id_mismatch' })
  if (!paymentMethods.includes(form.paymentMethod))
    problems.push({ refusal: 'payment_method_unavailable', field: 'paymentMethod', text: 'payment_method_unavailable' })
  if (!asksBusiness && form.company) problems.push(unasked('company'))
  if (!asksBusiness && form.vat_id) problems.push(unasked('vat_id'))
  if (problems.length > 0 || !phone || !country || !tradeLink.ok) return refuseFor(problems)
  const contact = contactOf(form, { phone, country: country.iso })
  const business = asksBusiness
    ? { company: form.company ?? null, vat_id: form.vat_id ?? null }
    : { company: null, vat_id: null }
  return ok({ contact, business, countryId: country.id, tradeLink: tradeLink.value })
}

// Whoever says it means it to stand on the receipt.
const unasked = (field: 'company' | 'vat_id'): Problem => ({
  refusal: 'checkout_invalid',
  field,
  text: 'field_unknown',
})

// An empty one counts as absent (docs/behaviour/wire.md#empty-steamid).
const isForeign = (steamId: string | undefined, { steamid }: TradeLink): boolean =>
  Boolean(steamId) && steamId !== steamid

const refuseFor = (problems: Problem[]): Refused<CheckoutRefusal> => {
  const errors: FieldErrors = {}
  for (const { field, text } of problems) errors[field] = [text]
  const [only, ...others] = problems
  return refuse(only && others.length === 0 ? only.refusal : 'checkout_invalid', { errors })
}
