import type { verificationLimitTexts as english } from '../en/verification-limits.ts'
import type { Translation } from '../translation.ts'

/** What can be paid out and paid by card before the shop must know who somebody is, said where it matters. */
export const verificationLimitTexts: Translation<typeof english> = {
  limits_title: 'Mientras no sepamos quién eres',
  limits_payouts: 'Puedes cobrar {amount} en un año antes de que necesitemos saber quién eres.',
  limits_payouts_until: 'Puedes cobrar {amount} más hasta el {date} antes de que necesitemos saber quién eres.',
  limits_payout: 'Un solo pago puede ser de hasta {amount}.',
  limits_card: 'Puedes pagar {amount} con tarjeta en un año antes de que necesitemos saber quién eres.',
  limits_card_until: 'Puedes pagar {amount} más con tarjeta hasta el {date} antes de que necesitemos saber quién eres.',
  limits_used: '{used} de {limit} usados',
  limits_needed: 'Antes necesitamos saber quién eres',
  limits_passed_payout: 'Para cobrar más de {amount} de una vez hay que verificar tu identidad.',
  limits_passed_payouts: 'Este pago supera los {amount} que aún puedes cobrar sin verificar tu identidad.',
  limits_passed_card: 'Esto supera los {amount} que aún puedes pagar con tarjeta sin verificar tu identidad.',
  limits_passed_cart:
    'Con tarjeta esto supera los {amount} que aún puedes pagar sin verificar tu identidad. Tu saldo no tiene ' +
    'este límite.',
  limits_action_text: 'Nos envías fotos de tus documentos. Cuando los hayamos aprobado, este límite deja de existir.',
  limits_action: 'Verificar tu identidad',
}
