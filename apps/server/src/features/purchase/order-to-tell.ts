import { cents } from '@pandrop/money/money'
import type { OrderToTell } from './order-mail.ts'
import type { CardOrderRow } from './order-of-payment.sql.ts'

/** An order as its mails tell it. */
export const toTell = (order: CardOrderRow, lines: { title: string; price_cents: number }[]): OrderToTell => ({
  orderId: order.id,
  name: order.name,
  lines: lines.map(({ title, price_cents }) => ({ title, price: cents(price_cents) })),
  total: cents(order.total_cents),
  vat: cents(order.vat_cents),
  termsAcceptedAt: order.terms_accepted_at,
  withdrawalWaiverAt: order.withdrawal_waiver_at,
})
