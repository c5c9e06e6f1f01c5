import { textFor } from '@pandrop/dictionaries/languages'
import type { Queryable } from '../../../db/statement.ts'
import { minorDigits, payableDigits } from '../../../ports/payments/minor-units.ts'
import type { Payment } from './payment-row.ts'
import { isPaymentId, unitsOf } from './payments.rules.ts'
import { selectOwnPayment, selectPayment, selectTopUps } from './payments.sql.ts'

/**
 * A payment, for the customer who made it.
 * @param options.id as it came from outside
 * @returns undefined for somebody else's payment and for anything that is no payment's id
 */
export const ownPayment = async (
  q: Queryable,
  { id, customerId }: { id: string; customerId: number },
): Promise<Payment | undefined> => (isPaymentId(id) ? selectOwnPayment(q, id, customerId) : undefined)

/** All top-ups of a customer, newest first, each with its currency's symbol (null for one the shop gave up). */
export const topUpsOf = (q: Queryable, customerId: number): Promise<(Payment & { symbol: string | null })[]> =>
  selectTopUps(q, customerId)

/**
 * Why a payment ended without success, for its customer.
 * @param language ISO 639-1
 */
export const reasonText = ({ reason }: Pick<Payment, 'reason'>, language: string): string => {
  const text = textFor(language)
  return reason === null ? text('payment_not_processed') : text(`payment_reason_${reason}`)
}

/** An amount beside how it is counted. */
interface Charged extends Pick<Payment, 'amount_minor' | 'currency'> {
  /** as it is stored with the payment; absent for what the provider tells at this moment */
  minor_exponent?: number
}

/** What the card was charged, in the decimals that it was counted in: "€100.00", "PLN 425.00", "¥1,500". */
export const chargedText = ({ amount_minor, currency, minor_exponent }: Charged): string => {
  const exponent = minor_exponent ?? minorDigits(currency)
  const digits = payableDigits(currency) === 0 && amount_minor % 10 ** exponent === 0 ? 0 : exponent
  const format = { style: 'currency', currency, minimumFractionDigits: digits, maximumFractionDigits: digits } as const
  return new Intl.NumberFormat('en-US', format).format(unitsOf(amount_minor, exponent))
}

/**
 * Whether there is such a payment, whoever's it is.
 * @param id a UUID
 */
export const paymentExists = async (q: Queryable, id: string): Promise<boolean> =>
  (await selectPayment(q, id)) !== undefined
