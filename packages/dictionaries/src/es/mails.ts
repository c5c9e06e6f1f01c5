import type { mailTexts as english } from '../en/mails.ts'
import type { Translation } from '../translation.ts'

/** What all mails share, and those about price alerts. */
export const mailTexts: Translation<typeof english> = {
  mail_stop_kind: 'No más correos de este tipo',
  mail_footer: 'Recibes este correo por una cuenta o un pedido en {shop}. ¿Preguntas? Escribe a {support}.',
  mail_link_fallback: 'Si el botón no funciona, abre esta dirección:',

  mail_verify_address_subject: 'Verifica tu dirección de correo',
  mail_verify_address_title: 'Un clic y estás dentro',
  mail_verify_address_text:
    'Te damos la bienvenida. Abre el enlace de abajo para verificar que esta dirección es tuya.',
  mail_verify_address_note:
    'El enlace funciona una vez, durante {hours} horas. Si no has creado una cuenta, no lo abras y no pasará nada.',
  mail_verify_address_button: 'Verificar la dirección',

  mail_address_in_use_subject: 'Alguien ha usado tu correo para registrarse',
  mail_address_in_use_title: 'Ya tienes una cuenta',
  mail_address_in_use_text:
    'Alguien, quizá tú, acaba de intentar registrarse con esta dirección. Ya pertenece a tu cuenta, que no se ha ' +
    'tocado. Si has sido tú, entra como siempre.',
  mail_address_in_use_note: 'Si no has sido tú, no tienes que hacer nada: nadie ha entrado en tu cuenta.',
  mail_address_in_use_button: 'Entrar',

  mail_not_me: 'No he sido yo',
  mail_not_me_text: '«No he sido yo» cierra tu cuenta al momento, hasta que hayamos hablado contigo.',
  mail_account_closed_subject: 'Tu cuenta está cerrada',
  mail_account_closed_title: 'Hemos cerrado tu cuenta',
  mail_account_closed_text:
    'Alguien, esperamos que tú, ha respondido «No he sido yo» a uno de nuestros correos. Se han cerrado todas ' +
    'las sesiones, las claves API ya no sirven, los pagos y las entregas se detienen, y tu contraseña ya no ' +
    'sirve.',
  mail_account_closed_note:
    'Escribe a {support}: nos aseguramos de que eres tú y volvemos a abrir tu cuenta. Después eliges una ' +
    'contraseña nueva por correo.',
  mail_account_closed_button: 'A la tienda',

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

  mail_saved_searches_subject: 'Nuevo en la tienda: {searches}',
  mail_saved_searches_title: 'Novedades para tus búsquedas',
  mail_saved_searches_text: 'Hola, {name}: esto se ha puesto a la venta y encaja con lo que guardaste.',
  mail_saved_searches_note:
    'Nada se reserva para ti: se lo lleva quien pague primero. Escribimos una vez al día como máximo, y ' +
    'cambias tus búsquedas junto a tu lista de deseos.',
  mail_saved_searches_button: 'Ver las novedades',
  mail_saved_found: 'A la venta ahora:',
  'mail_saved_more#one': 'y {count} más en la lista',
  'mail_saved_more#many': 'y {count} más en la lista',
  'mail_saved_more#other': 'y {count} más en la lista',
  mail_saved_stop: 'No recibir más correos sobre esta búsqueda',
}
