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
}
