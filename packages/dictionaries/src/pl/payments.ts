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
  payment_pending_until: 'Jeszcze nie zapłacone? Strona karty jest otwarta jeszcze przez {time}.',
  payment_pending_over: 'Strona karty jest zamknięta. Pytamy operatora, jak skończyła się płatność.',
  payment_pending_back: 'Wróć na stronę karty',
  payment_view_order: 'Zobacz zamówienie #{number}',
  payment_refunded_title: 'Zapłacone, ale za późno',
  payment_refunded_text:
    'Twoja płatność dotarła po końcu rezerwacji, a jeden z przedmiotów był już sprzedany. Cała kwota wraca na twoją ' +
    'kartę. Bankom zajmuje to kilka dni.',
  payment_refunded_state: 'Zwrot w drodze',
  payment_contact_support: 'Napisz do wsparcia',
  payment_held_title: 'Twoja płatność jest wstrzymana',
  payment_held_text: 'Płatność nie zgadza się z tym, co ustalono. Sprawdzamy to i napiszemy do ciebie.',
  payment_held_state: 'Sprawdzamy to',
}
