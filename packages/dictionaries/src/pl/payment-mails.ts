import type { paymentMailTexts as english } from '../en/payment-mails.ts'
import type { Translation } from '../translation.ts'

/** Polish: card payments and the mails about top-ups. */
export const paymentMailTexts: Translation<typeof english> = {
  payment_description_purchase: 'Zamówienie skinów CS2',
  payment_description_topup: 'Doładowanie salda',

  payment_reason_cancelled: 'Płatność została anulowana na twoje życzenie. Nic nie pobrano.',
  payment_reason_expired: 'Strona płatności wygasła. Nic nie pobrano.',
  payment_reason_not_opened: 'Nie udało się otworzyć strony płatności. Nic nie pobrano.',
  payment_reason_session_unknown: 'Strona płatności wygasła. Nic nie pobrano.',
  payment_reason_payment_failed: 'Twój bank nie zrealizował płatności. Spróbuj ponownie albo użyj innej karty.',
  payment_reason_mismatch: 'Płatność nie zgadza się z ustaleniami. Wyjaśniamy to i napiszemy do ciebie.',

  mail_deposit_succeeded_subject: 'Płatność {charged} dotarła',
  mail_deposit_succeeded_title: 'Saldo zostało doładowane',
  mail_deposit_succeeded_text:
    'Cześć {name}, w dniu {date} otrzymaliśmy płatność kartą: {charged}. Na saldo wpłynęło {credited}.',
  mail_deposit_succeeded_note:
    'To potwierdzenie płatności. Doładowanie nie jest zakupem, więc nie zawiera VAT: podatek widnieje ' +
    'w potwierdzeniu tego, co za nie kupisz. Numer płatności: {payment}',
  mail_deposit_succeeded_button: 'Zobacz historię płatności',

  mail_deposit_cancelled_subject: 'Doładowanie {charged} nie doszło do skutku',
  mail_deposit_cancelled_title: 'Doładowanie nie doszło do skutku',
  mail_deposit_cancelled_text: 'Cześć {name}, doładowanie {charged} zostało zakończone. {reason}',
  mail_deposit_cancelled_note: 'Saldo możesz doładować ponownie w każdej chwili. Numer płatności: {payment}',
  mail_deposit_cancelled_button: 'Do mojego konta',

  mail_deposit_failed_subject: 'Problem z doładowaniem {charged}',
  mail_deposit_failed_title: 'Problem z doładowaniem',
  mail_deposit_failed_text: 'Cześć {name}, nie udało się dopisać doładowania {charged} do salda. {reason}',
  mail_deposit_failed_note: 'Numer płatności: {payment}',
  mail_deposit_failed_button: 'Zobacz historię płatności',
}
