import type { topUpTexts as english } from '../en/top-up.ts'
import type { Translation } from '../translation.ts'

/** Spanish: the top-up dialog. */
export const topUpTexts: Translation<typeof english> = {
  top_up_title: 'Recargar saldo',
  top_up_close: 'Cerrar',
  top_up_steps: 'Pasos',
  top_up_step_amount: 'Importe',
  top_up_step_contact: 'Datos de contacto',
  top_up_amount: 'Importe',
  top_up_other_currency: 'El cambio de {code} es demasiado antiguo para cobrar con tarjeta. Pagas en {charged}.',
  top_up_presets: 'Importes habituales',
  top_up_you_get: 'Recibes',
  top_up_balance_after: 'Saldo después',
  top_up_submit: 'Continuar',
  top_up_back: 'Atrás',
  top_up_pay: 'Pagar',
  top_up_paying: 'Abriendo la página de pago...',
  top_up_card_note: 'Los datos de la tarjeta se quedan en el proveedor de pagos',
}
