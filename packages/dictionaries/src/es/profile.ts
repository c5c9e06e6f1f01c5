import type { profileTexts as english } from '../en/profile.ts'
import type { Translation } from '../translation.ts'

/** The forms of the profile. */
export const profileTexts: Translation<typeof english> = {
  profile_save: 'Guardar cambios',
  profile_saving: 'Guardando...',
  profile_unchanged: 'Aún no hay cambios',
  delivery_title: 'Entrega',
  delivery_text: 'Se rellena por ti al pagar.',
  delivery_save: 'Guardar entrega',
  email_change_title: 'Confirma tu nuevo correo',
  email_change_text:
    'Hemos enviado un enlace a {email}. Funciona hasta el {until}. Hasta que lo abras, tu dirección sigue igual.',
  email_change_withdraw: 'Retirar',
  email_change_withdraw_failed: 'No se pudo retirar el cambio',
  email_change_withdrawn: 'Retirado. Tu correo sigue igual.',
}
