import type { cardOrderMailTexts as english } from '../en/card-order-mails.ts'
import type { Translation } from '../translation.ts'

/** Spanish: mails about orders paid by card, terms and withdrawal. */
export const cardOrderMailTexts: Translation<typeof english> = {
  order_mail_terms_accepted: 'Aceptaste nuestros términos y condiciones el {at}.',
  order_mail_discount: 'descontado – {amount}',
  order_waiver_given:
    'El {at} nos pediste que empezáramos la entrega de inmediato y confirmaste que con ello pierdes tu derecho de ' +
    'desistimiento.',
  order_withdrawal_remains: 'Puedes desistir de esta compra en un plazo de 14 días sin dar ningún motivo.',
  payment_refunded_late:
    'Tu pago llegó cuando su plazo ya había terminado y los artículos ya no estaban libres. El importe íntegro ' +
    'vuelve a tu tarjeta.',

  mail_order_paid_card_subject: 'Tu pedido {order} está pagado',
  mail_order_paid_card_title: 'Gracias por tu pedido',
  mail_order_paid_card_text:
    'Hola, {name}: hemos recibido tu pago con tarjeta del pedido {order}. Has comprado: {items}. Total: {total}, ' +
    'IVA de {vat} incluido.',
  mail_order_paid_card_note:
    'Te enviaremos una oferta de intercambio al enlace de Steam de tu pedido y te avisaremos por correo. {agreed}',
  mail_order_paid_card_button: 'Ver el historial de pedidos',

  mail_order_paid_late_subject: 'El pago de tu pedido {order} ha llegado al final',
  mail_order_paid_late_title: 'Tu pedido sigue adelante',
  mail_order_paid_late_text:
    'Hola, {name}: tu pago con tarjeta del pedido {order} llegó cuando su plazo ya había terminado. Todos los ' +
    'artículos seguían libres, así que el pedido es tuyo: {items}. Total: {total}, IVA de {vat} incluido.',
  mail_order_paid_late_note:
    'Te enviaremos una oferta de intercambio al enlace de Steam de tu pedido y te avisaremos por correo. {agreed}',
  mail_order_paid_late_button: 'Ver el historial de pedidos',

  mail_order_payment_ended_subject: 'Tu pago con tarjeta del pedido {order} no se ha completado',
  mail_order_payment_ended_title: 'Tu pedido no se ha pagado',
  mail_order_payment_ended_text:
    'Hola, {name}: tu pago con tarjeta de {total} por el pedido {order} ha terminado. {reason}',
  mail_order_payment_ended_note:
    'Ya no te guardamos estos artículos: {items}. Los que sigan disponibles puedes comprarlos de nuevo cuando ' +
    'quieras.',
  mail_order_payment_ended_button: 'Ir a mi carrito',

  mail_order_refunded_late_subject: 'El pago de tu pedido {order} vuelve a tu tarjeta',
  mail_order_refunded_late_title: 'Tu dinero vuelve a tu tarjeta',
  mail_order_refunded_late_text:
    'Hola, {name}: tu pago con tarjeta de {total} por el pedido {order} llegó cuando su plazo ya había terminado. ' +
    'Para entonces no todos los artículos estaban libres al mismo precio: {items}.',
  mail_order_refunded_late_note:
    'El importe íntegro vuelve a la tarjeta con la que pagaste. Según tu banco, tarda unos días; no tienes que ' +
    'hacer nada.',
  mail_order_refunded_late_button: 'Ver el historial de pedidos',
}
