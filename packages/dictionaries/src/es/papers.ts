import type { paperTexts as english } from '../en/papers.ts'
import type { Translation } from '../translation.ts'

/** Spanish: what stands on every paper, and on a receipt. */
export const paperTexts: Translation<typeof english> = {
  paper_issued: 'Emitida el {date}',
  paper_order: 'Del pedido {order} del {date}',
  paper_from: 'De',
  paper_to: 'Para',
  paper_item: 'Artículo',
  paper_rate: 'IVA',
  paper_net: 'Neto',
  paper_vat: 'IVA',
  paper_total: 'Total',
  paper_vat_of: 'IVA {country}',
  receipt_title: 'Factura',
  receipt_total: 'Total pagado',
  receipt_by_card: 'Pagado con tarjeta el {date}.',
  receipt_by_balance: 'Pagado con el saldo el {date}.',
  receipt_discount: 'Antes se descontaron {amount}; las líneas dicen lo que se pagó.',
  confirmation_title: 'Confirmación de pago',
  confirmation_line: 'Recarga del saldo',
  confirmation_total: 'Total pagado',
  confirmation_by_card: 'Pagado con tarjeta el {date}: {charged}.',
  confirmation_no_vat:
    'Esto no es una factura y no indica IVA: con una recarga aún no se compra nada. El IVA figura en la ' +
    'factura de cada pedido que se paga con el saldo.',
}
