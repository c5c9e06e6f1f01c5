import type { wishlistMailTexts as english } from '../en/wishlist-mails.ts'
import type { Translation } from '../translation.ts'

/** Mails that tell of a price: one about a single entry of the wishlist, one about several. */
export const wishlistMailTexts: Translation<typeof english> = {
  mail_price_alert_subject: '{title} por {price}',
  mail_price_alert_title: 'Por debajo de tu precio',
  mail_price_alert_text: 'Hola, {name}: una skin de tu lista de deseos cuesta ahora menos de {limit}.',
  mail_price_alert_note:
    'No hay nada reservado para ti: se lo lleva quien pague primero. Escribimos sobre la misma skin una vez al ' +
    'día como mucho, y antes solo si baja aún más.',
  mail_price_alert_button: 'Abrir la skin',
  'mail_price_alerts_subject#one': '{count} skin por debajo de tu precio',
  'mail_price_alerts_subject#many': '{count} de skins por debajo de tu precio',
  'mail_price_alerts_subject#other': '{count} skins por debajo de tu precio',
  mail_price_alerts_title: 'Por debajo de tus precios',
  mail_price_alerts_text: 'Hola, {name}: varias skins de tu lista de deseos cuestan menos que los precios que pusiste.',
  mail_price_alerts_note:
    'No hay nada reservado para ti: se lo lleva quien pague primero. Escribimos sobre la misma skin una vez al ' +
    'día como mucho, y antes solo si baja aún más.',
  mail_price_alerts_button: 'Abrir tu lista de deseos',
  mail_alert_limit: 'A la venta por menos de {limit}:',
  mail_alert_item: '{price}, float {float}',
  'mail_alert_more#one': 'y {count} más por debajo de tu precio',
  'mail_alert_more#many': 'y {count} más por debajo de tu precio',
  'mail_alert_more#other': 'y {count} más por debajo de tu precio',
  mail_alert_stop: 'No recibir más correos sobre esta skin',
}
