import type { adjustmentMailTexts as english } from '../en/adjustment-mails.ts'
import type { Translation } from '../translation.ts'

/** Spanish: mails about balances that staff have moved. */
export const adjustmentMailTexts: Translation<typeof english> = {
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
