import type { accountDeletionTexts as english } from '../en/account-deletion.ts'
import type { Translation } from '../translation.ts'

/** An account that its owner has deleted, and keeps after all. */
export const accountDeletionTexts: Translation<typeof english> = {
  deletion_title: 'Konto löschen',
  deletion_text:
    'Ihr Konto kann gelöscht werden, und mit ihm, was wir über Sie gespeichert haben. Sie haben 14 Tage, es ' +
    'sich anders zu überlegen.',
  deletion_open: 'Mein Konto löschen',
  deletion_load_failed: 'Ob Ihr Konto gelöscht werden soll, konnte nicht geladen werden',
  deletion_check_failed: 'Was in Ihrem Konto noch offen ist, konnte nicht geladen werden',
  deletion_question: 'Ihr Konto löschen?',
  deletion_goes_title: 'Was verschwindet',
  deletion_goes:
    'Name, E-Mail, Telefon, Adresse, Handelslink und Bild, wo Sie angemeldet sind, API-Schlüssel, Warenkorb, ' +
    'Wunschliste, Mails an Sie und Kopien Ihrer Daten.',
  deletion_stays_title: 'Was das Gesetz aufbewahrt',
  deletion_stays:
    'Belege, Gutschriften und Zahlungsbestätigungen, versiegelt, zehn Jahre nach dem Jahr, in dem sie ' +
    'ausgestellt wurden; und was gekauft, verkauft und bezahlt wurde, ohne Ihren Namen.',
  deletion_days_title: 'Die nächsten 14 Tage',
  deletion_days:
    'Sie können sich anmelden und Ihr Konto mit einem Klick behalten. Neues beginnt nicht mehr: kein Kauf, ' +
    'keine Einzahlung, kein Angebot, keine Auszahlung. Ihre API-Schlüssel enden sofort.',
  deletion_confirm: 'In 14 Tagen löschen',
  deletion_not_now: 'Jetzt nicht',
  deletion_close: 'Schließen',
  deletion_ask_failed: 'Ihr Konto konnte nicht gelöscht werden',
  deletion_hindered: 'Bevor Ihr Konto gelöscht werden kann, muss dies zu Ende sein:',
  deletion_hindrance_balance: 'Geld auf Ihrem Guthaben: geben Sie es aus',
  deletion_hindrance_debt: 'Geld, das Sie nach einer angefochtenen Zahlung schulden',
  deletion_hindrance_orders: 'Bestellungen, die nicht endgültig geliefert oder beendet sind',
  deletion_hindrance_offers: 'Offene Angebote',
  deletion_hindrance_payouts: 'Auszahlungen, die unterwegs sind',
  deletion_hindrance_refunds: 'Erstattungen, die unterwegs sind',
  deletion_hindrance_disputes: 'Angefochtene Zahlungen',
  deletion_hindrance_payments: 'Laufende Kartenzahlungen',
  deletion_hindrance_deals: 'Ein persönliches Angebot, das auf Sie wartet',
  deletion_hindrance_review: 'Etwas zu Ihrem Geld, über das wir noch entscheiden',
  deletion_bar: 'Ihr Konto wird am {date} gelöscht',
  deletion_bar_text: 'Bis dahin können Sie es behalten. In der Zwischenzeit beginnt nichts Neues.',
  deletion_keep: 'Mein Konto behalten',
  deletion_kept: 'Ihr Konto bleibt',
  deletion_keep_failed: 'Ihr Konto konnte nicht behalten werden',
}
