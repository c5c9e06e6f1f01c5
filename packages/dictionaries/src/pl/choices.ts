import type { choicesTexts as english } from '../en/choices.ts'
import type { Translation } from '../translation.ts'

/** Language, currency and cookies: what a visitor chooses once. */
export const choicesTexts: Translation<typeof english> = {
  choices_change: 'Zmień język lub walutę',
  choices_title: 'Język i waluta',
  choices_language: 'Język',
  choices_currency: 'Waluta',
  choices_close: 'Zamknij',
  choices_retry: 'Ponów',
  choices_cookies: 'Pliki cookie',
  choices_cookies_text: 'Dzięki plikom cookie nie logujesz się za każdym razem, a za twoją zgodą liczymy też wizyty.',
  choices_cookies_accept: 'Akceptuję',
  choices_cookies_decline: 'Odrzucam',
  choices_cookies_change: 'Ustawienia cookie',
}
