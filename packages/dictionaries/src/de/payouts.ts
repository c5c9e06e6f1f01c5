import type { payoutTexts as english } from '../en/payouts.ts'
import type { Translation } from '../translation.ts'

/** Asking for a payout. */
export const payoutTexts: Translation<typeof english> = {
  payout_title: 'Auszahlung anfordern',
  payout_close: 'Schließen',
  payout_steps: 'Schritte',
  payout_step_contact: 'Kontaktdaten',
  payout_step_method: 'Zahlungsart',
  payout_step_payment: 'Zahlung',
  payout_continue: 'Weiter',
  payout_back: 'Zurück',
  payout_method: 'Wie möchten Sie bezahlt werden?',
  payout_sepa: 'Banküberweisung (SEPA)',
  payout_sepa_about: 'Auf ein Konto im SEPA-Raum, innerhalb von {days} Arbeitstagen.',
  payout_card: 'Karte',
  payout_card_about: 'Sie geben Ihre Karte auf der Seite unseres Zahlungsdienstes ein.',
  payout_no_method:
    'Auszahlungen sind derzeit nicht möglich. Ihr Geld bleibt Ihnen: Bitte versuchen Sie es später noch einmal.',
  payout_amount: 'Sie erhalten',
  payout_failed_before: 'Die letzte Auszahlung hat nicht geklappt: {reason}',
  payout_iban: 'IBAN',
  payout_iban_hint: 'Das Konto muss auf Ihren Namen laufen.',
  payout_when: 'Das Geld sollte innerhalb von {days} Arbeitstagen auf Ihrem Konto sein.',
  payout_submit: 'Auszahlung anfordern',
  payout_sending: 'Wird gesendet...',
  payout_done: 'Ihre Anforderung über {amount} ist bei uns.',
  payout_next: 'Wie es weitergeht',
  payout_next_bank: 'Wir geben die Überweisung am nächsten Arbeitstag an unsere Bank',
  payout_next_money: 'Das Geld sollte innerhalb von {days} Arbeitstagen auf Ihrem Konto sein',
  payout_next_money_by: 'Das Geld sollte bis {date} auf Ihrem Konto sein',
  payout_next_mail: 'Sie bekommen eine E-Mail, sobald es bezahlt ist, und auch, falls etwas dazwischenkommt',
  payout_finish: 'Fertig',
}
