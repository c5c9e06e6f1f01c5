import type { accountTexts as english } from '../en/accounts.ts'
import type { Translation } from '../translation.ts'

/** Auth page, verification pages and the profile. */
export const accountTexts: Translation<typeof english> = {
  auth_sign_in_title: 'Anmelden',
  auth_sign_in_action: 'Anmelden',
  auth_signing_in: 'Anmeldung läuft...',
  auth_no_account: 'Neu hier?',
  auth_to_sign_up: 'Konto anlegen',
  auth_sign_up_title: 'Konto anlegen',
  auth_sign_up_action: 'Konto anlegen',
  auth_signing_up: 'Konto wird angelegt...',
  auth_has_account: 'Schon ein Konto?',
  auth_to_sign_in: 'Anmelden',
  auth_first_name: 'Vorname',
  auth_last_name: 'Nachname',
  auth_email: 'E-Mail',
  auth_phone: 'Telefon',
  auth_password: 'Passwort',
  auth_confirm_password: 'Passwort bestätigen',
  auth_show_password: 'Passwort anzeigen',
  auth_hide_password: 'Passwort verbergen',
  auth_rules_met: 'erfüllt',
  auth_rule_lower: 'Kleinbuchstabe',
  auth_rule_upper: 'Großbuchstabe',
  auth_rule_digit: 'Ziffer',
  auth_rule_length: '8 Zeichen',
  auth_terms: 'Ich akzeptiere die {terms} und die {privacy}',
  auth_terms_link: 'AGB',
  auth_privacy_link: 'Datenschutzerklärung',
  auth_side_sign_up: 'In zwei Minuten zum ersten Koffer',
  auth_side_sign_in: 'Ihr Regal steht, wo Sie es verlassen haben',

  verification_title: 'Sehen Sie in Ihr Postfach',
  verification_text:
    'Wir haben einen Link an {email} geschickt. Öffnen Sie ihn, und Sie können mit Ihrem Konto einkaufen.',
  verification_text_plain:
    'Wir haben Ihnen einen Link geschickt. Öffnen Sie ihn, und Sie können mit Ihrem Konto einkaufen.',
  verification_expired: 'Dieser Link ist alt oder wurde schon benutzt. Fordern Sie einen neuen an.',
  verification_expired_sign_in:
    'Dieser Link ist alt oder wurde schon benutzt. Melden Sie sich an und fordern Sie einen neuen an.',
  verification_expired_verified:
    'Dieser Link ist alt oder wurde schon benutzt. Ihre Adresse ist bereits bestätigt, Sie brauchen keinen neuen.',
  verification_wait: 'Gesendet. Erneut in {seconds} s',
  verification_wrong_address: 'Falsche Adresse?',
  verification_correct: 'Im Profil korrigieren',
  email_link_expired_title: 'Dieser Link gilt nicht mehr',
  email_link_expired_text:
    'Er ist alt, wurde zurückgezogen oder durch einen neueren ersetzt, oder die Adresse hat inzwischen ein ' +
    'Konto. Ihre E-Mail wurde nicht geändert.',
  verification_resend: 'Bestätigungsmail erneut senden',
  verification_home: 'Zur Startseite',
  verify_link_title: 'Bestätigen Sie Ihre E-Mail-Adresse',
  verify_link_text:
    'Ein Klick, und diese Adresse gehört zu Ihrem Konto. Haben Sie das nicht gewünscht, schließen Sie diese Seite.',
  verify_link_action: 'Ja, das ist meine Adresse',
  change_link_title: 'Bestätigen Sie Ihre neue E-Mail-Adresse',
  change_link_text:
    'Ein Klick, und Ihr Konto hat ab jetzt diese Adresse; überall sonst wird es abgemeldet. Haben Sie das ' +
    'nicht gewünscht, schließen Sie diese Seite.',
  change_link_action: 'Ja, diese Adresse verwenden',
  verified_title: 'E-Mail bestätigt',
  verified_text: 'Ihr Konto ist bereit. Laden Sie es auf und suchen Sie sich etwas Scharfes aus.',
  verified_already_title: 'Bereits bestätigt',
  verified_already_text: 'Diese Adresse wurde schon bestätigt. Mehr ist nicht zu tun.',
  verified_account: 'Zu meinem Konto',

  account_title: 'Mein Konto',
  account_tabs: 'Konto',
  account_tab_personal: 'Mein Profil',
  account_tab_security: 'Sicherheit',
  account_tab_transactions: 'Zahlungen',
  account_tab_orders: 'Bestellungen',
  account_tab_deals: 'Deals',
  account_tab_offers: 'Skins verkaufen',
  account_member_since: 'dabei seit {date}',
  account_balance: 'Guthaben',
  account_top_up: 'Guthaben aufladen',
  account_verify_title: 'Bestätigen Sie zuerst Ihre E-Mail',
  account_verify_text: 'Dann können Sie hier aufladen, kaufen und Ihren Verlauf sehen.',
  account_verify_action: 'E-Mail bestätigen',
  account_retry: 'Erneut versuchen',
  profile_title: 'Profil',
  profile_email: 'E-Mail',
  profile_email_verified: 'Bestätigt',
  profile_email_unverified: 'Noch nicht bestätigt',
  profile_phone: 'Telefon',
}
