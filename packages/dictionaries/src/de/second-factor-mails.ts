import type { secondFactorMailTexts as english } from '../en/second-factor-mails.ts'
import type { Translation } from '../translation.ts'

/** Mails about the second factor of a customer's sign-in. */
export const secondFactorMailTexts: Translation<typeof english> = {
  mail_second_factor_on_subject: 'Beim Anmelden wird jetzt ein Code verlangt',
  mail_second_factor_on_title: 'Ihr Konto hat einen zweiten Faktor',
  mail_second_factor_on_text:
    'Ab jetzt verlangt die Anmeldung auch einen Code Ihrer Authenticator-App. Andere angemeldete Geräte wurden ' +
    'abgemeldet. Bewahren Sie Ihre Wiederherstellungscodes dort auf, wo Sie sie ohne Ihr Telefon finden.',
  mail_second_factor_on_note:
    'Wenn Sie es nicht waren, legen Sie sofort ein neues Passwort fest und schreiben Sie uns.',
  mail_second_factor_on_button: 'Mein Konto prüfen',
  mail_second_factor_off_subject: 'Der zweite Faktor wurde abgeschaltet',
  mail_second_factor_off_title: 'Ihr Konto hat keinen zweiten Faktor mehr',
  mail_second_factor_off_text:
    'Ab jetzt genügt Ihr Passwort zum Anmelden. Andere angemeldete Geräte wurden abgemeldet, API-Schlüssel sind ' +
    'widerrufen, und Auszahlungen pausieren 24 Stunden.',
  mail_second_factor_off_note:
    'Wenn Sie es nicht waren, legen Sie sofort ein neues Passwort fest und schreiben Sie uns.',
  mail_second_factor_off_button: 'Mein Konto prüfen',
  mail_recovery_codes_new_subject: 'Neue Wiederherstellungscodes für Ihr Konto',
  mail_recovery_codes_new_title: 'Ihre Wiederherstellungscodes sind neu',
  mail_recovery_codes_new_text: 'Zehn neue Wiederherstellungscodes wurden erstellt. Die bisherigen gelten nicht mehr.',
  mail_recovery_codes_new_note:
    'Wenn Sie es nicht waren, legen Sie sofort ein neues Passwort fest und schreiben Sie uns.',
  mail_recovery_codes_new_button: 'Mein Konto prüfen',
  mail_recovery_code_used_subject: 'Ein Wiederherstellungscode wurde benutzt',
  mail_recovery_code_used_title: 'Waren Sie das?',
  mail_recovery_code_used_text:
    'Jemand hat soeben mit dem richtigen Passwort einen Ihrer Wiederherstellungscodes benutzt. Er gilt kein ' +
    'zweites Mal. Verbleibende Codes: {count}.',
  mail_recovery_code_used_note:
    'Wenn Sie es nicht waren, legen Sie sofort ein neues Passwort fest und schreiben Sie uns. Sind nur wenige ' +
    'übrig, erstellen Sie in Ihrem Konto neue.',
  mail_recovery_code_used_button: 'Mein Konto prüfen',
  mail_factor_removal_subject: 'Ihr zweiter Faktor wird entfernt',
  mail_factor_removal_title: 'Jemand bat uns, Ihren zweiten Faktor zu entfernen',
  mail_factor_removal_text:
    'Weil App und Wiederherstellungscodes verloren sein sollen, wird Ihr zweiter Faktor am {time} entfernt. Ab ' +
    'dann genügt Ihr Passwort zum Anmelden.',
  mail_factor_removal_note:
    'Wenn Sie es nicht waren, melden Sie sich vorher mit einem Code an: Das beendet es. Legen Sie dann ein neues ' +
    'Passwort fest und schreiben Sie uns.',
  mail_factor_removal_button: 'Anmelden',
}
