import type { secondFactorTexts as english } from '../en/second-factor.ts'
import type { Translation } from '../translation.ts'

/** A code beside the password: asked for when signing in, set up and kept in the account. */
export const secondFactorTexts: Translation<typeof english> = {
  factor_code_title: 'Geben Sie den Code ein',
  factor_code_aside: 'Ihr Passwort stimmt. Ihr Konto verlangt auch einen Code.',
  factor_code: 'Code',
  factor_code_hint: 'Sechs Ziffern aus Ihrer Authenticator-App oder einer Ihrer Wiederherstellungscodes',
  factor_remember: 'In diesem Browser 30 Tage lang nicht nach einem Code fragen',
  factor_back: 'Zurück',
  factor_lost:
    'App und Wiederherstellungscodes verloren? Schreiben Sie an {support}. Wir können den zweiten Faktor ' +
    'entfernen, das dauert drei Tage.',

  factor_title: 'Zweiter Faktor',
  factor_why:
    'Ein Passwort lässt sich erraten, ablisten oder sickert anderswo durch. Mit einem Code aus einer App auf ' +
    'Ihrem Telefon kommt niemand allein mit dem Passwort hinein.',
  factor_set_up: 'Einrichten',
  factor_load_failed: 'Ihr zweiter Faktor konnte nicht geladen werden',
  factor_on_text: 'Wer sich bei Ihrem Konto anmeldet, braucht Ihr Passwort und einen Code.',
  factor_app: 'Authenticator-App',
  factor_since: 'Aktiv seit {date}',
  'factor_codes_left#one': '{count} von {max} Wiederherstellungscodes übrig',
  'factor_codes_left#other': '{count} von {max} Wiederherstellungscodes übrig',
  factor_codes_text: 'Jeder meldet einmal an, wenn Ihre App nicht zur Hand ist.',
  factor_codes_few:
    'Erstellen Sie neue, bevor Sie sie brauchen: Ohne App und Codes hilft nur unser Support, und das dauert Tage.',
  'factor_browsers#one': '{count} Browser wird nach keinem Code gefragt',
  'factor_browsers#other': '{count} Browser werden nach keinem Code gefragt',
  factor_browsers_text: 'Das haben Sie beim Anmelden angekreuzt. Es gilt 30 Tage.',
  factor_browsers_none: 'Jeder Browser wird nach einem Code gefragt',
  factor_browsers_none_text: 'Beim Anmelden können Sie einem davon die Frage 30 Tage lang ersparen.',
  factor_forget: 'Wieder in jedem Browser fragen',
  factor_forget_failed: 'Die Browser konnten nicht geändert werden',
  factor_forgotten: 'Jeder Browser wird wieder nach einem Code gefragt',
  factor_renew: 'Neue Wiederherstellungscodes',
  factor_end: 'Abschalten',

  factor_needed: 'Zuerst braucht es einen zweiten Faktor',
  factor_needed_api_key:
    'Ein Schlüssel liest, was Sie sehen. Damit sich niemand einen macht, der Ihr Passwort erfährt, muss Ihr ' +
    'Konto auch nach einem Code von Ihrem Telefon fragen.',
  factor_needed_payout:
    'Damit sich niemand Ihr Geld auszahlen lässt, der Ihr Passwort erfährt, muss Ihr Konto auch nach einem ' +
    'Code von Ihrem Telefon fragen. Das dauert zwei Minuten und ist nur einmal nötig.',
  factor_needed_trade_link:
    'Bei diesem Guthaben verlangt ein anderer Trade-Link einen Code von Ihrem Telefon, damit sich niemand ' +
    'Ihre Skins schicken lässt, der Ihr Passwort erfährt. Was Sie kaufen, geht wie immer an den gespeicherten ' +
    'Link.',
  factor_needed_action: 'Zweiten Faktor einrichten',
  factor_needed_back: 'Zurück zu dem, was Sie vorhatten',

  factor_close: 'Schließen',
  factor_password: 'Aktuelles Passwort',
  factor_begin_title: 'Zweiten Faktor einrichten',
  factor_begin_text:
    'Sie brauchen eine Authenticator-App auf Ihrem Telefon. Zuerst Ihr Passwort, damit niemand sonst das tun kann.',
  factor_begin_action: 'Weiter',
  factor_begin_failed: 'Der zweite Faktor konnte nicht eingerichtet werden',
  factor_app_title: 'Scannen Sie das Bild',
  factor_app_text:
    'Scannen Sie es mit Ihrer Authenticator-App oder tippen Sie den Schlüssel dort ein. Geben Sie dann den ' +
    'Code ein, den die App zeigt.',
  factor_qr: 'QR-Code mit dem Schlüssel für Ihre Authenticator-App',
  factor_key: 'Schlüssel',
  factor_key_copy: 'Schlüssel kopieren',
  factor_copied: 'Kopiert',
  factor_key_by_hand: 'Das Kopieren ist nicht gelungen. Der Schlüssel ist markiert: Kopieren Sie ihn von Hand.',
  factor_first_code: 'Code der App',
  factor_first_code_hint: 'Sechs Ziffern, alle 30 Sekunden neu',
  factor_confirm: 'Einschalten',
  factor_confirm_failed: 'Der zweite Faktor konnte nicht eingeschaltet werden',
  factor_set_up_done: 'Der zweite Faktor ist eingeschaltet',

  factor_renew_title: 'Neue Wiederherstellungscodes?',
  factor_renew_text: 'Die bisherigen gelten dann sofort nicht mehr.',
  factor_renew_action: 'Neue Codes erstellen',
  factor_renew_failed: 'Es konnten keine neuen Wiederherstellungscodes erstellt werden',
  factor_renewed: 'Ihre Wiederherstellungscodes sind neu',
  factor_end_title: 'Zweiten Faktor abschalten?',
  factor_end_text:
    'Dann genügt Ihr Passwort zum Anmelden. Andere Geräte werden abgemeldet, API-Schlüssel enden, und ' +
    'Auszahlungen pausieren 24 Stunden.',
  factor_end_failed: 'Der zweite Faktor konnte nicht abgeschaltet werden',
  factor_ended: 'Der zweite Faktor ist abgeschaltet',
  factor_working: 'Einen Moment...',

  factor_codes_title: 'Ihre Wiederherstellungscodes',
  factor_codes_shown:
    'Jeder meldet einmal an, wenn Ihre App nicht zur Hand ist. Sichern Sie sie jetzt: Sie werden nie wieder gezeigt.',
  factor_codes_list: 'Wiederherstellungscodes',
  factor_codes_copy: 'Kopieren',
  factor_codes_print: 'Drucken',
  factor_codes_save: 'Herunterladen',
  factor_codes_by_hand: 'Das Kopieren ist nicht gelungen. Die Codes sind markiert: Kopieren Sie sie von Hand.',
  factor_codes_kept: 'Ich habe sie gesichert',
  factor_codes_leave: 'Die Codes werden nie wieder gezeigt. Trotzdem schließen?',
  factor_codes_leave_no: 'Zurück zu den Codes',
  factor_codes_leave_yes: 'Ohne sie schließen',
  factor_codes_paper: 'Wiederherstellungscodes für {shop}',
  factor_codes_paper_text: 'Erstellt am {date}. Jeder meldet einmal an.',
}
