import type { deviceMailTexts as english } from '../en/device-mails.ts'
import type { Translation } from '../translation.ts'

/** Mails about devices. */
export const deviceMailTexts: Translation<typeof english> = {
  mail_device_name: '{browser} en {system}',
  mail_device_unknown: 'un navegador desconocido',
  mail_new_device_subject: 'Nuevo inicio de sesión en tu cuenta',
  mail_new_device_title: '¿Has sido tú?',
  mail_new_device_text:
    'Alguien acaba de entrar en tu cuenta con la contraseña correcta, desde un dispositivo que no habíamos visto ' +
    'en ella: {device}, dirección IP {address}, {time}. Si has sido tú, todo está en orden.',
  mail_new_device_note:
    'Si no has sido tú, cambia ahora la contraseña y cierra la sesión en los demás dispositivos. Encontrarás las dos ' +
    'cosas en tu cuenta.',
  mail_new_device_button: 'Revisar mi cuenta',
}
