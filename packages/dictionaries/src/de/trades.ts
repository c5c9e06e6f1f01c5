import type { tradeTexts as english } from '../en/trades.ts'
import type { Translation } from '../translation.ts'

/** A trade offer that an account of the shop sends by itself, on the page of what it belongs to. */
export const tradeTexts: Translation<typeof english> = {
  trade_code_label: 'Code des Handelsangebots',
  trade_compare:
    'Nehmen Sie nur ein Handelsangebot mit dem Code {code} in der Nachricht an. Lehnen Sie jedes andere ab.',
  trade_held: 'Sie haben angenommen. Steam hält die Artikel bis {until} zurück, dann kommen sie von selbst.',
  trade_open: 'Handelsangebot öffnen',
  trade_until: 'Sie können es bis {until} annehmen.',
  trade_declined: 'Sie haben unser Handelsangebot abgelehnt. Wir sehen es uns an, bevor wir ein weiteres senden.',
  trade_countered:
    'Sie haben mit einem eigenen Angebot geantwortet, das wir nicht annehmen können. Wir senden unseres noch einmal.',
  trade_expired: 'Unser Handelsangebot wurde nicht rechtzeitig beantwortet. Wir senden ein weiteres.',
  trade_cancelled: 'Wir haben unser Handelsangebot zurückgezogen. Bitte warten Sie auf das nächste.',
  trade_spent: 'Unsere Handelsangebote blieben unbeantwortet. Schreiben Sie uns, und wir senden ein weiteres.',
}
