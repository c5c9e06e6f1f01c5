import type { apiKeyMailTexts as english } from '../en/api-key-mails.ts'
import type { Translation } from '../translation.ts'

/** Mails about API keys. */
export const apiKeyMailTexts: Translation<typeof english> = {
  mail_api_key_created_subject: 'Ein neuer API-Schlüssel für Ihr Konto',
  mail_api_key_created_title: 'Ein neuer API-Schlüssel',
  mail_api_key_created_text:
    'Guten Tag, {name}, für Ihr Konto wurde soeben der Schlüssel „{key}“ angelegt. Bis {date} darf er lesen: ' +
    '{scopes}. Kaufen, zahlen oder etwas ändern kann er nicht.',
  mail_api_key_created_note:
    'Wenn Sie es nicht waren, widerrufen Sie den Schlüssel und ändern Sie Ihr Passwort: Wer ihn angelegt hat, ' +
    'kannte es.',
  mail_api_key_created_button: 'API-Schlüssel ansehen',
}
