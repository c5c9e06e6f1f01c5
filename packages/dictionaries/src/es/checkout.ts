import type { checkoutTexts as english } from '../en/checkout.ts'
import type { Translation } from '../translation.ts'

/** Spanish: contact, trade link, address and payment on the cart page. */
export const checkoutTexts: Translation<typeof english> = {
  contact_first_name: 'Nombre',
  contact_last_name: 'Apellidos',
  contact_email: 'Correo electrónico',
  contact_phone: 'Teléfono',
  contact_country: 'País',
  contact_country_choose: 'Elige un país',
  contact_city: 'Ciudad',
  contact_address: 'Dirección',
  contact_post_code: 'Código postal',
  phone_country: 'País del teléfono',

  checkout_contact_title: 'Contacto',
  checkout_trade_link_title: 'Enlace de intercambio',
  checkout_trade_link: 'Enlace de intercambio de Steam',
  trade_account_paused: 'Esta cuenta de Steam es nueva: los objetos se envían a partir del {until}.',
  trade_account_other: 'Otra cuenta de Steam que antes: los objetos se envían 24 horas después de guardarla.',
  trade_account_other_order: 'Otra cuenta de Steam que antes: los objetos se envían 24 horas después de este pedido.',
  checkout_trade_link_hint:
    'Steam → Inventario → Ofertas de intercambio → ¿Quién puede enviarme ofertas de intercambio?',
  checkout_address_title: 'Dirección',
  checkout_step_done: 'Rellenado',

  checkout_summary_title: 'Resumen',
  checkout_total: 'Total',
  checkout_converted: '= {amount}',
  checkout_vat: 'IVA incluido ({percent} %)',
  checkout_terms: 'Acepto los {link}',
  checkout_terms_link: 'términos y condiciones',
  checkout_waiver:
    'Quiero que la entrega empiece de inmediato. Sé que pierdo el derecho de desistimiento en cuanto empiece.',
  checkout_waiver_required: 'Acepta que la entrega empiece de inmediato y que se pierda el derecho de desistimiento',
  checkout_pay: 'Pagar con saldo',
  checkout_paying: 'Pagando...',
  checkout_card: 'TARJETA',
  checkout_opening: 'Abriendo...',
  checkout_resumes: 'Nada se paga dos veces: al pulsar de nuevo sigues con el mismo pago.',
  checkout_balance: 'Tu saldo',
  checkout_balance_after: 'Saldo tras el pago',
  checkout_missing: 'Falta',
  checkout_top_up: 'Recargar {amount}',
  checkout_profile: 'Para la entrega aún necesitamos tu enlace de intercambio, teléfono y dirección.',
  checkout_to_profile: 'Completar mi perfil',
  checkout_nothing_available: 'Ahora mismo no se puede comprar nada de tu carrito.',
  checkout_price_changed: 'Los precios marcados son nuevos. Si vuelves a pagar, confirmas el nuevo total.',
}
