import type { choicesTexts as english } from '../en/choices.ts'
import type { Translation } from '../translation.ts'

/** Language, currency and cookies: what a visitor chooses once. */
export const choicesTexts: Translation<typeof english> = {
  choices_change: 'Sprache oder Währung ändern',
  choices_title: 'Sprache und Währung',
  choices_language: 'Sprache',
  choices_currency: 'Währung',
  choices_close: 'Schließen',
  choices_retry: 'Erneut versuchen',
  choices_cookies: 'Cookies',
  choices_cookies_text: 'Cookies halten Sie angemeldet. Wenn Sie zustimmen, zählen wir damit auch Besuche.',
  choices_cookies_accept: 'Zustimmen',
  choices_cookies_decline: 'Ablehnen',
  choices_cookies_change: 'Cookie-Einstellungen',
}
