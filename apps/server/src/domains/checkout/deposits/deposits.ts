import type { Answer, RefusalOf } from '@pandrop/contract/call'
import type { cancelDeposit, depositCheckout, depositHistory, depositStatus } from '@pandrop/contract/deposits'
import { ok, type Result, refuse } from '@pandrop/contract/result'
import { secondsOf } from '@pandrop/contract/wire'
import { textFor } from '@pandrop/dictionaries/languages'
import { type Attempt, once } from '../../../db/once.ts'
import type { Queryable } from '../../../db/statement.ts'
import { inTransaction, type Transaction } from '../../../db/transaction.ts'
import { minimumMinor, minorDigits, payableDigits } from '../../../ports/payments/minor-units.ts'
import type { Shop } from '../../../shop.ts'
import { countryBy } from '../../content/countries.ts'
import { currenciesOf, currencyByCode } from '../../content/currencies.ts'
import { settingsOf } from '../../content/settings.ts'
import { isLeaving } from '../../identity/deletions/deletions.ts'
import { readPhone } from '../../identity/profile/phone.ts'
import { requireIdentityForCard } from '../../identity/verification-limits/verification-limits.ts'
import { isSpendingBlocked } from '../../payments/disputes/spending-blocked.ts'
import { ensureSession } from '../../payments/payments/ensure-session.ts'
import { cancelPayment } from '../../payments/payments/expire.ts'
import { openPayment, redirectAddress } from '../../payments/payments/open.ts'
import { unitsOf } from '../../payments/payments/payments.rules.ts'
import { ownPayment, reasonText, topUpsOf } from '../../payments/payments/payments.ts'
import { paidOrderOf } from '../purchase/order-of-payment.ts'
import { lockCardPayments } from '../purchase/purchase.sql.ts'
import { type DepositForm, readContact } from './contact.rules.ts'
import { planDeposit } from './deposits.rules.ts'

/** A customer's wish to top up. */
export interface DepositRequest {
  customerId: number
  form: DepositForm
  attempt: Attempt | null
  /** ISO 4217, of `amount`; null for the shop's default */
  currency: string | null
  /** ISO 639-1 */
  language: string
}

type DepositRefusal = RefusalOf<typeof depositCheckout>

/**
 * Opens a card payment for a top-up: the payment is written down and committed, then the provider is asked, so a crash
 * or a lost answer in between leaves a pending payment that the job finishes. Repeating the attempt resumes the same
 * payment and answers with the same address (docs/behaviour/money.md#top-up-once).
 * @returns the address of our hop to the card page, with the payment's id as `order`; refuses spending_blocked while a
 *   charge of the customer is disputed, account_leaving, and verification_needed where a limit would be passed
 */
export const checkOutDeposit = async (
  shop: Shop,
  request: DepositRequest,
): Promise<Result<{ redirect_url: string }, DepositRefusal>> => {
  const at = shop.clock.now()
  const opened = await inTransaction(shop.pool, async (tx) => {
    // Before the attempt, as purchases do it, so that neither waits for the other in a circle.
    await lockCardPayments(tx, request.customerId)
    return once(tx, request.attempt, () => openDeposit(tx, request, at))
  })
  if (!opened.ok) return opened
  const { paymentId } = opened.value
  const session = await ensureSession(shop, paymentId, `customer:${request.customerId}`)
  return session.ok ? ok({ redirect_url: redirectAddress(shop, 'go', paymentId) }) : session
}

const openDeposit = async (
  tx: Transaction,
  { customerId, form, currency: code, language }: DepositRequest,
  at: Date,
): Promise<Result<{ paymentId: string }, DepositRefusal>> => {
  const [isBlocked, isOnItsWay] = await Promise.all([isSpendingBlocked(tx, customerId), isLeaving(tx, customerId)])
  if (isBlocked) return refuse('spending_blocked')
  if (isOnItsWay) return refuse('account_leaving')
  const currency = await chosenCurrency(tx, code)
  if (!currency) return refuse('currency_code_invalid')
  if (currency.charge_until && currency.charge_until < at.toISOString()) {
    return refuse('rate_stale', { values: { code: currency.code } })
  }
  const { minTopUpCents, maxTopUpCents } = await settingsOf(tx)
  const { code: chosen } = currency
  const counted = { minorDigits: minorDigits(chosen), payableDigits: payableDigits(chosen) }
  const bounds = { minTopUpCents, maxTopUpCents, minimumMinor: minimumMinor(chosen) }
  const plan = planDeposit({ amount: form.amount, currencyValue: currency.value, ...counted, ...bounds })
  if (!plan.ok) return plan
  // Before the contact is looked at: nobody fills it in for nothing.
  const known = await requireIdentityForCard(tx, { customerId, sum: plan.value.creditCents, now: at })
  if (!known.ok) return known
  const country = await countryBy(tx, form.country)
  const contact = readContact(form, { country: country?.iso, phone: await phoneOf(tx, form) })
  if (!contact.ok) return contact
  const money = { ...plan.value, currency: currency.code, currencyValue: currency.value }
  const paymentId = await openPayment(
    tx,
    { customerId, purpose: 'topup', ...money, contact: contact.value, language },
    at,
  )
  return ok({ paymentId })
}

/** The phone in international format, or as its two parts where only those make a number. */
const phoneOf = async (q: Queryable, { phone, phoneCountryCode = '', nationalNumber = '' }: DepositForm) => {
  const number = readPhone(phone) ?? readPhone(`+${phoneCountryCode.replace(/\D/g, '')}${nationalNumber}`)
  if (!number) return undefined
  const served = await Promise.all(number.countries.map((iso) => countryBy(q, iso)))
  return { e164: number.e164, isServed: served.some((country) => country !== undefined) }
}

/** The shop's default has no rate before its source was asked first; EUR always has. */
const chosenCurrency = async (q: Queryable, code: string | null) =>
  code === null
    ? ((await currenciesOf(q)).find((currency) => currency.default === 1) ?? currencyByCode(q, 'EUR'))
    : currencyByCode(q, code)

/** How a payment stands: null for one that is unknown or somebody else's (docs/behaviour/money.md#payment-id). */
export type DepositStanding = Answer<typeof depositStatus>

/**
 * How a payment of this customer stands.
 * @param options.id as it came from outside
 */
export const depositStandingOf = async (
  q: Queryable,
  { id, customerId, language }: { id: string; customerId: number; language: string },
): Promise<DepositStanding> => {
  const payment = await ownPayment(q, { id, customerId })
  if (!payment) return { status: null }
  const { state: status, purpose: type, reason, expires_at } = payment
  if (status === 'Pending') return { status, type, expires_at: expires_at.toISOString() }
  if (reason !== null) {
    return { status, type, message: reasonText(payment, language), ...(reason === 'mismatch' && { held: true }) }
  }
  const order = type === 'purchase' ? await paidOrderOf(q, payment.id) : undefined
  if (!order) return { status, type }
  if (!order.refunded) return { status, type, order_id: order.orderId }
  const message = textFor(language)('payment_refunded_late')
  return { status, type, order_id: order.orderId, refunded: true, message }
}

/** The top-ups of a customer, newest first; sums are units of the currency that was charged. */
export const depositsOf = async (
  q: Queryable,
  customerId: number,
): Promise<Answer<typeof depositHistory>['payload']> => {
  const payments = await topUpsOf(q, customerId)
  return payments.map(({ id, created_at, amount_minor, minor_exponent, state, currency, symbol, expires_at }) => ({
    id,
    created_at: secondsOf(created_at),
    sum: unitsOf(amount_minor, minor_exponent),
    status: state,
    currency: { code: currency, symbol: symbol ?? currency },
    ...(state === 'Pending' && { expires_at: expires_at.toISOString() }),
  }))
}

type CancelRefusal = RefusalOf<typeof cancelDeposit>

/**
 * Gives a pending top-up up. Only the provider's word ends it: one that was charged meanwhile is credited
 * (docs/behaviour/money.md#open-top-up). One that has ended unpaid is none any more, however often that is asked.
 * @param options.id as it came from outside
 * @returns refuses deposit_completed where it was charged, payment_not_open for what is no top-up of this customer,
 *   payment_open while the bank is working on it, and provider_unavailable, after which the job goes on asking
 */
export const endDeposit = async (
  shop: Shop,
  { id, customerId }: { id: string; customerId: number },
): Promise<Result<undefined, CancelRefusal>> => {
  const payment = await ownPayment(shop.pool, { id, customerId })
  if (payment?.purpose !== 'topup' || payment.reason === 'mismatch') return refuse('payment_not_open')
  const ended = await cancelPayment(shop, payment, `customer:${customerId}`)
  if (ended.ok) return ended
  return refuse(ended.refusal === 'payment_completed' ? 'deposit_completed' : ended.refusal)
}
