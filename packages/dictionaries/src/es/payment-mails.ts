import type { paymentMailTexts as english } from '../en/payment-mails.ts'
import type { Translation } from '../translation.ts'

/** Spanish: card payments and the mails about top-ups. */
export const paymentMailTexts: Translation<typeof english> = {
  payment_description_purchase: 'Pedido de skins de CS2',
  payment_description_topup: 'Recarga de saldo',

  payment_reason_cancelled: 'Has cancelado el pago. No se ha cobrado nada.',
  payment_reason_expired: 'La página de pago ha caducado. No se ha cobrado nada.',
  payment_reason_not_opened: 'No se ha podido abrir la página de pago. No se ha cobrado nada.',
  payment_reason_session_unknown: 'La página de pago ha caducado. No se ha cobrado nada.',
  payment_reason_payment_failed: 'Tu banco no ha completado el pago. Inténtalo de nuevo o usa otra tarjeta.',
  payment_reason_mismatch: 'El pago no coincide con lo acordado. Lo estamos revisando y te escribiremos.',

  mail_deposit_succeeded_subject: 'Tu pago de {charged} ha llegado',
  mail_deposit_succeeded_title: 'Tu saldo se ha recargado',
  mail_deposit_succeeded_text:
    'Hola, {name}: hemos recibido tu pago con tarjeta de {charged} el {date}. A tu saldo se han añadido {credited}.',
  mail_deposit_succeeded_note:
    'Este correo confirma tu pago. Una recarga no es una compra, por eso no lleva IVA: el impuesto figura en la ' +
    'confirmación de lo que compres con ella. Número de pago: {payment}',
  mail_deposit_succeeded_button: 'Ver el historial de pagos',

  mail_deposit_cancelled_subject: 'Tu recarga de {charged} no se ha completado',
  mail_deposit_cancelled_title: 'Tu recarga no se ha completado',
  mail_deposit_cancelled_text: 'Hola, {name}: tu recarga de {charged} ha terminado. {reason}',
  mail_deposit_cancelled_note: 'Puedes volver a recargar tu saldo cuando quieras. Número de pago: {payment}',
  mail_deposit_cancelled_button: 'Ir a mi cuenta',

  mail_deposit_failed_subject: 'Hay un problema con tu recarga de {charged}',
  mail_deposit_failed_title: 'Hay un problema con tu recarga',
  mail_deposit_failed_text: 'Hola, {name}: tu recarga de {charged} no se ha podido añadir a tu saldo. {reason}',
  mail_deposit_failed_note: 'Número de pago: {payment}',
  mail_deposit_failed_button: 'Ver el historial de pagos',
}
