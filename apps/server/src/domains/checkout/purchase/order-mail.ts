import { dateTimeText } from '@pandrop/dictionaries/dates'
import { textFor } from '@pandrop/dictionaries/languages'
import { formatEuro } from '@pandrop/money/format'
import type { Cents } from '@pandrop/money/money'
import type { MailOrder } from '../../../ports/mail/mail-order.ts'
import type { Recipient } from '../../identity/profile/remember-contact.ts'

/** What a mail about an order tells. */
export interface OrderToTell {
  orderId: number
  customerId: number
  /** first name of the buyer */
  name: string
  lines: { title: string; price: Cents }[]
  /** what a promo code, a pack or a deal takes off the lines */
  discount: Cents
  total: Cents
  vat: Cents
  /** null: not stated */
  termsAcceptedAt: Date | null
  /** when the right of withdrawal was given up; null: it remains */
  withdrawalWaiverAt: Date | null
}

/** To whom, and from which shop. */
export interface Addressee {
  recipient: Recipient
  /** origin of the shop, for the link */
  publicUrl: string
}

type PaidTemplate = 'order_paid' | 'order_paid_card' | 'order_paid_late'

/**
 * The mail that confirms a paid order to the customer, with what they agreed to
 * (docs/behaviour/orders.md#order-confirmed).
 */
export const orderPaidMail = (
  template: PaidTemplate,
  order: OrderToTell,
  { recipient, publicUrl }: Addressee,
): MailOrder => ({
  template,
  accountOf: order.customerId,
  to: recipient.email,
  language: recipient.language,
  receiptOf: order.orderId,
  values: {
    ...factsOf(order),
    items: paidText(order, recipient.language),
    vat: formatEuro(order.vat),
    agreed: agreementText(order, recipient.language),
    link: `${publicUrl}/account/orders`,
  },
})

/**
 * The mail about a card payment that came to nothing.
 * @param reason why, ready to be read
 */
export const paymentEndedMail = (
  order: OrderToTell,
  reason: string,
  { recipient, publicUrl }: Addressee,
): MailOrder => ({
  template: 'order_payment_ended',
  accountOf: order.customerId,
  to: recipient.email,
  language: recipient.language,
  values: { ...factsOf(order), reason, link: `${publicUrl}/cart` },
})

/** The mail about money that came too late and goes back to the card. */
export const refundedLateMail = (order: OrderToTell, { recipient, publicUrl }: Addressee): MailOrder => ({
  template: 'order_refunded_late',
  accountOf: order.customerId,
  to: recipient.email,
  language: recipient.language,
  values: { ...factsOf(order), link: `${publicUrl}/account/orders` },
})

/** The items at their own prices and, so that they add up to the total, what was taken off. */
const paidText = (order: OrderToTell, language: string): string => {
  const { items } = factsOf(order)
  if (order.discount === 0) return items
  return `${items}; ${textFor(language)('order_mail_discount', { amount: formatEuro(order.discount) })}`
}

const factsOf = ({ name, orderId, lines, total }: OrderToTell) => ({
  name,
  // Text, because a number would be printed with thousands separators.
  order: String(orderId),
  items: lines.map(({ title, price }) => `${title} – ${formatEuro(price)}`).join('; '),
  total: formatEuro(total),
})

/** What was said about terms and withdrawal, and when. */
const agreementText = ({ termsAcceptedAt, withdrawalWaiverAt }: OrderToTell, language: string): string => {
  const text = textFor(language)
  const sentences = [
    ...(termsAcceptedAt ? [text('order_mail_terms_accepted', { at: dateTimeText(termsAcceptedAt) })] : []),
    withdrawalWaiverAt
      ? text('order_waiver_given', { at: dateTimeText(withdrawalWaiverAt) })
      : text('order_withdrawal_remains'),
  ]
  return sentences.join(' ')
}
