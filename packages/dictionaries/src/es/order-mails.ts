import type { orderMailTexts as english } from '../en/order-mails.ts'
import type { Translation } from '../translation.ts'

/** Spanish: mails about orders. */
export const orderMailTexts: Translation<typeof english> = {
  mail_order_paid_subject: 'Tu pedido {order} está pagado',
  mail_order_paid_title: 'Gracias por tu pedido',
  mail_order_paid_text:
    'Hola, {name}: el pedido {order} se ha pagado con tu saldo. Has comprado: {items}. Total: {total}, IVA de ' +
    '{vat} incluido.',
  mail_order_paid_note:
    'Te enviaremos una oferta de intercambio al enlace de Steam de tu pedido y te avisaremos por correo. {agreed}',
  mail_order_paid_button: 'Ver el historial de pedidos',
}
