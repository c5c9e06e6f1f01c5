import type { disputeMailTexts as english } from '../en/dispute-mails.ts'
import type { Translation } from '../translation.ts'

/** Spanish: mails about disputed charges, and about charges that were not what was agreed. */
export const disputeMailTexts: Translation<typeof english> = {
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
}
