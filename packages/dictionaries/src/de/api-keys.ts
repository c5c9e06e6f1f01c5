import type { apiKeyTexts as english } from '../en/api-keys.ts'
import type { Translation } from '../translation.ts'

/** Keys for programs of the customer. */
export const apiKeyTexts: Translation<typeof english> = {
  api_scope_profile: 'Profil',
  api_scope_cart: 'Warenkorb',
  api_scope_orders: 'Bestellungen',
  api_scope_payments: 'Zahlungen',
  api_scope_wishlist: 'Wunschliste',
  api_scope_profile_text: 'Ihr Name, Ihre Kontaktdaten, Ihr Guthaben und Ihr Handelslink',
  api_scope_cart_text: 'Was in Ihrem Warenkorb liegt und was es jetzt kostet',
  api_scope_orders_text: 'Ihre Bestellungen und wie weit sie sind',
  api_scope_payments_text: 'Ihre Zahlungen und wie sie ausgegangen sind',
  api_scope_wishlist_text: 'Worauf Sie warten und unter welchem Preis',

  api_keys_title: 'API-Schlüssel',
  api_keys_text:
    'Für Ihre eigenen Programme: Bestellungen, Warenkorb und Zahlungen lesen. Ein Schlüssel kauft, zahlt und ' +
    'ändert nie etwas.',
  api_keys_verify_first:
    'Bestätigen Sie zuerst Ihre E-Mail-Adresse, dann können Sie Schlüssel für Ihre eigenen Programme anlegen.',
  api_keys_empty: 'Noch keine Schlüssel.',
  api_keys_load_failed: 'Ihre API-Schlüssel konnten nicht geladen werden',
  api_keys_create: 'Schlüssel anlegen',
  api_keys_full_reason: 'Ein Konto kann {max} Schlüssel haben. Widerrufen Sie zuerst einen.',
  api_keys_hint: 'endet auf {hint}',
  api_keys_may_read: 'Darf lesen',
  api_keys_created: 'Angelegt',
  api_keys_last_used: 'Zuletzt benutzt',
  api_keys_never_used: 'Nie',
  api_keys_expires: 'Läuft ab',
  api_keys_revoke: 'Widerrufen',
  api_keys_revoke_label: '{name} widerrufen',
  api_keys_revoke_question: 'Programme mit diesem Schlüssel funktionieren sofort nicht mehr.',
  api_keys_revoke_confirm: 'Jetzt widerrufen',
  api_keys_revoke_cancel: 'Behalten',
  api_keys_revoke_failed: 'Der Schlüssel konnte nicht widerrufen werden',
  api_keys_revoked: 'Schlüssel widerrufen',

  api_key_new_title: 'Neuer API-Schlüssel',
  api_key_new_text:
    'Geben Sie jedem Programm einen eigenen Schlüssel, damit Sie einen ohne die anderen beenden können.',
  api_key_name: 'Name',
  api_key_name_hint: 'Wofür der Schlüssel ist, zum Beispiel „Tabelle“',
  api_key_scopes: 'Was er lesen darf',
  api_key_days: 'Läuft ab nach',
  'api_key_days_option#one': '{count} Tag',
  'api_key_days_option#other': '{count} Tagen',
  api_key_submit: 'Schlüssel anlegen',
  api_key_submitting: 'Schlüssel wird angelegt...',
  api_key_create_failed: 'Der Schlüssel konnte nicht angelegt werden',
  api_key_close: 'Schließen',
  api_key_made_title: 'Ihr neuer Schlüssel',
  api_key_made_text: 'Kopieren Sie ihn jetzt: Er wird nie wieder gezeigt. Bewahren Sie ihn wie ein Passwort auf.',
  api_key_made_label: 'API-Schlüssel',
  api_key_copy: 'Kopieren',
  api_key_copied: 'Kopiert',
  api_key_copy_by_hand: 'Das Kopieren ist nicht gelungen. Der Schlüssel ist markiert: Kopieren Sie ihn von Hand.',
  api_key_done: 'Ich habe ihn gesichert',
}
