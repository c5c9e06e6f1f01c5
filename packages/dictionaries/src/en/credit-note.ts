/** What stands on a credit note. */
export const creditNoteTexts = {
  credit_note_title: 'Credit note',
  credit_note_receipt: 'For receipt {number} of {date}',
  credit_note_credited: 'Credited',
  credit_note_to_card: 'The amount goes back to the card that paid the order.',
  credit_note_to_dispute: 'The bank of the card has given the amount back to its holder.',
  credit_note_to_balance: 'The amount goes back to the balance at the shop.',
} as const
