import { choiceLinkTexts } from './choice-links.ts'

/** Language, currency and cookies: what a visitor chooses once. */
export const choicesTexts = {
  ...choiceLinkTexts,
  choices_title: 'Language and currency',
  choices_language: 'Language',
  choices_currency: 'Currency',
  choices_close: 'Close',
  choices_retry: 'Try again',
  choices_cookies: 'Cookies',
  choices_cookies_text: 'We use cookies to keep you signed in and, if you accept, to count visits.',
  choices_cookies_accept: 'Accept',
  choices_cookies_decline: 'Decline',
} as const
