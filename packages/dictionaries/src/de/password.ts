import type { passwordTexts as english } from '../en/password.ts'
import type { Translation } from '../translation.ts'

/** Changing and resetting a password. */
export const passwordTexts: Translation<typeof english> = {
  auth_forgot: 'Passwort vergessen?',
  reset_title: 'Passwort zurücksetzen',
  reset_remembered: 'Doch wieder eingefallen?',
  reset_intro: 'Nennen Sie uns Ihre Adresse, und wir schicken Ihnen einen Link zu einem neuen Passwort.',
  reset_action: 'Link senden',
  reset_sending: 'Wird gesendet...',
  reset_side: 'Neues Schloss, dasselbe Regal',
  reset_sent_where:
    'Gehört zu {email} ein Konto, liegt der Link im Postfach. Er gilt einmal und {minutes} Minuten lang. Nichts ' +
    'da? Sehen Sie im Spam-Ordner nach.',
  new_password_title: 'Neues Passwort wählen',
  new_password_text: 'Es ersetzt das alte, und alle Geräte werden abgemeldet.',
  new_password: 'Neues Passwort',
  new_password_confirm: 'Neues Passwort bestätigen',
  new_password_action: 'Neues Passwort speichern',
  new_password_saving: 'Wird gespeichert...',
  new_password_done:
    'Alle Geräte wurden abgemeldet und API-Schlüssel widerrufen. Melden Sie sich mit dem neuen Passwort an.',
  reset_link_title: 'Dieser Link funktioniert nicht',
  reset_link_again: 'Neuen Link anfordern',
  password_title: 'Passwort',
  password_text: 'Andere Geräte werden beim Ändern abgemeldet. Dieses bleibt angemeldet.',
  password_current: 'Aktuelles Passwort',
  password_action: 'Passwort ändern',
  password_changing: 'Wird geändert...',
}
