import type { payoutMailTexts as english } from '../en/payout-mails.ts'
import type { Translation } from '../translation.ts'

/** Mails about payouts, and why a bank did not take one. */
export const payoutMailTexts: Translation<typeof english> = {
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
}
