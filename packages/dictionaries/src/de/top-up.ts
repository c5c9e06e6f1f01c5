import type { topUpTexts as english } from '../en/top-up.ts'
import type { Translation } from '../translation.ts'

/** The top-up dialog. */
export const topUpTexts: Translation<typeof english> = {
  top_up_title: 'Guthaben aufladen',
  top_up_close: 'Schließen',
  top_up_steps: 'Schritte',
  top_up_step_amount: 'Betrag',
  top_up_step_contact: 'Kontaktdaten',
  top_up_amount: 'Betrag',
  top_up_other_currency: 'Der Kurs von {code} ist zu alt, um eine Karte zu belasten. Sie zahlen in {charged}.',
  top_up_presets: 'Übliche Beträge',
  top_up_you_get: 'Sie erhalten',
  top_up_balance_after: 'Guthaben danach',
  top_up_submit: 'Weiter',
  top_up_back: 'Zurück',
  top_up_pay: 'Jetzt zahlen',
  top_up_paying: 'Kartenseite wird geöffnet...',
  top_up_card_note: 'Ihre Kartendaten bleiben beim Zahlungsdienst',
}
