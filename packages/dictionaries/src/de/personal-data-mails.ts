import type { personalDataMailTexts as english } from '../en/personal-data-mails.ts'
import type { Translation } from '../translation.ts'

/** The mail that tells that a copy is ready. */
export const personalDataMailTexts: Translation<typeof english> = {
  mail_personal_export_ready_subject: 'Die Kopie Ihrer Daten ist fertig',
  mail_personal_export_ready_title: 'Ihre Kopie ist fertig',
  mail_personal_export_ready_text:
    'Hallo {name}, die Kopie Ihrer Daten, die in Ihrem Konto angefordert wurde, ist fertig. Melden Sie sich an ' +
    'und laden Sie sie dort bis {until} herunter; das geht einmal.',
  mail_personal_export_ready_note:
    'Wenn Sie das nicht waren, laden Sie sie nicht herunter und ändern Sie Ihr Passwort: Wer sie angefordert hat,' +
    ' kannte es.',
  mail_personal_export_ready_button: 'Zu Ihren Daten',
}
