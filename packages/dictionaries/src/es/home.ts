import type { homeTexts as english } from '../en/home.ts'
import type { Translation } from '../translation.ts'

/** Spanish: home page. */
export const homeTexts: Translation<typeof english> = {
  home_title: '{shop}: skins de CS2 a precio fijo',
  home_description:
    'Skins de CS2 a precio fijo: cuchillos, guantes, rifles y pistolas, cada una con su float a la vista. Un ' +
    'precio, sin pujas y sin comisión al final.',
  home_headline: '{shop}',
  home_hero_first_line: 'Skins de CS2 a precio fijo.',
  home_hero_second_line: 'Solo las skins tienen color.',
  home_browse: 'Ver skins',
  'home_in_stock#one': '{count} skin en stock',
  'home_in_stock#many': '{count} de skins en stock',
  'home_in_stock#other': '{count} skins en stock',
  home_eye_new: '{quality} · el drop limpio más barato',
  home_eye_float: 'Mejor float desde {price}',
  home_eyes_pause: 'Que el panda no parpadee',
  home_eyes_play: 'Que el panda parpadee',
  home_strip_step: 'Entra en la tienda',
  home_strip_curated: 'Skins de CS2 elegidas a mano',
  home_strip_pause: 'Pausar el texto en movimiento',
  home_strip_play: 'Reanudar el texto en movimiento',
  home_features: 'Por qué {shop}',
  home_trades_title: 'Intercambios seguros, con garantía',
  home_trades_text:
    'Cada pedido lo entregan nuestras propias cuentas. Si un intercambio falla, recuperas tu dinero por la misma ' +
    'vía por la que pagaste.',
  home_trades_paid: 'Pagado',
  home_trades_sent: 'Oferta enviada',
  home_trades_arriving: 'En tu inventario',
  home_trades_waiting: 'te espera',
  home_floats_title: 'Escogidas a mano, una a una',
  home_floats_text: 'Floats limpios y buenos patrones, con el desgaste sobre una regla: ves lo que pagas.',
  home_prices_title: 'Aspecto letal. Pago inteligente.',
  home_prices_text: 'Un precio, sin pujas y sin comisión al final. Lo que ves en la ficha es lo que sale de tu saldo.',
  home_sale_title: 'OFERTAS POR TIEMPO LIMITADO',
  home_sale_text: 'Precio antiguo, precio nuevo. No ha cambiado nada más.',
  home_packs_title: 'PACKS',
  home_packs_text: 'Varias skins, un precio.',
  home_new_title: 'RECIÉN LLEGADAS',
  home_new_text: 'Lo más nuevo del estante.',
  home_deals_title: 'SKINS DEL DÍA',
  home_deals_text: 'Cada día, otro estante.',
  home_banner_title: 'Consigue antes que nadie una skin al mejor precio del mercado',
  home_banner_text: 'Cada día entran drops nuevos. Los buenos floats se van primero.',
  home_banner_action: 'Comprar',
  home_banner_picture: 'Un panda con una caja de armas',
}
