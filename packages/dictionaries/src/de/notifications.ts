import type { notificationTexts as english } from '../en/notifications.ts'
import type { Translation } from '../translation.ts'

/** What happened to a customer, and what of it is mailed. */
export const notificationTexts: Translation<typeof english> = {
  notifications_title: 'Mitteilungen',
  notifications_kind_orders: 'Bestellungen',
  notifications_kind_payments: 'Zahlungen und Guthaben',
  notifications_kind_offers: 'Angebote',
  notifications_kind_payouts: 'Auszahlungen',
  notifications_kind_deals: 'Persönliche Deals',
  notifications_kind_price_alerts: 'Preisalarme',
  notifications_kind_saved_searches: 'Gespeicherte Suchen',
  notifications_kind_security: 'Sicherheit',
  notifications_empty: 'Noch nichts Neues',
  notifications_empty_text:
    'Was mit Ihren Bestellungen, Angeboten, Auszahlungen und Preisalarmen geschieht, steht hier.',
  notifications_load_failed: 'Ihre Mitteilungen wurden nicht geladen',
  notifications_more: 'Ältere anzeigen',
  notifications_more_failed: 'Die älteren wurden nicht geladen',
  notifications_new: 'Neu',
  notifications_all: 'Alle Mitteilungen ansehen',
  mail_choices_title: 'Was auch per E-Mail kommt',
  mail_choices_text:
    'Alles steht hier. Wählen Sie, was auch per E-Mail kommt: Bestätigungen, Erstattungen, offene Beträge ' +
    'und Sicherheits-Mails kommen immer.',
  mail_choices_load_failed: 'Ihre Auswahl wurde nicht geladen',
  mail_choices_failed: 'Ihre Auswahl wurde nicht gespeichert',
  unsubscribed_kind_text:
    '{kind}: keine Mails mehr, die sich abbestellen lassen. In Ihrem Konto sehen Sie weiterhin alles.',
  unsubscribe_choices: 'Mails auswählen',
}
