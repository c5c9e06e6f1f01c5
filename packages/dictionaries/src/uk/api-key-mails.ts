import type { apiKeyMailTexts as english } from '../en/api-key-mails.ts'
import type { Translation } from '../translation.ts'

/** Mails about API keys. */
export const apiKeyMailTexts: Translation<typeof english> = {
  mail_api_key_created_subject: 'Новий ключ API для вашого акаунта',
  mail_api_key_created_title: 'Новий ключ API',
  mail_api_key_created_text:
    'Вітаємо, {name}. Для вашого акаунта щойно створено ключ «{key}». До {date} він може читати: {scopes}. ' +
    'Він не може нічого купити, оплатити чи змінити.',
  mail_api_key_created_note:
    'Якщо це були не ви, відкличте ключ і змініть пароль: той, хто його створив, знав ваш пароль.',
  mail_api_key_created_button: 'Переглянути ключі API',
}
