import type { statementTexts as english } from '../en/account-statement.ts'
import type { Translation } from '../translation.ts'

/** Spanish: the statement of an account. */
export const statementTexts: Translation<typeof english> = {
  statement_title: 'Extracto de cuenta',
  statement_customer: 'Cliente {id}',
  statement_day: 'Día',
  statement_time: 'Hora (UTC)',
  statement_what: 'Qué',
  statement_about: 'Sobre',
  statement_note: 'Mensaje',
  statement_amount: 'Importe',
  statement_balance: 'Saldo',
  statement_entry: 'Asiento del libro mayor',
  statement_opening: 'Saldo inicial',
  statement_closing: 'Saldo final',
  statement_month: 'Fin de {month}',
  statement_none: 'En estos días no se contabilizó nada.',
  statement_ledger:
    'Estos son los asientos del libro mayor de la tienda, tal como se contabilizaron; los días ' +
    'son los de {zone}. No es una factura y no indica IVA.',
  statement_of_order: 'Pedido {id}',
  statement_of_payment: 'Pago {id}',
  statement_of_adjustment: 'Ajuste {id}',
  statement_of_refund: 'Reembolso {id}',
  statement_of_dispute: 'Disputa {id}',
  statement_top_up: 'Recarga',
  statement_purchase: 'Compra',
  statement_refund: 'Reembolso',
  statement_top_up_back: 'Recarga devuelta a la tarjeta',
  statement_disputed: 'Retirado por el banco de la tarjeta',
  statement_dispute_back: 'Devuelto tras una disputa',
  statement_debt: 'Pagado de lo que se debía',
  statement_goodwill: 'Gesto comercial',
  statement_correction: 'Corrección',
  statement_reversal: 'Anulación',
  statement_other: 'Movimiento',
}
