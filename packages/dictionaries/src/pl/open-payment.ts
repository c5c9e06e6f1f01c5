import type { openPaymentTexts as english } from '../en/open-payment.ts'
import type { Translation } from '../translation.ts'

/** An open card payment: what is held, for how long, and what can be done. */
export const openPaymentTexts: Translation<typeof english> = {
  open_payment_label: 'Otwarta płatność kartą',
  open_payment_title: 'Zarezerwowane dla ciebie: {time}',
  'open_payment_text#one':
    '{count} przedmiot za {sum} ({converted}). Nic nie pobierzemy, dopóki nie zapłacisz na stronie karty.',
  'open_payment_text#few':
    '{count} przedmioty za {sum} ({converted}). Nic nie pobierzemy, dopóki nie zapłacisz na stronie karty.',
  'open_payment_text#many':
    '{count} przedmiotów za {sum} ({converted}). Nic nie pobierzemy, dopóki nie zapłacisz na stronie karty.',
  'open_payment_text#other':
    '{count} przedmiotu za {sum} ({converted}). Nic nie pobierzemy, dopóki nie zapłacisz na stronie karty.',
  open_payment_continue: 'Dokończ płatność',
  open_payment_cancel: 'Anuluj płatność',
  open_payment_cancelling: 'Anulowanie...',
  open_payment_cancelled: 'Płatność anulowana. Nic nie zostało pobrane.',
  open_payment_cancel_failed: 'Nie udało się anulować płatności. Spróbuj ponownie.',
  open_payment_processing: 'Bank już przetwarza tę płatność. Nie można jej teraz anulować.',
  open_payment_over_title: 'Czas minął',
  open_payment_over: 'Strona karty jest zamknięta. Pytamy operatora, jak skończyła się płatność.',
  'open_payment_left#one': 'Na zapłatę została {count} minuta.',
  'open_payment_left#few': 'Na zapłatę zostały {count} minuty.',
  'open_payment_left#many': 'Na zapłatę zostało {count} minut.',
  'open_payment_left#other': 'Na zapłatę zostało {count} minuty.',
  open_payment_ended: 'Rezerwacja się skończyła, nic nie zostało pobrane. Twoje przedmioty są znów wolne.',
  open_payment_replaced: 'Ponowna płatność zakończy otwartą płatność kartą i rozpocznie nową.',
}
