import type { openPaymentTexts as english } from '../en/open-payment.ts'
import type { Translation } from '../translation.ts'

/** An open card payment: what is held, for how long, and what can be done. */
export const openPaymentTexts: Translation<typeof english> = {
  open_payment_label: 'Pago con tarjeta abierto',
  open_payment_title: 'Reservado para ti: {time}',
  'open_payment_text#one':
    '{count} artículo por {sum} ({converted}). No se cobra nada hasta que termines en la página de la tarjeta.',
  'open_payment_text#many':
    '{count} artículos por {sum} ({converted}). No se cobra nada hasta que termines en la página de la tarjeta.',
  'open_payment_text#other':
    '{count} artículos por {sum} ({converted}). No se cobra nada hasta que termines en la página de la tarjeta.',
  open_payment_continue: 'Continuar el pago',
  open_payment_cancel: 'Cancelar el pago',
  open_payment_cancelling: 'Cancelando...',
  open_payment_cancelled: 'Pago cancelado. No se ha cobrado nada.',
  open_payment_cancel_failed: 'No se ha podido cancelar el pago. Inténtalo de nuevo.',
  open_payment_processing: 'El banco ya está tramitando este pago. Ahora no se puede cancelar.',
  open_payment_over_title: 'Se acabó el tiempo',
  open_payment_over: 'La página de la tarjeta se ha cerrado. Estamos preguntando al proveedor cómo ha terminado.',
  'open_payment_left#one': 'Queda {count} minuto para pagar.',
  'open_payment_left#many': 'Quedan {count} minutos para pagar.',
  'open_payment_left#other': 'Quedan {count} minutos para pagar.',
  open_payment_ended: 'La reserva ha terminado y no se ha cobrado nada. Tus artículos vuelven a estar libres.',
  open_payment_replaced: 'Si vuelves a pagar, termina el pago con tarjeta abierto y empieza uno nuevo.',
}
