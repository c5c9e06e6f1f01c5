import type { emailMailTexts as english } from '../en/email-mails.ts'
import type { Translation } from '../translation.ts'

/** Mails about a change of the e-mail. */
export const emailMailTexts: Translation<typeof english> = {
  mail_change_email_subject: 'Bitte bestätigen Sie Ihre neue E-Mail-Adresse',
  mail_change_email_title: 'Ein Klick, und sie gehört dazu',
  mail_change_email_text:
    'Öffnen Sie den folgenden Link, und diese Adresse wird die Ihres Kontos. Bis dahin ändert sich nichts.',
  mail_change_email_note:
    'Der Link gilt {hours} Stunden und nur einmal. Wenn Sie das nicht veranlasst haben, öffnen Sie ihn ' +
    'nicht, und nichts geschieht.',
  mail_change_email_button: 'Diese Adresse verwenden',

  mail_change_email_taken_subject: 'Jemand wollte Ihre E-Mail-Adresse verwenden',
  mail_change_email_taken_title: 'Diese Adresse gehört schon Ihnen',
  mail_change_email_taken_text:
    'Jemand, vielleicht Sie selbst, wollte ein anderes Konto auf diese Adresse umstellen. Sie gehört zu ' +
    'Ihrem Konto, deshalb wurde nichts geändert.',
  mail_change_email_taken_note:
    'Wenn Sie es waren, melden Sie sich wie gewohnt mit dieser Adresse an. Wenn nicht, brauchen Sie nichts zu tun.',
  mail_change_email_taken_button: 'Anmelden',

  mail_email_change_asked_subject: 'Eine neue E-Mail-Adresse wurde gewünscht',
  mail_email_change_asked_title: 'Sind Sie das?',
  mail_email_change_asked_text:
    'Jemand, der Ihr Passwort kennt, hoffentlich Sie selbst, möchte Ihr Konto auf eine andere E-Mail-Adresse ' +
    'umstellen. Das geschieht, sobald der Link geöffnet wird, den wir an die andere Adresse geschickt haben.',
  mail_email_change_asked_note:
    'Wenn Sie es nicht waren, ändern Sie jetzt Ihr Passwort: Damit wird die Änderung zurückgezogen, und alle ' +
    'anderen Geräte werden abgemeldet.',
  mail_email_change_asked_button: 'Zu meinem Konto',

  mail_trade_account_new_subject: 'Ein weiteres Steam-Konto für Ihre Gegenstände',
  mail_trade_account_new_title: 'Ihre Gegenstände gehen jetzt an ein anderes Steam-Konto',
  mail_trade_account_new_text:
    'In Ihrem Konto wurde der Handelslink eines Steam-Kontos hinterlegt, das Sie bei uns noch nicht verwendet ' +
    'hatten. Dorthin wird erst ab {until} gesendet, damit Sie es stoppen können, falls Sie es nicht waren.',
  mail_trade_account_new_note:
    'Wenn Sie es nicht waren, stellen Sie Ihren Handelslink richtig und ändern Sie sofort Ihr Passwort: Damit ' +
    'werden alle anderen Geräte abgemeldet.',
  mail_trade_account_new_button: 'Zu meinem Profil',

  mail_email_changed_subject: 'Die E-Mail-Adresse Ihres Kontos wurde geändert',
  mail_email_changed_title: 'Ihr Konto ist umgezogen',
  mail_email_changed_text:
    'Ihr Konto hat jetzt eine andere E-Mail-Adresse; mit dieser kann man sich nicht mehr anmelden. Alle ' +
    'Geräte wurden abgemeldet, außer dem, das die Änderung gewünscht hat.',
  mail_email_changed_note: 'Wenn Sie es nicht waren, antworten Sie sofort auf diese Mail, damit wir es stoppen können.',
  mail_email_changed_button: 'Zum Shop',
}
