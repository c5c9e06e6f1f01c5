import type { creditNoteTexts as english } from '../en/credit-note.ts'
import type { Translation } from '../translation.ts'

/** French: what stands on a credit note. */
export const creditNoteTexts: Translation<typeof english> = {
  credit_note_title: 'Avoir',
  credit_note_receipt: 'Pour la facture {number} du {date}',
  credit_note_credited: 'Montant crédité',
  credit_note_to_card: 'Le montant est remboursé sur la carte qui a payé la commande.',
  credit_note_to_dispute: 'La banque de la carte a rendu le montant à son titulaire.',
  credit_note_to_balance: 'Le montant est recrédité sur le solde de la boutique.',
}
