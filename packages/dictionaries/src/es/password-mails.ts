import type { passwordMailTexts as english } from '../en/password-mails.ts'
import type { Translation } from '../translation.ts'

/** Mails about passwords. */
export const passwordMailTexts: Translation<typeof english> = {
  mail_password_reset_subject: 'Elige una contraseña nueva',
  mail_password_reset_title: 'Una contraseña nueva para tu cuenta',
  mail_password_reset_text:
    'Alguien, quizá tú, ha pedido una contraseña nueva. El botón lleva a la página donde se elige.',
  mail_password_reset_note:
    'El enlace funciona una vez, durante {minutes} minutos. Si no has sido tú, no lo abras: tu contraseña no ' +
    'cambia.',
  mail_password_reset_button: 'Elegir una contraseña nueva',
  mail_password_changed_subject: 'Se ha cambiado tu contraseña',
  mail_password_changed_title: 'Se ha cambiado tu contraseña',
  mail_password_changed_text:
    'Tu cuenta tiene una contraseña nueva. Se ha cerrado la sesión en los demás dispositivos.',
  mail_password_changed_note: 'Si no has sido tú, pon una contraseña nueva cuanto antes y escríbenos.',
  mail_password_changed_button: 'Restablecer la contraseña',
}
