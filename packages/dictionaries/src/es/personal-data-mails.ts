import type { personalDataMailTexts as english } from '../en/personal-data-mails.ts'
import type { Translation } from '../translation.ts'

/** The mail that tells that a copy is ready. */
export const personalDataMailTexts: Translation<typeof english> = {
  mail_personal_export_ready_subject: 'La copia de tus datos está lista',
  mail_personal_export_ready_title: 'Tu copia está lista',
  mail_personal_export_ready_text:
    'Hola, {name}: la copia de tus datos que se pidió en tu cuenta está lista. Inicia sesión y descárgala hasta ' +
    'el {until}; solo se puede una vez.',
  mail_personal_export_ready_note:
    'Si no has sido tú, no la descargues y cambia tu contraseña: quien la pidió la conocía.',
  mail_personal_export_ready_button: 'Ir a tus datos',
}
