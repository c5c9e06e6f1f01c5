import type { RefusalOf } from '@pandrop/contract/call'
import type * as calls from '@pandrop/contract/purchase'
import { ok, type Refused, type Result, refuse } from '@pandrop/contract/result'
import { cents, fromUnits } from '@pandrop/money/money'
import { type Attempt, once } from '../../../db/once.ts'
import { inTransaction, type Transaction } from '../../../db/transaction.ts'
import { minimumMinor } from '../../../ports/payments/minor-units.ts'
import type { Shop } from '../../../shop.ts'
import { countryBy, vatPercentOf } from '../../content/countries.ts'
import { settingsOf } from '../../content/settings.ts'
import { readPhone } from '../../identity/profile/phone.ts'
import { givesAway } from '../../identity/profile/update-profile.rules.ts'
import { requireProof } from '../../identity/proof/proof.rules.ts'
import { requireFactor } from '../../identity/second-factor/needed-factor.ts'
import { ensureSession } from '../../payments/payments/ensure-session.ts'
import { cartOf, markPricesSeen } from '../cart/cart.ts'
import { recognisePromo, termsOf } from '../promo/promo.ts'
import { openCardPurchase } from './card-purchase.ts'
import { type CheckoutForm, readCheckout } from './checkout.rules.ts'
import { lockWanted } from './lock-wanted.ts'
import { endOpenPurchase } from './open-purchase.ts'
import { payFromBalance } from './pay-from-balance.ts'
import { buyerOf } from './place-order.ts'
import { planPurchase } from './purchase.rules.ts'
import { lockCardPayments } from './purchase.sql.ts'
import type { Receipt } from './receipt.ts'
import { rememberBuyer } from './remember-buyer.ts'

/** Who buys what. */
export interface PurchaseInput {
  customerId: number
  /** when they last proved who they are; null: not in this session */
  provenAt: Date | null
  form: CheckoutForm
  attempt: Attempt | null
  /** ISO 639-1, of the card page and of mails about the payment */
  language: string
}

type PurchaseRefusal = RefusalOf<typeof calls.purchaseProduct>

type Outcome = Result<Receipt, PurchaseRefusal>

// Another tab of the same customer may open the next card payment while this one ends the last.
const roundsMax = 3

/**
 * Buys the posted items, else all available ones of the cart: whole or not at all, and once per attempt. From balance
 * it is paid at once; by card the items are reserved and a payment is opened, which the card page completes. A card
 * payment that is still open is ended first (docs/behaviour/orders.md#one-open-payment). Repeating an attempt resumes
 * the same payment.
 * @returns order, balance and payment; refuses as readCheckout, planPurchase and openCardPurchase do,
 *   insufficient_balance, spending_blocked, account_leaving, factor_required and proof_required for another trade link
 *   than the one that is kept (docs/behaviour/accounts.md#proof), payment_completed where the open payment turned out
 *   to be paid, provider_unavailable and payment_turned_down as ensureSession does, and price_changed with the new cart
 *   and total, after which the new prices count as seen
 */
export const purchaseProduct = async (shop: Shop, input: PurchaseInput): Promise<Outcome> => {
  const code = input.form.promocode?.trim() ? input.form.promocode : null
  // Before the purchase, because a wrong code is counted even though the purchase is rolled back.
  const promo = code === null ? null : await recognisePromo(shop, { customerId: input.customerId, code })
  for (let round = 1; ; round += 1) {
    const outcome = await attemptPurchase(shop, input, promo)
    if (outcome.ok || outcome.refusal !== 'payment_open' || round === roundsMax) return conclude(shop, input, outcome)
    const ended = await endOpenPurchase(shop, input.customerId)
    if (!ended.ok && ended.refusal !== 'payment_not_open') return refuse(ended.refusal)
  }
}

/** The code that was typed, or why there is none; null: none was typed. */
type PromoFound = Awaited<ReturnType<typeof recognisePromo>> | null

// Within `once`: an attempt that has succeeded gets its answer again, even if its code was stopped since.
const attemptPurchase = (shop: Shop, input: PurchaseInput, promo: PromoFound): Promise<Outcome> =>
  inTransaction(shop.pool, (tx) => {
    // Asked before it is known whether the attempt is a new one: all of it is one way there and back.
    const facts = factsFor(tx, input, shop.clock.now())
    return once(tx, input.attempt, async () => buy(shop, tx, input, { promo, ...(await facts) }))
  })

/** What stands between the customer and this purchase, besides the items. */
const factsFor = (tx: Transaction, { customerId, form }: PurchaseInput, now: Date) => {
  const turn = form.paymentMethod === 'card' ? lockCardPayments(tx, customerId) : null
  const vat = vatPercentOf(tx, form.country, now)
  const asked = Promise.all([buyerOf(tx, customerId), settingsOf(tx), countryBy(tx, form.country), vat, turn])
  const facts = asked.then(([buyer, settings, country, vatPercent]) => ({ buyer, settings, country, vatPercent }))
  // A repeated attempt never looks at them; whoever does hears of a failure.
  facts.catch(() => undefined)
  return facts
}

type Facts = Awaited<ReturnType<typeof factsFor>> & { promo: PromoFound }

/** What is left to do when nothing is locked any more. */
const conclude = async (shop: Shop, { customerId }: PurchaseInput, outcome: Outcome): Promise<Outcome> => {
  if (!outcome.ok) return outcome.refusal === 'price_changed' ? withCurrentCart(shop, customerId, outcome) : outcome
  const { paymentId } = outcome.value
  if (paymentId === null) return outcome
  const session = await ensureSession(shop, paymentId, `customer:${customerId}`)
  if (session.ok) return outcome
  const { refusal, errors } = session
  return refusal === 'invalid_input' ? refuse('checkout_invalid', { errors }) : refuse(refusal)
}

const buy = async (shop: Shop, tx: Transaction, input: PurchaseInput, facts: Facts): Promise<Outcome> => {
  const now = shop.clock.now()
  const { customerId, form, language } = input
  const { buyer, settings, country, vatPercent, promo } = facts
  const byCard = form.paymentMethod === 'card'
  if (buyer.spending_blocked) return refuse('spending_blocked')
  if (buyer.is_leaving) return refuse('account_leaving')

  const phone = readPhone(form.phone)?.e164
  const checkout = readCheckout({
    form,
    phone,
    country,
    paymentMethods: settings.payment_methods,
    asksBusiness: settings.businessEnabled,
  })
  if (!checkout.ok) return checkout
  if (promo && !promo.ok) return promo
  // Before anything is taken, reserved or given up: the same form is sent again once it was proven.
  const asked = { steam_trade_link: checkout.value.tradeLink.url }
  const moves = givesAway(buyer, asked)
  const factor = moves ? await requireFactor(tx, customerId, 'trade_link') : ok(null)
  if (!factor.ok) return factor
  const proven = moves ? requireProof(input.provenAt, now) : ok(null)
  if (!proven.ok) return proven
  if (buyer.open_payment_id) return refuse('payment_open')

  const posted = form.cart && [...new Set(form.cart.map(({ item_id }) => item_id))]
  const plan = planPurchase({
    wanted: await lockWanted(tx, customerId, posted),
    postedCount: posted?.length ?? null,
    seenTotal: form.seen_total === undefined ? null : fromUnits(form.seen_total),
    promo: promo && ((await termsOf(tx, { customerId, code: promo.value.code })) ?? null),
    paymentMethod: form.paymentMethod,
    // Orders are charged in EUR, whose cents are those of the internal currency.
    cardTotalMin: cents(minimumMinor('EUR')),
    vatPercent,
    now,
  })
  if (!plan.ok) return plan

  const orderId = buyer.order_id
  const sale = { orderId, customerId, form, checkout: checkout.value, plan: plan.value, vatPercent, now }
  const { PUBLIC_URL: publicUrl } = shop.env
  if (byCard) return openCardPurchase(tx, sale, { language, publicUrl })
  return payFromBalance(shop, tx, sale, () => rememberBuyer(tx, sale, publicUrl))
}

// Read after the purchase was rolled back. What is told here was seen: confirming it again must not be refused again.
const withCurrentCart = async (
  shop: Shop,
  customerId: number,
  refused: Refused<PurchaseRefusal>,
): Promise<Refused<PurchaseRefusal>> => {
  const cart = await cartOf(shop, customerId)
  await markPricesSeen(shop.pool, customerId, cart)
  return { ...refused, payload: { ...refused.payload, cart } }
}
