import type { orderMailTexts as english } from '../en/order-mails.ts'
import type { Translation } from '../translation.ts'

/** Mails about orders, and deals that become one. */
export const orderMailTexts: Translation<typeof english> = {
  mail_order_paid_subject: 'Tu pedido {order} está pagado',
  mail_order_paid_title: 'Gracias por tu pedido',
  mail_order_paid_text:
    'Hola, {name}: el pedido {order} se ha pagado con tu saldo. Has comprado: {items}. Total: {total}, IVA de ' +
    '{vat} incluido.',
  mail_order_paid_note:
    'Te enviaremos una oferta de intercambio al enlace de Steam de tu pedido y te avisaremos por correo. {agreed}',
  mail_order_paid_button: 'Ver el historial de pedidos',

  order_mail_terms_accepted: 'Aceptaste nuestros términos y condiciones el {at}.',
  order_mail_discount: 'descontado – {amount}',
  order_waiver_given:
    'El {at} nos pediste que empezáramos la entrega de inmediato y confirmaste que con ello pierdes tu derecho de ' +
    'desistimiento.',
  order_withdrawal_remains: 'Puedes desistir de esta compra en un plazo de 14 días sin dar ningún motivo.',
  payment_refunded_late:
    'Tu pago llegó cuando su plazo ya había terminado y los artículos ya no estaban libres. El importe íntegro ' +
    'vuelve a tu tarjeta.',

  mail_order_paid_card_subject: 'Tu pedido {order} está pagado',
  mail_order_paid_card_title: 'Gracias por tu pedido',
  mail_order_paid_card_text:
    'Hola, {name}: hemos recibido tu pago con tarjeta del pedido {order}. Has comprado: {items}. Total: {total}, ' +
    'IVA de {vat} incluido.',
  mail_order_paid_card_note:
    'Te enviaremos una oferta de intercambio al enlace de Steam de tu pedido y te avisaremos por correo. {agreed}',
  mail_order_paid_card_button: 'Ver el historial de pedidos',

  mail_order_paid_late_subject: 'El pago de tu pedido {order} ha llegado al final',
  mail_order_paid_late_title: 'Tu pedido sigue adelante',
  mail_order_paid_late_text:
    'Hola, {name}: tu pago con tarjeta del pedido {order} llegó cuando su plazo ya había terminado. Todos los ' +
    'artículos seguían libres, así que el pedido es tuyo: {items}. Total: {total}, IVA de {vat} incluido.',
  mail_order_paid_late_note:
    'Te enviaremos una oferta de intercambio al enlace de Steam de tu pedido y te avisaremos por correo. {agreed}',
  mail_order_paid_late_button: 'Ver el historial de pedidos',

  mail_order_payment_ended_subject: 'Tu pago con tarjeta del pedido {order} no se ha completado',
  mail_order_payment_ended_title: 'Tu pedido no se ha pagado',
  mail_order_payment_ended_text:
    'Hola, {name}: tu pago con tarjeta de {total} por el pedido {order} ha terminado. {reason}',
  mail_order_payment_ended_note:
    'Ya no te guardamos estos artículos: {items}. Los que sigan disponibles puedes comprarlos de nuevo cuando ' +
    'quieras.',
  mail_order_payment_ended_button: 'Ir a mi carrito',

  mail_order_refunded_late_subject: 'El pago de tu pedido {order} vuelve a tu tarjeta',
  mail_order_refunded_late_title: 'Tu dinero vuelve a tu tarjeta',
  mail_order_refunded_late_text:
    'Hola, {name}: tu pago con tarjeta de {total} por el pedido {order} llegó cuando su plazo ya había terminado. ' +
    'Para entonces no todos los artículos estaban libres al mismo precio: {items}.',
  mail_order_refunded_late_note:
    'El importe íntegro vuelve a la tarjeta con la que pagaste. Según tu banco, tarda unos días; no tienes que ' +
    'hacer nada.',
  mail_order_refunded_late_button: 'Ver el historial de pedidos',

  order_trade_code: 'Acepta solo una oferta con el código {code} en su mensaje.',
  order_words: 'Unas palabras nuestras: «{note}»',
  refund_line_balance: '{amount} están de nuevo en tu saldo.',
  refund_line_dispute:
    'El banco de la tarjeta ya ha recuperado {amount} del pago; lo que se tomó de tu saldo por ello vuelve a ' +
    'ser tuyo.',
  refund_line_card:
    '{amount} vuelven a la tarjeta con la que pagaste; tu banco puede tardar hasta diez días en mostrarlo.',
  refund_line_note: 'Encontrarás la factura rectificativa en la página de tu pedido.',
  refund_line_none: 'No se cobró nada por él, así que no hay nada que devolver.',
  order_ended_customer_asked: 'como nos pediste, hemos cancelado el pedido {order} ({items}).',
  order_ended_trade_impossible:
    'no hemos podido entregar el pedido {order} ({items}) y lo hemos cancelado. Lo sentimos.',
  order_ended_item_wrong:
    'un artículo del pedido {order} ({items}) no era como lo habíamos descrito, así que hemos cancelado el ' +
    'pedido. Lo sentimos.',
  order_ended_fraud: 'el pedido {order} ({items}) está cancelado.',
  order_line_ended_customer_asked: 'como nos pediste, hemos quitado este artículo del pedido {order}: {items}.',
  order_line_ended_trade_impossible: 'no hemos podido entregar este artículo del pedido {order}: {items}. Lo sentimos.',
  order_line_ended_item_wrong:
    'este artículo del pedido {order} no era como lo habíamos descrito: {items}. Lo sentimos.',
  order_line_ended_fraud: 'este artículo del pedido {order} se ha cancelado: {items}.',
  mail_order_trade_sent_subject: 'La oferta de intercambio del pedido {order} te espera',
  mail_order_trade_sent_title: 'Tu oferta de intercambio está en camino',
  mail_order_trade_sent_text:
    'Hola, {name}: hemos enviado a tu enlace de intercambio una oferta de Steam por el pedido {order}: {items}. ' +
    'Comprueba en Steam que viene de nosotros y acéptala.{words}',
  mail_order_trade_sent_note: 'Nunca te pedimos que devuelvas nada ni te escribimos por Steam sobre esto.',
  mail_order_trade_sent_button: 'Ver tu pedido',
  mail_order_trade_reminder_subject: 'La oferta de intercambio del pedido {order} sigue esperando',
  mail_order_trade_reminder_title: 'Tus artículos te esperan en Steam',
  mail_order_trade_reminder_text:
    'Hola, {name}: nuestra oferta de intercambio de Steam por el pedido {order} aún no está aceptada: {items}. ' +
    'Comprueba en Steam que viene de nosotros y acéptala; una oferta que espera demasiado caduca.{words}',
  mail_order_trade_reminder_note: 'Nunca te pedimos que devuelvas nada ni te escribimos por Steam sobre esto.',
  mail_order_trade_reminder_button: 'Ver tu pedido',
  mail_order_trade_declined_subject: 'La oferta de intercambio del pedido {order} fue rechazada',
  mail_order_trade_declined_title: 'La oferta de intercambio fue rechazada',
  mail_order_trade_declined_text:
    'Hola, {name}: la oferta de intercambio del pedido {order} fue rechazada o ha caducado. Tus artículos siguen ' +
    'siendo tuyos: {items}. Te enviaremos otra oferta.{words}',
  mail_order_trade_declined_note:
    'Comprueba que tu enlace de intercambio es válido y que tu cuenta de Steam puede intercambiar.',
  mail_order_trade_declined_button: 'Ver tu pedido',
  mail_order_delivered_subject: 'El pedido {order} está entregado',
  mail_order_delivered_title: 'Tus artículos han llegado',
  mail_order_delivered_text:
    'Hola, {name}: has recibido {items}. La protección de intercambios de Steam dura hasta el {until}; hasta ' +
    'entonces no puedes volver a intercambiar los artículos.{words}',
  mail_order_delivered_note: 'No reviertas el intercambio en Steam: se anularía el pedido entero.',
  mail_order_delivered_button: 'Ver tu pedido',
  mail_order_completed_subject: 'El pedido {order} está completado',
  mail_order_completed_title: 'Tu pedido está completado',
  mail_order_completed_text:
    'Hola, {name}: la protección de intercambios del pedido {order} ha terminado. {items} son tuyos para siempre. ' +
    'Gracias por comprar con nosotros.{words}',
  mail_order_completed_note: 'En tu cuenta encontrarás todos los detalles del pedido.',
  mail_order_completed_button: 'Ver tu pedido',
  mail_order_cancelled_subject: 'El pedido {order} está cancelado',
  mail_order_cancelled_title: 'Tu pedido está cancelado',
  mail_order_cancelled_text: 'Hola, {name}: {cause} {refund}{words}',
  mail_order_cancelled_note: 'No tienes que hacer nada.',
  mail_order_cancelled_button: 'Ver tu pedido',
  mail_order_reversed_subject: 'El pedido {order} se ha revertido',
  mail_order_reversed_title: 'Tu pedido se ha revertido',
  mail_order_reversed_text:
    'Hola, {name}: los artículos del pedido {order} han vuelto a nosotros: {items}. El pedido queda revertido. ' +
    '{refund}{words}',
  mail_order_reversed_note: 'Si no has revertido tú el intercambio, protege tu cuenta de Steam y escríbenos.',
  mail_order_reversed_button: 'Ver tu pedido',
  mail_order_refunded_subject: 'Un reembolso del pedido {order}',
  mail_order_refunded_title: 'Te devolvemos dinero',
  mail_order_refunded_text:
    'Hola, {name}: hemos reembolsado el pedido {order} ({items}) en parte o por completo. {refund}{words}',
  mail_order_refunded_note: 'Los artículos siguen siendo tuyos.',
  mail_order_refunded_button: 'Ver tu pedido',
  mail_order_withdrawn_subject: 'Hemos recibido tu desistimiento del pedido {order}',
  mail_order_withdrawn_title: 'Tu desistimiento ha llegado',
  mail_order_withdrawn_text:
    'Hola, {name}: el {at} nos declaraste: «{declaration}» Este correo confirma que lo hemos recibido. Tu dinero ' +
    'vuelve por el mismo medio con el que pagaste, el {until} a más tardar.',
  mail_order_withdrawn_note:
    'Guarda este correo. Si ya has recibido artículos, te pediremos un intercambio para que nos los devuelvas.',
  mail_order_withdrawn_button: 'Ver tu pedido',
  mail_order_withdrawal_refused_subject: 'Tu desistimiento del pedido {order}',
  mail_order_withdrawal_refused_title: 'No podemos aceptar tu desistimiento',
  mail_order_withdrawal_refused_text:
    'Hola, {name}: hemos revisado tu desistimiento del pedido {order} ({items}) y no podemos aceptarlo.{words}',
  mail_order_withdrawal_refused_note: 'Si lo ves de otra manera, escríbenos.',
  mail_order_withdrawal_refused_button: 'Ver tu pedido',
  mail_order_line_cancelled_subject: 'Un artículo del pedido {order} se ha cancelado',
  mail_order_line_cancelled_title: 'Un artículo menos',
  mail_order_line_cancelled_text:
    'Hola, {name}: {cause} {refund} El resto del pedido sigue como estaba previsto.{words}',
  mail_order_line_cancelled_note: 'No tienes que hacer nada.',
  mail_order_line_cancelled_button: 'Ver tu pedido',
  mail_refund_moved_subject: 'Tu reembolso está en tu saldo',
  mail_refund_moved_title: 'Tu reembolso está en tu saldo',
  mail_refund_moved_text:
    'Hola, {name}: tu banco no aceptó nuestro reembolso de {amount} a tu tarjeta. En su lugar lo hemos añadido a ' +
    'tu saldo.',
  mail_refund_moved_note: 'Puedes usarlo ya en tu próxima compra.',
  mail_refund_moved_button: 'Ir a mi cuenta',
  mail_deposit_refunded_subject: 'Tu recarga vuelve a tu tarjeta',
  mail_deposit_refunded_title: 'Tu recarga vuelve a tu tarjeta',
  mail_deposit_refunded_text:
    'Hola, {name}: devolvemos tu recarga de {amount}, que no has usado, a la tarjeta con la que la pagaste. El ' +
    'importe se ha descontado de tu saldo.',
  mail_deposit_refunded_note: 'Tu banco puede tardar hasta diez días en mostrarlo.',
  mail_deposit_refunded_button: 'Ir a mi cuenta',

  mail_deal_made_subject: 'Una oferta para ti: {price}',
  mail_deal_made_title: 'Te hemos reservado algo',
  mail_deal_made_text:
    'Hola, {name}: te ofrecemos {items} por {price} en total. Por separado son {sum}. Está reservado para ti hasta ' +
    'el {until}.{words}',
  mail_deal_made_note:
    'Cómprala o recházala en tu cuenta; se paga con tu saldo. Si no respondes, la oferta simplemente termina.',
  mail_deal_made_button: 'Ver la oferta',

  mail_deal_withdrawn_subject: 'Hemos retirado nuestra oferta {deal}',
  mail_deal_withdrawn_title: 'Se ha retirado una oferta',
  mail_deal_withdrawn_text:
    'Hola, {name}: hemos retirado nuestra oferta {deal}: {items} por {price}. Ya no está reservada para ' + 'ti.',
  mail_deal_withdrawn_note:
    'No has pagado nada por ella. Lo que siga a la venta lo encuentras en la tienda, cada artículo a su ' +
    'propio precio.',
  mail_deal_withdrawn_button: 'Ver tus ofertas',

  mail_case_answered_subject: 'Hemos respondido sobre el pedido {order}',
  mail_case_answered_title: 'Hemos respondido',
  mail_case_answered_text: 'Hola {name}: sobre tu pedido {order} te escribimos: «{answer}»',
  mail_case_answered_note:
    'Responde en la página de tu pedido, donde también puedes añadir imágenes. Lo que se responde a este ' +
    'correo no forma parte de la conversación.',
  mail_case_answered_button: 'Leer y responder',
  mail_case_closing_subject: '¿Va todo bien con el pedido {order}?',
  mail_case_closing_title: 'Esperamos tu respuesta',
  mail_case_closing_text:
    'Hola {name}: te escribimos sobre el pedido {order} y no hemos sabido nada desde entonces. Sin ' +
    'noticias tuyas, la conversación termina el {until}.',
  mail_case_closing_note: 'Si todo va bien, no tienes que hacer nada.',
  mail_case_closing_button: 'Abrir la conversación',
  mail_case_solved_subject: 'La conversación sobre el pedido {order} está cerrada',
  mail_case_solved_title: 'Esta conversación está cerrada',
  mail_case_solved_text: 'Hola {name}: la conversación sobre tu pedido {order} está cerrada.{words}',
  mail_case_solved_note: 'Si algo sigue mal, puedes volver a abrirla en la página de tu pedido durante 30 días.',
  mail_case_solved_button: 'Ver el pedido',
}
