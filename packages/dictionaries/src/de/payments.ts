import type { paymentTexts as english } from '../en/payments.ts'
import type { Translation } from '../translation.ts'

/** Success, failure and pending pages. */
export const paymentTexts: Translation<typeof english> = {
  payment_success_topup_title: 'Guthaben aufgeladen',
  payment_success_topup_text: 'Ihre Zahlung ist eingegangen und wurde Ihrem Guthaben gutgeschrieben.',
  payment_success_purchase_title: 'Danke für Ihre Bestellung',
  payment_success_purchase_text:
    'Sie ist bezahlt. Wir senden das Handelsangebot an Ihren Steam-Trade-Link und benachrichtigen Sie per E-Mail.',
  payment_success_balance: 'Guthaben: {amount} {currency}',
  'payment_success_cart#one': '{count} Artikel wartet in Ihrem Warenkorb',
  'payment_success_cart#other': '{count} Artikel warten in Ihrem Warenkorb',
  payment_view_transactions: 'Zahlungen ansehen',
  payment_view_orders: 'Bestellverlauf ansehen',
  payment_return_home: 'Zur Startseite',
  payment_continue_shopping: 'Weiter einkaufen',
  payment_failed_title: 'Zahlung fehlgeschlagen',
  payment_retry: 'Erneut versuchen',
  payment_pending_title: 'Zahlung läuft',
  payment_pending_text: 'Sie können diese Seite verlassen. Die Zahlung läuft ohne sie weiter.',
  payment_pending_unanswered: 'Der Shop antwortet nicht. Wir fragen weiter nach.',
  payment_pending_until: 'Noch nicht bezahlt? Die Kartenseite ist noch {time} geöffnet.',
  payment_pending_over: 'Die Kartenseite ist geschlossen. Wir fragen den Anbieter, wie es ausgegangen ist.',
  payment_pending_back: 'Zurück zur Kartenseite',
  payment_view_order: 'Bestellung #{number} ansehen',
  payment_refunded_title: 'Bezahlt, aber zu spät',
  payment_refunded_text:
    'Ihre Zahlung kam nach dem Ende der Reservierung an, und ein Artikel war inzwischen verkauft. Der ganze Betrag ' +
    'geht auf Ihre Karte zurück. Banken brauchen dafür einige Tage.',
  payment_refunded_state: 'Erstattung unterwegs',
  payment_contact_support: 'Support kontaktieren',
  payment_held_title: 'Ihre Zahlung wird geprüft',
  payment_held_text: 'Die Zahlung weicht von der Vereinbarung ab. Wir prüfen das und schreiben Ihnen.',
  payment_held_state: 'Wir prüfen das',
}
