import type { sellTexts as english } from '../en/sell.ts'
import type { Translation } from '../translation.ts'

/** The form that proposes a skin to the shop, and how the shop asks for it once both agree. */
export const sellTexts: Translation<typeof english> = {
  sell_title: 'Vender una skin',
  sell_text: 'Dinos qué tienes y cuánto quieres por ello.',
  sell_close: 'Cerrar',
  sell_name: 'Nombre de la skin',
  sell_suggestions: 'Skins con ese nombre',
  'sell_found#one': '{count} skin encontrada',
  'sell_found#many': '{count} skins encontradas',
  'sell_found#other': '{count} skins encontradas',
  sell_found_none: 'No está en nuestro catálogo. Envíala tal como la escribiste y la revisaremos igualmente.',
  sell_search_failed: 'Nuestro catálogo no responde. Envía el nombre tal como lo escribiste.',
  sell_price: 'Tu precio',
  sell_quality: 'Calidad',
  sell_quality_off: 'Lo que está tachado no existe para este acabado.',
  sell_variant: 'Variante',
  sell_link: 'Enlace del inventario de Steam',
  sell_link_placeholder: 'Pega el enlace del artículo',
  sell_attachments: 'Pegatinas, colgante, etiqueta',
  sell_attachments_hint: 'Si las hay. Pueden cambiar lo que pagamos.',
  sell_stickers: 'Pegatinas',
  sell_stickers_hint: 'Por posición, separadas por punto y coma; tras @, cuánto está raspado: Crown (Foil)@0.12',
  sell_charm: 'Colgante',
  sell_charm_hint: 'Tras #, su patrón, si lo sabes',
  sell_name_tag: 'Etiqueta',
  sell_quote: 'Estimación orientativa',
  sell_quote_about: 'unos {price}',
  sell_quote_why:
    'Precio de referencia {reference}, nuestro margen {margin}\u00a0%. Aún no es una oferta: un operador ' +
    'revisa la skin y decide.',
  sell_wish_below: 'Pides {wish}. Es menos, y no pagamos más de lo que se pide.',
  sell_wish_ask: 'Pedir {price}',
  sell_quote_none: 'No tenemos precio de referencia. Un operador revisa la skin y propone un precio.',
  sell_quote_outdated:
    'Nuestros precios son demasiado antiguos para estimarla. Un operador revisa la skin y propone un precio.',
  sell_quote_failed: 'Ahora no hay estimación. Puedes enviar el formulario igualmente.',
  sell_quote_loading: 'Buscando una estimación',
  sell_steps: 'Qué pasa después',
  sell_step_review: 'Revisamos el artículo y respondemos en 3 días laborables',
  sell_step_decide: 'Aceptas nuestro precio o lo rechazas, sin coste',
  sell_step_payout: 'Intercambias el artículo y luego pides un pago SEPA',
  sell_submit: 'Enviar a revisión',
  sell_submitting: 'Enviando...',
  sell_done_title: 'Enviada a revisión',
  sell_done: 'Listo',

  offer_trade: 'Nuestra oferta de intercambio',
  offer_trade_link_wrong:
    'Steam no acepta tu enlace de intercambio. Cópialo de nuevo desde Steam y ponlo en tu perfil: volvemos a ' +
    'pedir la skin en menos de seis horas.',
  offer_trade_private:
    'Steam no nos muestra tu inventario. Hazlo público en Steam: volvemos a pedir la skin en menos de seis horas.',
  offer_trade_missing:
    'No encontramos la skin en tu inventario, o todavía no se puede intercambiar. Lo revisamos y te escribimos.',
  offer_trade_differs:
    'La skin de tu inventario no es el ejemplar por el que hicimos la oferta. Lo revisamos y te escribimos.',
  offer_trade_failed: 'No pudimos pedir la skin. Lo estamos revisando; no tienes que hacer nada.',
}
