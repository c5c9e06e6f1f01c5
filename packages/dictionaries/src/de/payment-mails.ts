import type { paymentMailTexts as english } from '../en/payment-mails.ts'
import type { Translation } from '../translation.ts'

/** Card payments: what the card page calls them, why one ended, and the mails about top-ups. */
export const paymentMailTexts: Translation<typeof english> = {
  payment_description_purchase: 'Bestellung von CS2-Skins',
  payment_description_topup: 'Guthabenaufladung',

  payment_reason_cancelled: 'Sie haben die Zahlung abgebrochen. Es wurde nichts abgebucht.',
  payment_reason_expired: 'Die Zahlungsseite ist abgelaufen. Es wurde nichts abgebucht.',
  payment_reason_not_opened: 'Die Zahlungsseite konnte nicht geöffnet werden. Es wurde nichts abgebucht.',
  payment_reason_session_unknown: 'Die Zahlungsseite ist abgelaufen. Es wurde nichts abgebucht.',
  payment_reason_payment_failed:
    'Ihre Bank hat die Zahlung nicht abgeschlossen. Bitte versuchen Sie es erneut oder nehmen Sie eine andere Karte.',
  payment_reason_mismatch: 'Die Zahlung entspricht nicht dem, was vereinbart war. Wir prüfen das und schreiben Ihnen.',

  mail_deposit_succeeded_subject: 'Ihre Zahlung über {charged} ist eingegangen',
  mail_deposit_succeeded_title: 'Ihr Guthaben wurde aufgeladen',
  mail_deposit_succeeded_text:
    'Guten Tag {name}, Ihre Kartenzahlung über {charged} ist am {date} eingegangen. {credited} wurden Ihrem ' +
    'Guthaben gutgeschrieben.',
  mail_deposit_succeeded_note:
    'Das ist die Bestätigung Ihrer Zahlung. Eine Aufladung ist kein Kauf und enthält deshalb keine MwSt.: Die Steuer ' +
    'steht in der Bestätigung dessen, was Sie damit kaufen. Zahlungsnummer: {payment}',
  mail_deposit_succeeded_button: 'Zahlungsverlauf ansehen',

  mail_deposit_cancelled_subject: 'Ihre Aufladung über {charged} wurde nicht abgeschlossen',
  mail_deposit_cancelled_title: 'Ihre Aufladung wurde nicht abgeschlossen',
  mail_deposit_cancelled_text: 'Guten Tag {name}, Ihre Aufladung über {charged} ist beendet. {reason}',
  mail_deposit_cancelled_note: 'Sie können Ihr Guthaben jederzeit erneut aufladen. Zahlungsnummer: {payment}',
  mail_deposit_cancelled_button: 'Zu meinem Konto',

  mail_deposit_failed_subject: 'Es gibt ein Problem mit Ihrer Aufladung über {charged}',
  mail_deposit_failed_title: 'Es gibt ein Problem mit Ihrer Aufladung',
  mail_deposit_failed_text:
    'Guten Tag {name}, Ihre Aufladung über {charged} konnte Ihrem Guthaben nicht gutgeschrieben werden. {reason}',
  mail_deposit_failed_note: 'Zahlungsnummer: {payment}',
  mail_deposit_failed_button: 'Zahlungsverlauf ansehen',
}
