import type { passwordTexts as english } from '../en/password.ts'
import type { Translation } from '../translation.ts'

/** Changing and resetting a password. */
export const passwordTexts: Translation<typeof english> = {
  auth_forgot: '¿Has olvidado la contraseña?',
  reset_title: 'Restablecer la contraseña',
  reset_remembered: '¿La has recordado?',
  reset_intro: 'Dinos tu dirección y te enviamos un enlace para elegir una contraseña nueva.',
  reset_action: 'Enviar el enlace',
  reset_sending: 'Enviando...',
  reset_side: 'Cerradura nueva, el mismo estante',
  reset_sent_where:
    'Si {email} tiene una cuenta, el enlace ya está en su correo. Funciona una vez, durante {minutes} minutos. ¿No ' +
    'hay nada? Mira en la carpeta de spam.',
  new_password_title: 'Elige una contraseña nueva',
  new_password_text: 'Sustituye a la anterior y se cierra la sesión en todos los dispositivos.',
  new_password: 'Contraseña nueva',
  new_password_confirm: 'Repite la contraseña nueva',
  new_password_action: 'Guardar la contraseña',
  new_password_saving: 'Guardando...',
  new_password_done:
    'Se ha cerrado la sesión en todos los dispositivos y se han revocado las claves de API. Entra con tu ' +
    'contraseña nueva.',
  reset_link_title: 'Este enlace no funciona',
  reset_link_again: 'Pedir un enlace nuevo',
  password_title: 'Contraseña',
  password_text: 'Al cambiarla se cierra la sesión en los demás dispositivos. En este sigue abierta.',
  password_current: 'Contraseña actual',
  password_action: 'Cambiar la contraseña',
  password_changing: 'Cambiando...',
}
