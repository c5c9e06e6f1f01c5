import type { emailMailTexts as english } from '../en/email-mails.ts'
import type { Translation } from '../translation.ts'

/** Mails about a change of the e-mail. */
export const emailMailTexts: Translation<typeof english> = {
  mail_change_email_subject: 'Confirma tu nueva dirección de correo',
  mail_change_email_title: 'Un clic y es tuya',
  mail_change_email_text:
    'Abre el enlace de abajo y esta dirección pasará a ser la de tu cuenta. Hasta entonces no cambia nada.',
  mail_change_email_note:
    'El enlace funciona una vez, durante {hours} horas. Si no lo has pedido, no lo abras y no pasará nada.',
  mail_change_email_button: 'Usar esta dirección',

  mail_change_email_taken_subject: 'Alguien quería usar tu dirección de correo',
  mail_change_email_taken_title: 'Esta dirección ya es tuya',
  mail_change_email_taken_text:
    'Alguien, quizá tú, ha pedido pasar otra cuenta a esta dirección. Pertenece a tu cuenta, así que no se ' +
    'ha cambiado nada.',
  mail_change_email_taken_note:
    'Si has sido tú, entra con esta dirección como siempre. Si no, no tienes que hacer nada.',
  mail_change_email_taken_button: 'Entrar',

  mail_email_change_asked_subject: 'Se ha pedido una nueva dirección de correo',
  mail_email_change_asked_title: '¿Eres tú?',
  mail_email_change_asked_text:
    'Alguien que conoce tu contraseña, esperamos que tú, quiere pasar tu cuenta a otra dirección de correo. ' +
    'Ocurrirá cuando se abra el enlace que hemos enviado a esa otra dirección.',
  mail_email_change_asked_note:
    'Si no has sido tú, cambia ahora tu contraseña: así se anula el cambio y se cierra la sesión en los ' +
    'demás dispositivos.',
  mail_email_change_asked_button: 'Ir a mi cuenta',

  mail_trade_account_new_subject: 'Otra cuenta de Steam para tus objetos',
  mail_trade_account_new_title: 'Tus objetos van ahora a otra cuenta de Steam',
  mail_trade_account_new_text:
    'En tu cuenta se ha guardado el enlace de intercambio de una cuenta de Steam que no habías usado con ' +
    'nosotros. Lo que va a ella se envía a partir del {until}, para que puedas pararlo si no has sido tú.',
  mail_trade_account_new_note:
    'Si no has sido tú, corrige tu enlace de intercambio y cambia ya tu contraseña: así se cierra la sesión ' +
    'en todos los demás dispositivos.',
  mail_trade_account_new_button: 'A mi perfil',

  mail_email_changed_subject: 'Ha cambiado el correo de tu cuenta',
  mail_email_changed_title: 'Tu cuenta se ha mudado',
  mail_email_changed_text:
    'Tu cuenta tiene ahora otra dirección de correo; con esta ya no se puede entrar. Se ha cerrado la sesión ' +
    'en todos los dispositivos, menos en el que pidió el cambio.',
  mail_email_changed_note: 'Si no has sido tú, responde a este correo cuanto antes para que podamos pararlo.',
  mail_email_changed_button: 'A la tienda',
}
