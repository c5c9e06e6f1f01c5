import type { apiKeyMailTexts as english } from '../en/api-key-mails.ts'
import type { Translation } from '../translation.ts'

/** Mails about API keys. */
export const apiKeyMailTexts: Translation<typeof english> = {
  mail_api_key_created_subject: 'Nowy klucz API do twojego konta',
  mail_api_key_created_title: 'Nowy klucz API',
  mail_api_key_created_text:
    'Cześć {name}, właśnie utworzono klucz „{key}” do twojego konta. Do {date} może czytać: {scopes}. Nie ' +
    'może niczego kupić, zapłacić ani zmienić.',
  mail_api_key_created_note: 'Jeśli to nie ty, unieważnij klucz i zmień hasło: kto go utworzył, znał twoje hasło.',
  mail_api_key_created_button: 'Zobacz klucze API',
}
