import type { statementTexts as english } from '../en/account-statement.ts'
import type { Translation } from '../translation.ts'

/** Polish: the statement of an account. */
export const statementTexts: Translation<typeof english> = {
  statement_title: 'Wyciąg z konta',
  statement_customer: 'Klient {id}',
  statement_day: 'Dzień',
  statement_time: 'Godzina (UTC)',
  statement_what: 'Co',
  statement_about: 'Dotyczy',
  statement_note: 'Wiadomość',
  statement_amount: 'Kwota',
  statement_balance: 'Saldo',
  statement_entry: 'Zapis księgi',
  statement_opening: 'Saldo początkowe',
  statement_closing: 'Saldo końcowe',
  statement_month: 'Koniec {month}',
  statement_none: 'W tych dniach nic nie zaksięgowano.',
  statement_ledger:
    'To są zapisy księgi sklepu, tak jak zostały zaksięgowane; dni są według {zone}. To nie ' +
    'jest faktura i nie wykazuje VAT.',
  statement_of_order: 'Zamówienie {id}',
  statement_of_payment: 'Płatność {id}',
  statement_of_adjustment: 'Korekta salda {id}',
  statement_of_refund: 'Zwrot {id}',
  statement_of_dispute: 'Spór {id}',
  statement_top_up: 'Doładowanie',
  statement_purchase: 'Zakup',
  statement_refund: 'Zwrot',
  statement_top_up_back: 'Doładowanie zwrócone na kartę',
  statement_disputed: 'Cofnięte przez bank karty',
  statement_dispute_back: 'Oddane po sporze',
  statement_debt: 'Spłata należności',
  statement_goodwill: 'Gest dobrej woli',
  statement_correction: 'Korekta',
  statement_reversal: 'Storno',
  statement_other: 'Ruch',
}
