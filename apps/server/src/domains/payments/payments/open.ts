import type { PostalContact } from '@pandrop/contract/postal'
import type { Cents } from '@pandrop/money/money'
import type { Transaction } from '../../../db/transaction.ts'
import { minorDigits } from '../../../ports/payments/minor-units.ts'
import type { Shop } from '../../../shop.ts'
import type { PaymentPurpose } from './payment-row.ts'
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
  contact: PostalContact
  /** ISO 639-1, for mails about it */
  language: string
}

/**
 * Writes a new payment down as Pending. The provider is not asked here: no transaction is open while it is
 * (docs/behaviour/money.md#no-open-transaction); call ensureSession after the commit.
 * @returns the payment's id
 */
export const openPayment = async (tx: Transaction, terms: PaymentTerms, at: Date): Promise<string> => {
  const { customerId, currency, contact } = terms
  const row = await insertPayment(tx, {
    ...terms,
    ...contact,
    minorExponent: minorDigits(currency),
    createdAt: at,
    expiresAt: new Date(at.getTime() + sessionMinutesMax * 60_000),
  })
  if (!row) throw new Error('a new payment has no id')
  const why = 'the customer wants to pay by card'
  await insertPaymentEvent(tx, { paymentId: row.id, state: 'Pending', by: `customer:${customerId}`, at, why })
  return row.id
}

/**
 * Our own addresses around the card page: `go` leads there, `return` and `cancel` lead back. They carry the payment's
 * id as `order` (docs/behaviour/money.md#payment-id).
 */
export const redirectAddress = (shop: Shop, hop: 'go' | 'return' | 'cancel', paymentId: string): string =>
  `${shop.env.PUBLIC_URL}/pay/${hop}?order=${paymentId}`
