import type { creditNoteTexts as english } from '../en/credit-note.ts'
import type { Translation } from '../translation.ts'

/** Polish: what stands on a credit note. */
export const creditNoteTexts: Translation<typeof english> = {
  credit_note_title: 'Faktura korygująca',
  credit_note_receipt: 'Do faktury {number} z {date}',
  credit_note_credited: 'Zwrócono',
  credit_note_to_card: 'Kwota wraca na kartę, którą zapłacono za zamówienie.',
  credit_note_to_dispute: 'Bank karty zwrócił kwotę jej posiadaczowi.',
  credit_note_to_balance: 'Kwota wraca na saldo w sklepie.',
}
