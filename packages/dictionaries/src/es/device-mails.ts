import type { deviceMailTexts as english } from '../en/device-mails.ts'
import type { Translation } from '../translation.ts'

/** Mails about devices. */
export const deviceMailTexts: Translation<typeof english> = {
  mail_device_name: '{browser} en {system}',
  mail_device_unknown: 'un navegador desconocido',
  mail_new_device_subject: 'Nuevo inicio de sesión en su cuenta',
  mail_new_device_title: '¿Ha sido usted?',
  mail_new_device_text:
    'Alguien acaba de iniciar sesión en su cuenta con la contraseña correcta, desde un dispositivo que no ' +
    'conocíamos: {device}, dirección IP {address}, {time}. Si ha sido usted, todo está en orden.',
  mail_new_device_note:
    'Si no ha sido usted, cambie ahora la contraseña y cierre la sesión en los demás dispositivos. Encontrará ' +
    'ambas opciones en su cuenta.',
  mail_new_device_button: 'Revisar mi cuenta',
}
