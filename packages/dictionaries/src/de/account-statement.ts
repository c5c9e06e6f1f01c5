import type { statementTexts as english } from '../en/account-statement.ts'
import type { Translation } from '../translation.ts'

/** German: the statement of an account. */
export const statementTexts: Translation<typeof english> = {
  statement_title: 'Kontoauszug',
  statement_customer: 'Kunde {id}',
  statement_day: 'Tag',
  statement_time: 'Zeit (UTC)',
  statement_what: 'Was',
  statement_about: 'Betrifft',
  statement_note: 'Mitteilung',
  statement_amount: 'Betrag',
  statement_balance: 'Guthaben',
  statement_entry: 'Eintrag der Buchhaltung',
  statement_opening: 'Anfangsstand',
  statement_closing: 'Endstand',
  statement_month: 'Ende {month}',
  statement_none: 'An diesen Tagen wurde nichts gebucht.',
  statement_ledger:
    'Dies sind die Einträge der Buchhaltung des Shops, wie sie gebucht wurden; die Tage sind ' +
    'die von {zone}. Dies ist keine Rechnung und weist keine Umsatzsteuer aus.',
  statement_of_order: 'Bestellung {id}',
  statement_of_payment: 'Zahlung {id}',
  statement_of_adjustment: 'Anpassung {id}',
  statement_of_refund: 'Erstattung {id}',
  statement_of_dispute: 'Rückbuchung {id}',
  statement_top_up: 'Aufladung',
  statement_purchase: 'Kauf',
  statement_refund: 'Erstattung',
  statement_top_up_back: 'Aufladung an die Karte zurückgegeben',
  statement_disputed: 'Von der Bank der Karte zurückgeholt',
  statement_dispute_back: 'Nach einer Rückbuchung zurückgegeben',
  statement_debt: 'Von Geschuldetem bezahlt',
  statement_goodwill: 'Kulanz',
  statement_correction: 'Berichtigung',
  statement_reversal: 'Storno',
  statement_other: 'Bewegung',
}
