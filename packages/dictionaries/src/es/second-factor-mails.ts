import type { secondFactorMailTexts as english } from '../en/second-factor-mails.ts'
import type { Translation } from '../translation.ts'

/** Mails about the second factor of a customer's sign-in. */
export const secondFactorMailTexts: Translation<typeof english> = {
  mail_second_factor_on_subject: 'Al iniciar sesión ahora se pide un código',
  mail_second_factor_on_title: 'Tu cuenta tiene un segundo factor',
  mail_second_factor_on_text:
    'A partir de ahora, al iniciar sesión se pide también un código de tu aplicación de autenticación. Se ha ' +
    'cerrado la sesión en los demás dispositivos. Guarda tus códigos de recuperación donde los encuentres sin tu ' +
    'teléfono.',
  mail_second_factor_on_note: 'Si no has sido tú, elige una contraseña nueva de inmediato y escríbenos.',
  mail_second_factor_on_button: 'Revisar mi cuenta',
  mail_second_factor_off_subject: 'Se ha desactivado el segundo factor',
  mail_second_factor_off_title: 'Tu cuenta ya no tiene un segundo factor',
  mail_second_factor_off_text:
    'A partir de ahora basta tu contraseña para iniciar sesión. Se ha cerrado la sesión en los demás ' +
    'dispositivos, las claves de API quedan revocadas y los pagos se pausan durante 24 horas.',
  mail_second_factor_off_note: 'Si no has sido tú, elige una contraseña nueva de inmediato y escríbenos.',
  mail_second_factor_off_button: 'Revisar mi cuenta',
  mail_recovery_codes_new_subject: 'Nuevos códigos de recuperación para tu cuenta',
  mail_recovery_codes_new_title: 'Tus códigos de recuperación son nuevos',
  mail_recovery_codes_new_text: 'Se han creado diez códigos de recuperación nuevos. Los anteriores ya no funcionan.',
  mail_recovery_codes_new_note: 'Si no has sido tú, elige una contraseña nueva de inmediato y escríbenos.',
  mail_recovery_codes_new_button: 'Revisar mi cuenta',
  mail_recovery_code_used_subject: 'Se ha usado un código de recuperación',
  mail_recovery_code_used_title: '¿Has sido tú?',
  mail_recovery_code_used_text:
    'Alguien acaba de usar uno de tus códigos de recuperación con la contraseña correcta. No volverá a funcionar.' +
    ' Códigos restantes: {count}.',
  mail_recovery_code_used_note:
    'Si no has sido tú, elige una contraseña nueva de inmediato y escríbenos. Si quedan pocos, crea otros nuevos ' +
    'en tu cuenta.',
  mail_recovery_code_used_button: 'Revisar mi cuenta',
  mail_factor_removal_subject: 'Se va a quitar tu segundo factor',
  mail_factor_removal_title: 'Alguien nos ha pedido quitar tu segundo factor',
  mail_factor_removal_text:
    'Como se nos dijo que la aplicación y los códigos de recuperación se han perdido, tu segundo factor se ' +
    'quitará el {time}. Desde entonces bastará tu contraseña para iniciar sesión.',
  mail_factor_removal_note:
    'Si no has sido tú, inicia sesión con un código antes: eso lo detiene. Después elige una contraseña nueva y ' +
    'escríbenos.',
  mail_factor_removal_button: 'Iniciar sesión',
}
