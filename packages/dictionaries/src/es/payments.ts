import type { paymentTexts as english } from '../en/payments.ts'
import type { Translation } from '../translation.ts'

/** Spanish: success, failure and pending pages. */
export const paymentTexts: Translation<typeof english> = {
  payment_success_topup_title: 'Saldo recargado',
  payment_success_topup_text: 'Tu pago ha llegado y se ha añadido a tu saldo.',
  payment_success_purchase_title: 'Gracias por tu pedido',
  payment_success_purchase_text:
    'Está pagado. Enviamos la oferta a tu enlace de intercambio de Steam y te avisamos por correo.',
  payment_success_balance: 'Saldo: {amount} {currency}',
  'payment_success_cart#one': '{count} artículo espera en tu carrito',
  'payment_success_cart#many': '{count} de artículos esperan en tu carrito',
  'payment_success_cart#other': '{count} artículos esperan en tu carrito',
  payment_view_transactions: 'Ver pagos',
  payment_view_orders: 'Ver pedidos',
  payment_return_home: 'Volver al inicio',
  payment_continue_shopping: 'Seguir comprando',
  payment_failed_title: 'El pago ha fallado',
  payment_retry: 'Reintentar',
  payment_pending_title: 'Pago en curso',
  payment_pending_text: 'Puedes salir de esta página. El pago sigue sin ella.',
  payment_pending_unanswered: 'La tienda no responde. Seguimos preguntando.',
  payment_pending_until: '¿Aún no has pagado? La página de la tarjeta sigue abierta {time} más.',
  payment_pending_over: 'La página de la tarjeta se ha cerrado. Estamos preguntando al proveedor cómo ha terminado.',
  payment_pending_back: 'Volver a la página de la tarjeta',
  payment_view_order: 'Ver el pedido #{number}',
  payment_refunded_title: 'Pagado, pero tarde',
  payment_refunded_text:
    'Tu pago llegó cuando la reserva ya había terminado y un artículo ya se había vendido. El importe completo ' +
    'vuelve a tu tarjeta. Los bancos tardan unos días.',
  payment_refunded_state: 'Reembolso en camino',
  payment_contact_support: 'Contactar con soporte',
  payment_held_title: 'Tu pago está retenido',
  payment_held_text: 'El pago no coincide con lo acordado. Lo estamos revisando y te escribiremos.',
  payment_held_state: 'Lo estamos revisando',
}
