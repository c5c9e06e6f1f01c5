import { formatCents } from '@pandrop/money/format'
import type { Cents } from '@pandrop/money/money'
import type { MailOrder } from '../../ports/mail/mail-order.ts'
import type { Recipient } from '../accounts/remember-contact.ts'
import type { PurchasePlan } from './purchase.rules.ts'

/** What the mail about a paid order tells. */
export interface PaidOrder {
  recipient: Recipient
  /** first name of the buyer */
  name: string
  orderId: number
  plan: PurchasePlan
  /** origin of the shop, for the link to the order history */
  publicUrl: string
}

/** The mail that confirms a paid order to the customer, in their language. */
export const orderPaidMail = ({ recipient, name, orderId, plan, publicUrl }: PaidOrder): MailOrder => ({
  template: 'order_paid',
  to: recipient.email,
  language: recipient.language,
  values: {
    name,
    // Text, because a number would be printed with thousands separators.
    order: String(orderId),
    items: plan.lines.map(({ title, price }) => `${title} – ${inEuro(price)}`).join('; '),
    total: inEuro(plan.total),
    vat: inEuro(plan.vat),
    link: `${publicUrl}/account/orders`,
  },
})

const inEuro = (amount: Cents): string => `€${formatCents(amount)}`
