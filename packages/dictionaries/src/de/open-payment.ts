import type { openPaymentTexts as english } from '../en/open-payment.ts'
import type { Translation } from '../translation.ts'

/** An open card payment: what is held, for how long, and what can be done. */
export const openPaymentTexts: Translation<typeof english> = {
  open_payment_label: 'Offene Kartenzahlung',
  open_payment_title: 'Für Sie reserviert: {time}',
  'open_payment_text#one':
    '{count} Artikel für {sum} ({converted}). Belastet wird erst, wenn Sie auf der Kartenseite bezahlen.',
  'open_payment_text#other':
    '{count} Artikel für {sum} ({converted}). Belastet wird erst, wenn Sie auf der Kartenseite bezahlen.',
  open_payment_continue: 'Weiter zur Zahlung',
  open_payment_cancel: 'Zahlung abbrechen',
  open_payment_cancelling: 'Wird abgebrochen...',
  open_payment_cancelled: 'Die Zahlung ist abgebrochen. Es wurde nichts belastet.',
  open_payment_cancel_failed: 'Die Zahlung konnte nicht abgebrochen werden. Bitte versuchen Sie es erneut.',
  open_payment_processing: 'Die Bank bearbeitet diese Zahlung bereits. Sie lässt sich jetzt nicht abbrechen.',
  open_payment_over_title: 'Die Zeit ist um',
  open_payment_over: 'Die Kartenseite ist geschlossen. Wir fragen den Anbieter, wie es ausgegangen ist.',
  'open_payment_left#one': 'Noch {count} Minute zum Bezahlen.',
  'open_payment_left#other': 'Noch {count} Minuten zum Bezahlen.',
  open_payment_ended: 'Die Reservierung ist beendet, es wurde nichts belastet. Ihre Artikel sind wieder frei.',
  open_payment_replaced: 'Wenn Sie erneut zahlen, endet die offene Kartenzahlung und eine neue beginnt.',
}
