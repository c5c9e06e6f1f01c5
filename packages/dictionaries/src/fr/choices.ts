import type { choicesTexts as english } from '../en/choices.ts'
import type { Translation } from '../translation.ts'

/** Language, currency and cookies: what a visitor chooses once. */
export const choicesTexts: Translation<typeof english> = {
  choices_change: 'Changer de langue ou de devise',
  choices_title: 'Langue et devise',
  choices_language: 'Langue',
  choices_currency: 'Devise',
  choices_close: 'Fermer',
  choices_retry: 'Réessayer',
  choices_cookies: 'Cookies',
  choices_cookies_text: 'Les cookies maintiennent votre session et, si vous acceptez, servent à compter les visites.',
  choices_cookies_accept: 'Accepter',
  choices_cookies_decline: 'Refuser',
  choices_cookies_change: 'Paramètres des cookies',
}
