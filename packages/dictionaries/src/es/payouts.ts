import type { payoutTexts as english } from '../en/payouts.ts'
import type { Translation } from '../translation.ts'

/** Asking for a payout. */
export const payoutTexts: Translation<typeof english> = {
  payout_title: 'Solicitar el pago',
  payout_close: 'Cerrar',
  payout_steps: 'Pasos',
  payout_step_contact: 'Contacto',
  payout_step_method: 'Forma de pago',
  payout_step_payment: 'Pago',
  payout_continue: 'Continuar',
  payout_back: 'Atrás',
  payout_method: '¿Cómo quieres cobrar?',
  payout_sepa: 'Transferencia bancaria (SEPA)',
  payout_sepa_about: 'A una cuenta de la zona SEPA, en un plazo de {days} días laborables.',
  payout_card: 'Tarjeta',
  payout_card_about: 'Introduces tu tarjeta en la página de nuestro proveedor de pagos.',
  payout_no_method: 'Ahora mismo no podemos hacer pagos. El dinero sigue siendo tuyo: inténtalo más tarde.',
  payout_amount: 'Recibes',
  payout_failed_before: 'El último pago no funcionó: {reason}',
  payout_iban: 'IBAN',
  payout_iban_hint: 'La cuenta tiene que estar a tu nombre.',
  payout_when: 'El dinero debería estar en tu cuenta en un plazo de {days} días laborables.',
  payout_submit: 'Solicitar el pago',
  payout_sending: 'Enviando...',
  payout_done: 'Tenemos tu solicitud de {amount}.',
  payout_next: 'Qué pasa ahora',
  payout_next_bank: 'El siguiente día laborable pasamos la transferencia a nuestro banco',
  payout_next_money: 'El dinero debería estar en tu cuenta en un plazo de {days} días laborables',
  payout_next_money_by: 'El dinero debería estar en tu cuenta antes del final del {date}',
  payout_next_mail: 'Te escribimos cuando esté pagado, y también si algo lo impide',
  payout_finish: 'Listo',
}
