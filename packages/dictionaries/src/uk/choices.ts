import type { choicesTexts as english } from '../en/choices.ts'
import type { Translation } from '../translation.ts'

/** Language, currency and cookies: what a visitor chooses once. */
export const choicesTexts: Translation<typeof english> = {
  choices_change: 'Змінити мову або валюту',
  choices_title: 'Мова і валюта',
  choices_language: 'Мова',
  choices_currency: 'Валюта',
  choices_close: 'Закрити',
  choices_retry: 'Повторити',
  choices_cookies: 'Файли cookie',
  choices_cookies_text: 'Файли cookie тримають вас у системі, а за вашою згодою ще й рахують відвідування.',
  choices_cookies_accept: 'Прийняти',
  choices_cookies_decline: 'Відхилити',
  choices_cookies_change: 'Налаштування cookie',
}
