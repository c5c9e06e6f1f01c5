import { amountMinimum, amountStep, isCurrency } from '../checkout/amount.ts'
import { type Line, linesTotal, type SessionDraft } from '../checkout/session.ts'
import { unixSeconds } from '../clock.ts'
import type { Parameters } from './parameters.ts'
import { invalidRequest } from './problem.ts'

const linesMax = 100
const amountTotalMax = 99_999_999
const quantityMax = 999_999
const lifetimeSecondsMin = 30 * 60
const lifetimeSecondsMax = 24 * 3600

/**
 * The session that these form parameters ask for at `now`; what is wrong with them is their problem (API reference,
 * Create a Checkout Session). Only payments by card with prices given inline, and cards to be saved, exist here.
 */
export const readSessionDraft = (parameters: Parameters, now: Date): SessionDraft => {
  const mode = readMode(parameters)
  return {
    mode,
    ...(mode === 'setup' ? readSetup(parameters) : readLines(parameters)),
    clientReferenceId: parameters.text('client_reference_id', 200),
    customerEmail: readEmail(parameters),
    metadata: parameters.metadata('metadata'),
    paymentMetadata: parameters.metadata(`${mode}_intent_data[metadata]`),
    submitText: parameters.text('custom_text[submit][message]', 1200),
    successUrl: parameters.requiredUrl('success_url'),
    cancelUrl: parameters.url('cancel_url'),
    expiresAt: readExpiry(parameters, now),
  }
}

const readMode = (parameters: Parameters): SessionDraft['mode'] => {
  const mode = parameters.requiredText('mode', 20)
  if (mode !== 'payment' && mode !== 'setup') {
    parameters.refuse(invalidRequest('Invalid mode: must be one of payment or setup', { param: 'mode' }))
  }
  const method = parameters.text('allowed_payment_method_types[0]', 20) ?? 'card'
  if (method !== 'card') {
    parameters.refuse(
      invalidRequest(`Invalid allowed_payment_method_types[0]: must be card`, {
        param: 'allowed_payment_method_types',
      }),
    )
  }
  return mode === 'setup' ? 'setup' : 'payment'
}

// Customers do not exist here: that one is to be made is understood, and nothing comes of it.
const readSetup = (parameters: Parameters): { currency: string; lines: Line[] } => {
  parameters.oneOf('customer_creation', ['always', 'if_required'])
  return { currency: readCurrency(parameters, 'currency'), lines: [] }
}

const readLines = (parameters: Parameters): { currency: string; lines: Line[] } => {
  const lines: Line[] = []
  const currencies = new Set<string>()
  while (lines.length < linesMax && (lines.length === 0 || parameters.has(`line_items[${lines.length}]`))) {
    const name = `line_items[${lines.length}]`
    currencies.add(readCurrency(parameters, `${name}[price_data][currency]`))
    lines.push(readLine(parameters, name))
  }
  if (currencies.size > 1) {
    const message = 'The line items all have to be in the same currency.'
    parameters.refuse(invalidRequest(message, { param: 'line_items' }))
  }
  const currency = [...currencies].join()
  checkTotal(parameters, linesTotal(lines), currency)
  return { currency, lines }
}

const readLine = (parameters: Parameters, name: string): Line => {
  const unitAmount = parameters.requiredWholeNumber(`${name}[price_data][unit_amount]`)
  const quantity = parameters.requiredWholeNumber(`${name}[quantity]`)
  if (unitAmount < 0) {
    const param = `${name}[price_data][unit_amount]`
    parameters.refuse(invalidRequest('Invalid non-negative integer', { code: 'parameter_invalid_integer', param }))
  }
  if (quantity < 1 || quantity > quantityMax) {
    const message = `Invalid quantity: must be between 1 and ${quantityMax}`
    parameters.refuse(invalidRequest(message, { code: 'parameter_invalid_integer', param: `${name}[quantity]` }))
  }
  return { name: parameters.requiredText(`${name}[price_data][product_data][name]`, 5000), unitAmount, quantity }
}

const readCurrency = (parameters: Parameters, param: string): string => {
  const currency = parameters.requiredText(param, 3).toLowerCase()
  if (!isCurrency(currency)) parameters.refuse(invalidRequest(`Invalid currency: ${currency}`, { param }))
  return currency
}

const checkTotal = (parameters: Parameters, total: number, currency: string): void => {
  if (total % amountStep(currency) !== 0) {
    const message = `Invalid amount: amounts in ${currency} must be divisible by ${amountStep(currency)}.`
    parameters.refuse(invalidRequest(message, { code: 'parameter_invalid_integer', param: 'line_items' }))
  }
  if (total < amountMinimum(currency)) {
    const message = "The Checkout Session's total amount must convert to at least 50 cents."
    parameters.refuse(invalidRequest(message, { code: 'amount_too_small' }))
  }
  if (total > amountTotalMax) {
    const message = "The Checkout Session's total amount must be no more than 999,999.99."
    parameters.refuse(invalidRequest(message, { code: 'amount_too_large' }))
  }
}

// Narrower than what a shop may take for an address, as at Stripe: no umlauts, no two dots in a row.
const emailShape = /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*@[a-z\d-]+(\.[a-z\d-]+)+$/i

const readEmail = (parameters: Parameters): string | null => {
  const email = parameters.text('customer_email', 512)
  if (email !== null && !emailShape.test(email)) {
    const message = `Invalid email address: ${email}`
    parameters.refuse(invalidRequest(message, { code: 'email_invalid', param: 'customer_email' }))
  }
  return email
}

const readExpiry = (parameters: Parameters, now: Date): number => {
  const created = unixSeconds(now)
  const expiresAt = parameters.wholeNumber('expires_at') ?? created + lifetimeSecondsMax
  if (expiresAt < created + lifetimeSecondsMin) {
    const message = 'The `expires_at` timestamp must be at least 30 minutes from Checkout Session creation.'
    parameters.refuse(invalidRequest(message, { param: 'expires_at' }))
  }
  if (expiresAt > created + lifetimeSecondsMax) {
    const message = 'The `expires_at` timestamp must be less than 24 hours from Checkout Session creation.'
    parameters.refuse(invalidRequest(message, { param: 'expires_at' }))
  }
  return expiresAt
}
