import type { apiKeyMailTexts as english } from '../en/api-key-mails.ts'
import type { Translation } from '../translation.ts'

/** Mails about API keys. */
export const apiKeyMailTexts: Translation<typeof english> = {
  mail_api_key_created_subject: 'Una nueva clave de API para tu cuenta',
  mail_api_key_created_title: 'Una nueva clave de API',
  mail_api_key_created_text:
    'Hola, {name}: se acaba de crear la clave «{key}» para tu cuenta. Hasta el {date} puede leer: {scopes}. ' +
    'No puede comprar, pagar ni cambiar nada.',
  mail_api_key_created_note: 'Si no has sido tú, revoca la clave y cambia tu contraseña: quien la creó la conocía.',
  mail_api_key_created_button: 'Ver tus claves de API',
}
