import type { notificationTexts as english } from '../en/notifications.ts'
import type { Translation } from '../translation.ts'

/** What happened to a customer, and what of it is mailed. */
export const notificationTexts: Translation<typeof english> = {
  notifications_title: 'Notificaciones',
  notifications_kind_orders: 'Pedidos',
  notifications_kind_payments: 'Pagos y saldo',
  notifications_kind_offers: 'Ofertas',
  notifications_kind_payouts: 'Pagos a tu cuenta',
  notifications_kind_deals: 'Ofertas para ti',
  notifications_kind_price_alerts: 'Alertas de precio',
  notifications_kind_saved_searches: 'Búsquedas guardadas',
  notifications_kind_security: 'Seguridad',
  notifications_empty: 'Aún no hay nada',
  notifications_empty_text: 'Aquí aparece lo que pasa con tus pedidos, ofertas, pagos y alertas de precio.',
  notifications_load_failed: 'No se han cargado tus notificaciones',
  notifications_more: 'Ver anteriores',
  notifications_more_failed: 'No se han cargado las anteriores',
  notifications_new: 'Nueva',
  notifications_all: 'Ver todas las notificaciones',
  mail_choices_title: 'Qué llega también por correo',
  mail_choices_text:
    'Todo aparece aquí. Elige qué llega también por correo: las confirmaciones, los reembolsos, lo que ' +
    'debes y los avisos de seguridad llegan siempre.',
  mail_choices_load_failed: 'No se ha cargado tu selección',
  mail_choices_failed: 'No se ha guardado tu selección',
  unsubscribed_kind_text: '{kind}: no más correos que se puedan detener. En tu cuenta lo sigues viendo todo.',
  unsubscribe_choices: 'Elegir tus correos',
}
