import type { Cents } from '@pandrop/money/money'
import type { Transaction } from '../../db/transaction.ts'
import { minorDigits } from '../../ports/payments/minor-units.ts'
import type { Shop } from '../../shop.ts'
import type { PayerContact, PaymentPurpose } from './payment-row.ts'
import { sessionMinutesMax } from './payments.rules.ts'
import { insertPayment, insertPaymentEvent } from './payments.sql.ts'

/** What a customer agrees to when a card payment is opened. */
export interface PaymentTerms {
  customerId: number
  purpose: PaymentPurpose
  /** what the card is charged, as the provider counts the currency */
  amountMinor: number
  /** ISO 4217 */
  currency: string
  /** units of that currency for 1 EUR */
  currencyValue: number
  /** what it is worth in the internal currency */
  creditCents: Cents
  contact: PayerContact
  /** ISO 639-1, for mails about it */
  language: string
}

/**
 * Writes a new payment down as Pending. The provider is not asked here: no transaction is open while it is
 * (docs/behaviour/money.md#no-open-transaction); call ensureSession after the commit.
 * @returns the payment's id
 */
export const openPayment = async (tx: Transaction, terms: PaymentTerms, at: Date): Promise<string> => {
  const { customerId, purpose, amountMinor, currency, currencyValue, creditCents, contact, language } = terms
  const { name, surname, email, phone, country, city, address, post_code } = contact
  const expiresAt = new Date(at.getTime() + sessionMinutesMax * 60_000)
  const row = await insertPayment(
    tx,
    ...([customerId, purpose, amountMinor, minorDigits(currency), currency, currencyValue, creditCents] as const),
    ...([name, surname, email, phone, country, city, address, post_code] as const),
    ...([language, at, expiresAt] as const),
  )
  if (!row) throw new Error('a new payment has no id')
  await insertPaymentEvent(tx, row.id, 'Pending', `customer:${customerId}`, at, 'the customer wants to pay by card')
  return row.id
}

/**
 * Our own addresses around the card page: `go` leads there, `return` and `cancel` lead back. They carry the payment's
 * id as `order` (docs/behaviour/money.md#payment-id).
 */
export const redirectAddress = (shop: Shop, hop: 'go' | 'return' | 'cancel', paymentId: string): string =>
  `${shop.env.PUBLIC_URL}/pay/${hop}?order=${paymentId}`
