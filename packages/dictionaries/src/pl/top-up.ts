import type { topUpTexts as english } from '../en/top-up.ts'
import type { Translation } from '../translation.ts'

/** Polish: the top-up dialog. */
export const topUpTexts: Translation<typeof english> = {
  top_up_title: 'Doładowanie salda',
  top_up_close: 'Zamknij',
  top_up_steps: 'Kroki',
  top_up_step_amount: 'Kwota',
  top_up_step_contact: 'Dane kontaktowe',
  top_up_amount: 'Kwota',
  top_up_other_currency: 'Kurs {code} jest zbyt stary, aby obciążyć kartę. Płacisz w {charged}.',
  top_up_presets: 'Typowe kwoty',
  top_up_you_get: 'Otrzymasz',
  top_up_balance_after: 'Saldo po doładowaniu',
  top_up_submit: 'Dalej',
  top_up_back: 'Wstecz',
  top_up_pay: 'Zapłać',
  top_up_paying: 'Otwieranie strony płatności...',
  top_up_card_note: 'Dane karty zostają u operatora płatności',
}
