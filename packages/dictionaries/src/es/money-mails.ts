import type { moneyMailTexts as english } from '../en/money-mails.ts'
import type { Translation } from '../translation.ts'

/** Mails about money that comes, goes, or is corrected. */
export const moneyMailTexts: Translation<typeof english> = {
  payment_description_purchase: 'Pedido de skins de CS2',
  payment_description_topup: 'Recarga de saldo',

  payment_reason_cancelled: 'Has cancelado el pago. No se ha cobrado nada.',
  payment_reason_expired: 'La página de pago ha caducado. No se ha cobrado nada.',
  payment_reason_not_opened: 'No se ha podido abrir la página de pago. No se ha cobrado nada.',
  payment_reason_session_unknown: 'La página de pago ha caducado. No se ha cobrado nada.',
  payment_reason_payment_failed: 'Tu banco no ha completado el pago. Inténtalo de nuevo o usa otra tarjeta.',
  payment_reason_mismatch: 'El pago no coincide con lo acordado. Lo estamos revisando y te escribiremos.',

  mail_deposit_succeeded_subject: 'Tu pago de {charged} ha llegado',
  mail_deposit_succeeded_title: 'Tu saldo se ha recargado',
  mail_deposit_succeeded_text:
    'Hola, {name}: hemos recibido tu pago con tarjeta de {charged} el {date}. A tu saldo se han añadido {credited}.',
  mail_deposit_succeeded_note:
    'Este correo confirma tu pago. Una recarga no es una compra, por eso no lleva IVA: el impuesto figura en la ' +
    'confirmación de lo que compres con ella. Número de pago: {payment}',
  mail_deposit_succeeded_button: 'Ver el historial de pagos',

  mail_deposit_cancelled_subject: 'Tu recarga de {charged} no se ha completado',
  mail_deposit_cancelled_title: 'Tu recarga no se ha completado',
  mail_deposit_cancelled_text: 'Hola, {name}: tu recarga de {charged} ha terminado. {reason}',
  mail_deposit_cancelled_note: 'Puedes volver a recargar tu saldo cuando quieras. Número de pago: {payment}',
  mail_deposit_cancelled_button: 'Ir a mi cuenta',

  mail_deposit_failed_subject: 'Hay un problema con tu recarga de {charged}',
  mail_deposit_failed_title: 'Hay un problema con tu recarga',
  mail_deposit_failed_text: 'Hola, {name}: tu recarga de {charged} no se ha podido añadir a tu saldo. {reason}',
  mail_deposit_failed_note: 'Número de pago: {payment}',
  mail_deposit_failed_button: 'Ver el historial de pagos',

  mail_payout_requested_subject: 'Hemos recibido tu solicitud de pago de la oferta {offer}',
  mail_payout_requested_title: 'Tenemos tu solicitud de pago',
  mail_payout_requested_text:
    'Hola, {name}: has pedido el pago de {price} por {title} (oferta {offer}) en la cuenta {account}.',
  mail_payout_requested_note:
    'El dinero debería llegar a más tardar el {until}. Nadie de nuestra tienda te pedirá nunca tu contraseña ni un ' +
    'código.',
  mail_payout_requested_button: 'Ver tu oferta',
  mail_payout_set_off_subject: '{set_off} del pago de tu oferta {offer} cubren lo que nos debías',
  mail_payout_set_off_title: 'Una parte de tu pago cubre lo que nos debías',
  mail_payout_set_off_text:
    'Hola, {name}: del pago por {title} (oferta {offer}), {set_off} cubren lo que nos debías tras un pago con ' +
    'tarjeta en disputa. Quedan {price}, que van a tu cuenta.',
  mail_payout_set_off_note: 'Esto es definitivo. Si tienes preguntas, escribe a la dirección de abajo.',
  mail_payout_set_off_button: 'Ver tu oferta',
  mail_payout_set_off_whole_subject: 'El pago de tu oferta {offer} cubre lo que nos debías',
  mail_payout_set_off_whole_title: 'Tu pago cubre lo que nos debías',
  mail_payout_set_off_whole_text:
    'Hola, {name}: todo el pago por {title} (oferta {offer}), {set_off}, cubre lo que nos debías tras un pago ' +
    'con tarjeta en disputa. No queda nada por transferir.',
  mail_payout_set_off_whole_note: 'Esto es definitivo. Si tienes preguntas, escribe a la dirección de abajo.',
  mail_payout_set_off_whole_button: 'Ver tu oferta',
  mail_payout_sent_subject: 'El pago de tu oferta {offer} está en el banco',
  mail_payout_sent_title: 'Tu pago está en el banco',
  mail_payout_sent_text:
    'Hola, {name}: hemos ordenado a nuestro banco transferir {price} por {title} (oferta {offer}) a la cuenta ' +
    '{account}.',
  mail_payout_sent_note: 'El dinero debería llegar a más tardar el {until}.',
  mail_payout_sent_button: 'Ver tu oferta',
  mail_payout_approved_subject: 'El pago de tu oferta {offer} está hecho',
  mail_payout_approved_title: 'Tu pago está hecho',
  mail_payout_approved_text:
    'Hola, {name}: nuestro banco ha transferido {price} por {title} (oferta {offer}) a la cuenta {account}.',
  mail_payout_approved_note: 'Gracias por vendernos.',
  mail_payout_approved_button: 'Ver tu oferta',
  mail_payout_failed_subject: 'El pago de tu oferta {offer} no ha funcionado',
  mail_payout_failed_title: 'Tu pago no ha funcionado',
  mail_payout_failed_text:
    'Hola, {name}: la transferencia de {price} por {title} (oferta {offer}) a la cuenta {account} no ha ' +
    'funcionado.{words}',
  mail_payout_failed_note: 'El dinero sigue siendo tuyo: vuelve a pedir el pago y comprueba la cuenta que escribes.',
  mail_payout_failed_button: 'Pedirlo de nuevo',
  mail_payout_returned_subject: 'El pago de tu oferta {offer} ha vuelto',
  mail_payout_returned_title: 'Tu pago ha vuelto',
  mail_payout_returned_text:
    'Hola, {name}: la transferencia de {price} por {title} (oferta {offer}) a la cuenta {account} se había hecho,' +
    ' y el banco nos la ha devuelto.{words}',
  mail_payout_returned_note: 'El dinero sigue siendo tuyo: vuelve a pedir el pago y comprueba la cuenta que escribes.',
  mail_payout_returned_button: 'Pedirlo de nuevo',
  payout_reason_account: 'El banco no ha encontrado esta cuenta',
  payout_reason_closed: 'La cuenta está cerrada',
  payout_reason_blocked: 'La cuenta está bloqueada',
  payout_reason_kind: 'La cuenta no admite estas transferencias',
  payout_reason_name: 'El nombre y la cuenta no coinciden',
  payout_reason_address: 'Falta la dirección o es incorrecta',
  payout_reason_recipient: 'El banco del destinatario o el destinatario ha rechazado la transferencia',
  payout_reason_bank: 'No se ha encontrado el banco de esta cuenta',
  payout_reason_rules: 'El banco ha rechazado la transferencia por motivos legales',
  payout_reason_ours: 'El problema es nuestro; vuelve a pedir el pago',
  payout_reason_other: 'El banco no ha hecho la transferencia (código {code})',
  payout_account_card: 'de tu tarjeta',
  card_form_purpose: 'Pagaremos {price} por {title} (oferta {offer}) a esta tarjeta. No se cobra nada.',

  dispute_money_taken: 'Hemos retirado {debited} de tu saldo.',
  dispute_money_partly: 'Hemos retirado {debited} de tu saldo; quedan {owed} del pago por cubrir.',
  dispute_money_owed: 'Tu saldo no contenía nada de ese pago, así que quedan {owed} por cubrir.',
  dispute_money_back: '{debited} han vuelto a tu saldo.',
  dispute_money_untouched: 'Tu saldo no ha cambiado.',
  dispute_money_card: '{amount} vuelven a la tarjeta que pagó, porque el pedido ha terminado.',
  dispute_spending_blocked: 'Las compras y las recargas de tu cuenta están en pausa.',
  dispute_spending_free: 'Puedes comprar y recargar como antes.',

  mail_dispute_opened_subject: 'Tu pago con tarjeta de {disputed} está en disputa',
  mail_dispute_opened_title: 'Un pago con tarjeta está en disputa',
  mail_dispute_opened_text:
    'Hola, {name}: el titular de la tarjeta ha disputado en su banco un pago de {disputed}. Hasta que el banco ' +
    'decida, nos ha retirado ese dinero. {money} {spending}',
  mail_dispute_opened_note:
    '¿Ha sido un error? Pide a tu banco que retire la disputa y escribe a la dirección de abajo; te ayudaremos. ' +
    'Número de pago: {payment}',
  mail_dispute_opened_button: 'Ver mi pago',

  mail_dispute_won_subject: 'La disputa de {disputed} está resuelta',
  mail_dispute_won_title: 'La disputa está resuelta',
  mail_dispute_won_text:
    'Hola, {name}: la disputa de tu pago con tarjeta de {disputed} ha terminado y el pago es válido. {money} ' +
    '{spending}',
  mail_dispute_won_note: 'Número de pago: {payment}',
  mail_dispute_won_button: 'Ver mi pago',

  mail_dispute_lost_subject: 'El pago de {disputed} ha vuelto a su tarjeta',
  mail_dispute_lost_title: 'El banco ha dado la razón al titular de la tarjeta',
  mail_dispute_lost_text:
    'Hola, {name}: el banco ha resuelto la disputa de tu pago con tarjeta de {disputed}: el dinero se queda con el ' +
    'titular de la tarjeta. {money} {spending}',
  mail_dispute_lost_note:
    'Si quieres seguir comprando aquí, escribe a la dirección de abajo; encontraremos una solución. Número de pago: ' +
    '{payment}',
  mail_dispute_lost_button: 'Ver mi pago',

  mail_dispute_released_subject: 'Ya puedes volver a comprar',
  mail_dispute_released_title: 'Tu cuenta vuelve a estar libre',
  mail_dispute_released_text:
    'Hola, {name}: hemos revisado el pago con tarjeta en disputa. Puedes comprar y recargar como antes.',
  mail_dispute_released_note: 'Gracias por tu paciencia.',
  mail_dispute_released_button: 'Ir a mi cuenta',

  mail_held_refunded_subject: 'Tu pago de {charged} vuelve a tu tarjeta',
  mail_held_refunded_title: 'Tu dinero vuelve a tu tarjeta',
  mail_held_refunded_text:
    'Hola, {name}: se han cobrado {charged} en tu tarjeta, que no es lo acordado ({agreed}). Devolvemos todo el ' +
    'importe a tu tarjeta.',
  mail_held_refunded_note: 'Según tu banco, tarda unos días; no tienes que hacer nada. Número de pago: {payment}',
  mail_held_refunded_button: 'Ir a mi cuenta',

  debt_left: 'Quedan {left} por cubrir.',
  debt_paid: 'Ya no queda nada por cubrir.',
  mail_debt_collected_subject: '{paid} se han usado para un pago en disputa',
  mail_debt_collected_title: 'Lo pendiente está pagado',
  mail_debt_collected_text:
    'Hola, {name}: han llegado {credited} a tu saldo. Hemos usado {paid} para cubrir lo que quedaba pendiente de ' +
    'un pago con tarjeta en disputa. {rest}',
  mail_debt_collected_note: 'Tu saldo es ahora de {balance}. Si tienes preguntas, escribe a la dirección de abajo.',
  mail_debt_collected_button: 'Ver mis transacciones',

  mail_balance_credited_subject: 'Hemos abonado {amount} en tu saldo',
  mail_balance_credited_title: 'Tu saldo ha crecido',
  mail_balance_credited_text:
    'Hola, {name}: hemos abonado {amount} en tu saldo. Ahora es de {balance}. Nuestra nota: {why}',
  mail_balance_credited_note: 'Puedes usarlo para todo lo que hay en la tienda. Apunte: {reference}',
  mail_balance_credited_button: 'Ir a las skins',

  mail_balance_corrected_subject: 'Hemos corregido tu saldo en {amount}',
  mail_balance_corrected_title: 'Hemos corregido tu saldo',
  mail_balance_corrected_text:
    'Hola, {name}: hemos corregido tu saldo en {amount}. Ahora es de {balance}. Nuestra nota: {why}',
  mail_balance_corrected_note:
    'Si crees que es un error, escribe a la dirección de abajo e indica este apunte: {reference}',
  mail_balance_corrected_button: 'Ir a mi cuenta',
}
