import type { offerMailTexts as english } from '../en/offer-mails.ts'
import type { Translation } from '../translation.ts'

/** Mails about offers. */
export const offerMailTexts: Translation<typeof english> = {
  mail_offer_created_subject: 'Hemos recibido tu oferta {offer}',
  mail_offer_created_title: 'Gracias por tu oferta',
  mail_offer_created_text:
    'Hola, {name}: hemos recibido tu oferta {offer}: {title} por {price}. La estudiaremos y te responderemos ' +
    'en un plazo de 3 días hábiles, como muy tarde el {until}.',
  mail_offer_created_note:
    'Hasta entonces, guarda el objeto en tu inventario. Te diremos por correo cuánto podemos pagar; tú decides ' +
    'si vendes.',
  mail_offer_created_button: 'Ver tu oferta',
  mail_offer_countered_subject: 'Nuestra oferta por {title}: {price}',
  mail_offer_countered_title: 'Pagaríamos {price}',
  mail_offer_countered_text:
    'Hola, {name}: hemos revisado {title} (oferta {offer}) y pagaríamos {price}. Puedes aceptar o rechazar ' +
    'hasta el {until}.{words}',
  mail_offer_countered_note:
    'En tu cuenta verás al lado cómo sale ese precio. Sin respuesta, nuestra oferta simplemente caduca.',
  mail_offer_countered_button: 'Ver la oferta',
  mail_offer_counter_changed_subject: 'Nuevo precio por {title}: {price}',
  mail_offer_counter_changed_title: 'Hemos cambiado nuestra oferta',
  mail_offer_counter_changed_text:
    'Hola, {name}: por {title} (oferta {offer}) ofrecemos ahora {price}. Este precio sustituye al anterior y ' +
    'vale hasta el {until}.{words}',
  mail_offer_counter_changed_note: 'Solo vendes al precio que ves y aceptas.',
  mail_offer_counter_changed_button: 'Ver la oferta',
  mail_offer_accepted_subject: 'Vendido por {price}: te pediremos {title}',
  mail_offer_accepted_title: 'Has aceptado nuestra oferta',
  mail_offer_accepted_text:
    'Hola, {name}: nos vendes {title} (oferta {offer}) por {price}. Enviaremos una oferta de intercambio de ' +
    'Steam a tu enlace; acéptala para que el artículo llegue antes del {until}.{words}',
  mail_offer_accepted_note: 'El intercambio pide solo este artículo. Nunca te escribimos por Steam sobre esto.',
  mail_offer_accepted_button: 'Ver la oferta',
  mail_offer_declined_subject: 'Has rechazado nuestra oferta por {title}',
  mail_offer_declined_title: 'Has rechazado nuestra oferta',
  mail_offer_declined_text:
    'Hola, {name}: has rechazado {price} por {title} (oferta {offer}). El artículo sigue siendo tuyo.{words}',
  mail_offer_declined_note: 'Puedes volver a proponerlo cuando quieras.',
  mail_offer_declined_button: 'Mis ofertas',
  mail_offer_rejected_subject: 'No podemos quedarnos con {title}',
  mail_offer_rejected_title: 'No podemos quedarnos con esta skin',
  mail_offer_rejected_text:
    'Hola, {name}: gracias por proponernos {title} (oferta {offer}). No vamos a comprarla.{words}',
  mail_offer_rejected_note: 'El artículo sigue siendo tuyo. Puedes proponernos otro.',
  mail_offer_rejected_button: 'Mis ofertas',
  mail_offer_expired_subject: 'Nuestra oferta por {title} ha caducado',
  mail_offer_expired_title: 'Nuestra oferta ha caducado',
  mail_offer_expired_text:
    'Hola, {name}: nuestra oferta de {price} por {title} (oferta {offer}) se quedó sin respuesta y ha ' +
    'caducado. El artículo sigue siendo tuyo.{words}',
  mail_offer_expired_note: 'Si aún quieres vender, propónlo de nuevo.',
  mail_offer_expired_button: 'Mis ofertas',
  mail_offer_trade_sent_subject: 'La oferta de intercambio por {title} te espera',
  mail_offer_trade_sent_title: 'Nuestra oferta de intercambio te espera en Steam',
  mail_offer_trade_sent_text:
    'Hola, {name}: nuestra oferta de intercambio por {title} (oferta {offer}) te espera en Steam. Acepta ' +
    'solo una con el código {code} en su mensaje, antes del {until}.{words}',
  mail_offer_trade_sent_note: 'El intercambio pide solo este artículo. Nunca te escribimos por Steam sobre esto.',
  mail_offer_trade_sent_button: 'Ver la oferta',
  mail_offer_trade_link_wrong_subject: 'Steam no acepta tu enlace de intercambio',
  mail_offer_trade_link_wrong_title: 'No pudimos pedir tu artículo',
  mail_offer_trade_link_wrong_text:
    'Hola, {name}: queremos pedirte {title} (oferta {offer}), pero Steam no acepta tu enlace de intercambio. ' +
    'Cópialo de nuevo desde Steam y ponlo en tu perfil. Volvemos a pedirlo en menos de seis horas; el ' +
    'artículo debe llegar antes del {until}.{words}',
  mail_offer_trade_link_wrong_note: 'Steam crea otro enlace cada vez que lo pides; el anterior deja de servir.',
  mail_offer_trade_link_wrong_button: 'Ver la oferta',
  mail_offer_inventory_private_subject: 'Steam no nos muestra tu inventario',
  mail_offer_inventory_private_title: 'No pudimos pedir tu artículo',
  mail_offer_inventory_private_text:
    'Hola, {name}: queremos pedirte {title} (oferta {offer}), pero tu inventario es privado. Hazlo público ' +
    'en Steam. Volvemos a pedirlo en menos de seis horas; el artículo debe llegar antes del {until}.{words}',
  mail_offer_inventory_private_note: 'Lo encuentras en Steam, en los ajustes de privacidad de tu perfil.',
  mail_offer_inventory_private_button: 'Ver la oferta',
  mail_offer_item_received_subject: '{title} ha llegado',
  mail_offer_item_received_title: 'Tu artículo ha llegado',
  mail_offer_item_received_text:
    'Hola, {name}: {title} (oferta {offer}) ha llegado. La protección de intercambios de Steam dura hasta el ' +
    '{until}; después, {price} estarán listos para que los cobres.{words}',
  mail_offer_item_received_note: 'No reviertas el intercambio en Steam: la venta quedaría anulada.',
  mail_offer_item_received_button: 'Ver la oferta',
  mail_offer_not_received_subject: '{title} no ha llegado',
  mail_offer_not_received_title: 'El artículo no ha llegado',
  mail_offer_not_received_text:
    'Hola, {name}: {title} (oferta {offer}) no nos llegó a tiempo, así que la venta queda anulada. No se paga ' +
    'nada y el artículo sigue siendo tuyo.{words}',
  mail_offer_not_received_note: 'Si aún quieres vender, propónlo de nuevo.',
  mail_offer_not_received_button: 'Mis ofertas',
  mail_offer_reversed_subject: 'La venta de {title} queda anulada',
  mail_offer_reversed_title: 'El intercambio se ha revertido',
  mail_offer_reversed_text:
    'Hola, {name}: el intercambio de {title} (oferta {offer}) se revirtió en Steam y el artículo volvió a ti. ' +
    'La venta queda anulada y no se paga nada.{words}',
  mail_offer_reversed_note: 'Si no lo has revertido tú, protege tu cuenta de Steam y escríbenos.',
  mail_offer_reversed_button: 'Ver la oferta',
  mail_offer_ready_subject: '{price} listos para ti',
  mail_offer_ready_title: 'Tu cobro está listo',
  mail_offer_ready_text:
    'Hola, {name}: la protección de intercambios de {title} (oferta {offer}) ha terminado: {price} son tuyos. ' +
    'Dinos a qué cuenta bancaria debemos enviarlos.{words}',
  mail_offer_ready_note: 'El cobro se pide en tu cuenta. Nunca pedimos datos bancarios por correo ni por Steam.',
  mail_offer_ready_button: 'Solicitar el cobro',
}
