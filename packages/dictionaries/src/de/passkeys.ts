import type { passkeyTexts as english } from '../en/passkeys.ts'
import type { Translation } from '../translation.ts'

/** Passkeys: signing in with one, and the list of them in the account. */
export const passkeyTexts: Translation<typeof english> = {
  passkeys_title: 'Passkeys',
  passkeys_text:
    'Melden Sie sich mit Fingerabdruck, Gesicht oder der PIN Ihres Geräts an. Ein Passkey antwortet nur ' +
    'diesem Shop, niemand kann ihn Ihnen ablisten; er steht für Passwort und Code.',
  passkeys_empty: 'Sie haben noch keinen Passkey.',
  passkeys_load_failed: 'Ihre Passkeys konnten nicht geladen werden',
  passkeys_add: 'Passkey hinzufügen',
  passkeys_unsupported: 'Dieser Browser kennt keine Passkeys',
  passkeys_elsewhere: 'An dieser Adresse funktionieren Passkeys nicht. Hier schon:',
  passkeys_need_name: 'Passkeys funktionieren unter dem Namen des Shops, nicht unter einer Adresse aus Zahlen.',
  passkeys_created: 'Hinzugefügt am',
  passkeys_used: 'Zuletzt benutzt am',
  passkeys_never_used: 'nie',
  passkeys_rename: 'Umbenennen',
  passkeys_rename_label: 'Passkey {name} umbenennen',
  passkeys_remove: 'Entfernen',
  passkeys_remove_label: 'Passkey {name} entfernen',
  passkeys_remove_question: 'Diesen Passkey entfernen? Andere Geräte werden abgemeldet.',
  passkeys_remove_last:
    'Er ist Ihr einziger zweiter Faktor: Dann genügt Ihr Passwort zum Anmelden, API-Schlüssel enden, und ' +
    'Auszahlungen pausieren 24 Stunden.',
  passkeys_keep: 'Behalten',
  passkeys_removed: 'Der Passkey ist entfernt',
  passkeys_renamed: 'Der Passkey hat einen neuen Namen',
  passkeys_added: 'Der Passkey wurde hinzugefügt',
  passkeys_remove_failed: 'Der Passkey konnte nicht entfernt werden',
  passkeys_rename_failed: 'Der Passkey konnte nicht umbenannt werden',
  passkeys_add_failed: 'Der Passkey konnte nicht hinzugefügt werden',
  passkey_new_title: 'Passkey hinzufügen',
  passkey_new_text:
    'Geben Sie ihm einen Namen, der Ihnen sagt, wo er ist. Ihr Browser fragt dann nach Finger, Gesicht oder ' + 'PIN.',
  passkey_name: 'Name',
  passkey_name_hint: 'Zum Beispiel: mein Telefon',
  passkey_rename_title: 'Passkey umbenennen',
  passkey_rename_text: 'Der Name ist nur für Sie; Ihre Geräte behalten ihren.',
  passkey_save: 'Speichern',
  passkey_create: 'Weiter',
  passkey_not_made: 'Es wurde kein Passkey erstellt: Es wurde abgebrochen, oder dieses Gerät hat schon einen.',
  passkey_not_used: 'Es wurde kein Passkey benutzt. Versuchen Sie es noch einmal, oder nehmen Sie Ihr Passwort.',
  passkey_sign_in: 'Mit einem Passkey anmelden',
  passkey_prove: 'Passkey benutzen',
  passkey_or: 'oder',
  passkeys_factor_on: 'Wer sich bei Ihrem Konto anmeldet, braucht einen Passkey oder Ihr Passwort und einen Code.',
  passkeys_app_off: 'Nicht eingerichtet. Sie hilft aus, wenn kein Passkey zur Hand ist.',
  passkeys_codes_text: 'Neben Ihrem Passwort meldet jeder einmal an, wenn weder Passkey noch App zur Hand ist.',
  passkeys_app_end_text:
    'Dann wird nach keinem Code der App mehr gefragt; Ihre Passkeys und Wiederherstellungscodes bleiben. ' +
    'Andere Geräte werden abgemeldet, API-Schlüssel enden, und Auszahlungen pausieren 24 Stunden.',
  passkeys_app_end_title: 'App abschalten?',
}
