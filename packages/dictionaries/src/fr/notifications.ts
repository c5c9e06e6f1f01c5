import type { notificationTexts as english } from '../en/notifications.ts'
import type { Translation } from '../translation.ts'

/** What happened to a customer, and what of it is mailed. */
export const notificationTexts: Translation<typeof english> = {
  notifications_title: 'Notifications',
  notifications_kind_orders: 'Commandes',
  notifications_kind_payments: 'Paiements et solde',
  notifications_kind_offers: 'Offres',
  notifications_kind_payouts: 'Versements',
  notifications_kind_deals: 'Offres personnelles',
  notifications_kind_price_alerts: 'Alertes de prix',
  notifications_kind_saved_searches: 'Recherches enregistrées',
  notifications_kind_security: 'Sécurité',
  notifications_empty: 'Rien pour le moment',
  notifications_empty_text: 'Ce qui arrive à vos commandes, offres, versements et alertes de prix s’affiche ici.',
  notifications_load_failed: 'Vos notifications ne se sont pas chargées',
  notifications_more: 'Voir les plus anciennes',
  notifications_more_failed: 'Les plus anciennes ne se sont pas chargées',
  notifications_new: 'Nouveau',
  notifications_all: 'Voir toutes les notifications',
  mail_choices_title: 'Ce qui arrive aussi par e-mail',
  mail_choices_text:
    'Tout s’affiche ici. Choisissez ce qui arrive aussi par e-mail\u00a0: confirmations, remboursements, ' +
    'sommes dues et e-mails de sécurité arrivent toujours.',
  mail_choices_load_failed: 'Vos choix ne se sont pas chargés',
  mail_choices_failed: 'Votre choix n’a pas été enregistré',
  unsubscribed_kind_text:
    '{kind}\u00a0: plus d’e-mails qui peuvent être arrêtés. Vous voyez toujours tout dans votre compte.',
  unsubscribe_choices: 'Choisir vos e-mails',
}
