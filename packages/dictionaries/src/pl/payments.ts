import type { paymentTexts as english } from '../en/payments.ts'
import type { Translation } from '../translation.ts'

/** Polish: success, failure and pending pages. */
export const paymentTexts: Translation<typeof english> = {
  payment_success_topup_title: 'Saldo doładowane',
  payment_success_topup_text: 'Płatność dotarła i zasiliła twoje saldo.',
  payment_success_purchase_title: 'Dziękujemy za zamówienie',
  payment_success_purchase_text: 'Zapłacone. Ofertę wymiany wyślemy na twój link do wymiany Steam i damy znać mailem.',
  payment_success_balance: 'Saldo: {amount} {currency}',
  'payment_success_cart#one': '{count} przedmiot czeka w koszyku',
  'payment_success_cart#few': '{count} przedmioty czekają w koszyku',
  'payment_success_cart#many': '{count} przedmiotów czeka w koszyku',
  'payment_success_cart#other': '{count} przedmiotu czeka w koszyku',
  payment_view_transactions: 'Zobacz płatności',
  payment_view_orders: 'Zobacz zamówienia',
  payment_return_home: 'Strona główna',
  payment_continue_shopping: 'Kupuj dalej',
  payment_failed_title: 'Płatność nieudana',
  payment_retry: 'Ponów',
  payment_pending_title: 'Płatność w toku',
  payment_pending_text: 'Możesz zamknąć tę stronę. Płatność toczy się bez niej.',
  payment_pending_unanswered: 'Sklep nie odpowiada. Pytamy dalej.',
}
