import type { creditNoteTexts as english } from '../en/credit-note.ts'
import type { Translation } from '../translation.ts'

/** German: what stands on a credit note. */
export const creditNoteTexts: Translation<typeof english> = {
  credit_note_title: 'Rechnungskorrektur',
  credit_note_receipt: 'Zu Rechnung {number} vom {date}',
  credit_note_credited: 'Gutgeschrieben',
  credit_note_to_card: 'Der Betrag geht auf die Karte zurück, mit der die Bestellung bezahlt wurde.',
  credit_note_to_dispute: 'Die Bank der Karte hat den Betrag ihrem Inhaber zurückgegeben.',
  credit_note_to_balance: 'Der Betrag geht auf das Guthaben im Shop zurück.',
}
