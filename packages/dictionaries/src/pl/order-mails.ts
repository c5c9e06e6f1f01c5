import type { orderMailTexts as english } from '../en/order-mails.ts'
import type { Translation } from '../translation.ts'

/** Polish: mails about orders. */
export const orderMailTexts: Translation<typeof english> = {
  mail_order_paid_subject: 'Zamówienie {order} jest opłacone',
  mail_order_paid_title: 'Dziękujemy za zamówienie',
  mail_order_paid_text:
    'Cześć {name}, zamówienie {order} zostało opłacone z salda. Kupione: {items}. Razem: {total}, w tym VAT {vat}.',
  mail_order_paid_note: 'Ofertę wymiany wyślemy na link Steam z zamówienia i damy znać mailem. {agreed}',
  mail_order_paid_button: 'Zobacz historię zamówień',
}
