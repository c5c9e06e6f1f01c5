import type { creditNoteTexts as english } from '../en/credit-note.ts'
import type { Translation } from '../translation.ts'

/** Spanish: what stands on a credit note. */
export const creditNoteTexts: Translation<typeof english> = {
  credit_note_title: 'Factura rectificativa',
  credit_note_receipt: 'De la factura {number} del {date}',
  credit_note_credited: 'Abonado',
  credit_note_to_card: 'El importe vuelve a la tarjeta con la que se pagó el pedido.',
  credit_note_to_dispute: 'El banco de la tarjeta ha devuelto el importe a su titular.',
  credit_note_to_balance: 'El importe vuelve al saldo de la tienda.',
}
