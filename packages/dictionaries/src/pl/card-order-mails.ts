import type { cardOrderMailTexts as english } from '../en/card-order-mails.ts'
import type { Translation } from '../translation.ts'

/** Polish: mails about orders paid by card, terms and withdrawal. */
export const cardOrderMailTexts: Translation<typeof english> = {
  order_mail_terms_accepted: 'Nasz regulamin zaakceptowano dnia {at}.',
  order_mail_discount: 'odliczono – {amount}',
  order_waiver_given:
    'Dnia {at} poproszono nas o natychmiastowe rozpoczęcie dostawy i potwierdzono utratę prawa do odstąpienia od ' +
    'umowy.',
  order_withdrawal_remains: 'Od tego zakupu możesz odstąpić w ciągu 14 dni bez podawania przyczyny.',
  payment_refunded_late:
    'Płatność dotarła po terminie, a przedmioty nie były już wolne. Cała kwota wraca na twoją kartę.',

  mail_order_paid_card_subject: 'Zamówienie {order} jest opłacone',
  mail_order_paid_card_title: 'Dziękujemy za zamówienie',
  mail_order_paid_card_text:
    'Cześć {name}, dotarła płatność kartą za zamówienie {order}. Kupione: {items}. Razem: {total}, w tym VAT ' +
    '{vat}.',
  mail_order_paid_card_note: 'Ofertę wymiany wyślemy na link Steam z zamówienia i damy znać mailem. {agreed}',
  mail_order_paid_card_button: 'Zobacz historię zamówień',

  mail_order_paid_late_subject: 'Płatność za zamówienie {order} jednak dotarła',
  mail_order_paid_late_title: 'Zamówienie jednak doszło do skutku',
  mail_order_paid_late_text:
    'Cześć {name}, płatność kartą za zamówienie {order} dotarła po terminie. Wszystkie przedmioty były jeszcze ' +
    'wolne, więc zamówienie jest twoje: {items}. Razem: {total}, w tym VAT {vat}.',
  mail_order_paid_late_note: 'Ofertę wymiany wyślemy na link Steam z zamówienia i damy znać mailem. {agreed}',
  mail_order_paid_late_button: 'Zobacz historię zamówień',

  mail_order_payment_ended_subject: 'Płatność kartą za zamówienie {order} nie doszła do skutku',
  mail_order_payment_ended_title: 'Zamówienie nie zostało opłacone',
  mail_order_payment_ended_text:
    'Cześć {name}, płatność kartą ({total}) za zamówienie {order} została zakończona. {reason}',
  mail_order_payment_ended_note:
    'Nie rezerwujemy już dla ciebie tych przedmiotów: {items}. To, co jest jeszcze dostępne, możesz kupić ' +
    'ponownie w każdej chwili.',
  mail_order_payment_ended_button: 'Do koszyka',

  mail_order_refunded_late_subject: 'Płatność za zamówienie {order} wraca na twoją kartę',
  mail_order_refunded_late_title: 'Pieniądze wracają na twoją kartę',
  mail_order_refunded_late_text:
    'Cześć {name}, płatność kartą ({total}) za zamówienie {order} dotarła po terminie. Nie wszystkie przedmioty ' +
    'były wtedy wolne w tej samej cenie: {items}.',
  mail_order_refunded_late_note:
    'Cała kwota wraca na kartę, którą zapłacono. W zależności od banku trwa to kilka dni; nie musisz nic robić.',
  mail_order_refunded_late_button: 'Zobacz historię zamówień',
}
