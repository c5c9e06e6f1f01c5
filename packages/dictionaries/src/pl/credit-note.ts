import type { creditNoteTexts as english } from '../en/credit-note.ts'
import type { Translation } from '../translation.ts'

/** Polish: what stands on a credit note. */
export const creditNoteTexts: Translation<typeof english> = {
  credit_note_title: 'Faktura korygująca',
  credit_note_issued: 'Wystawiono {date}',
  credit_note_order: 'Do zamówienia {order} z {date}',
  credit_note_from: 'Od',
  credit_note_to: 'Dla',
  credit_note_item: 'Przedmiot',
  credit_note_rate: 'VAT',
  credit_note_net: 'Netto',
  credit_note_vat: 'VAT',
  credit_note_total: 'Razem',
  credit_note_vat_of: 'VAT {country}',
  credit_note_credited: 'Zwrócono',
  credit_note_to_card: 'Kwota wraca na kartę, którą zapłacono za zamówienie.',
  credit_note_to_dispute: 'Bank karty zwrócił kwotę jej posiadaczowi.',
  credit_note_to_balance: 'Kwota wraca na saldo w sklepie.',
}
