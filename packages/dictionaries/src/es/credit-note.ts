import type { creditNoteTexts as english } from '../en/credit-note.ts'
import type { Translation } from '../translation.ts'

/** Spanish: what stands on a credit note. */
export const creditNoteTexts: Translation<typeof english> = {
  credit_note_title: 'Factura rectificativa',
  credit_note_issued: 'Emitida el {date}',
  credit_note_order: 'Del pedido {order} del {date}',
  credit_note_from: 'De',
  credit_note_to: 'Para',
  credit_note_item: 'Artículo',
  credit_note_rate: 'IVA',
  credit_note_net: 'Neto',
  credit_note_vat: 'IVA',
  credit_note_total: 'Total',
  credit_note_vat_of: 'IVA {country}',
  credit_note_credited: 'Abonado',
  credit_note_to_card: 'El importe vuelve a la tarjeta con la que se pagó el pedido.',
  credit_note_to_dispute: 'El banco de la tarjeta ha devuelto el importe a su titular.',
  credit_note_to_balance: 'El importe vuelve al saldo de la tienda.',
}
