import type { passwordMailTexts as english } from '../en/password-mails.ts'
import type { Translation } from '../translation.ts'

/** Mails about passwords. */
export const passwordMailTexts: Translation<typeof english> = {
  mail_password_reset_subject: 'Wählen Sie ein neues Passwort',
  mail_password_reset_title: 'Ein neues Passwort für Ihr Konto',
  mail_password_reset_text:
    'Jemand, vielleicht Sie, hat ein neues Passwort angefordert. Der Knopf führt zur Seite, auf der Sie es wählen.',
  mail_password_reset_note:
    'Der Link gilt einmal und {minutes} Minuten lang. Wenn Sie es nicht waren, öffnen Sie ihn nicht: Ihr Passwort ' +
    'bleibt, wie es ist.',
  mail_password_reset_button: 'Neues Passwort wählen',
  mail_password_changed_subject: 'Ihr Passwort wurde geändert',
  mail_password_changed_title: 'Ihr Passwort wurde geändert',
  mail_password_changed_text:
    'Ihr Konto hat ein neues Passwort. Andere Geräte, die angemeldet waren, sind es nicht mehr.',
  mail_password_changed_note: 'Wenn Sie es nicht waren, setzen Sie sofort ein neues Passwort und schreiben Sie uns.',
  mail_password_changed_button: 'Passwort zurücksetzen',
}
