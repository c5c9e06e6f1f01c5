import type { adjustmentMailTexts as english } from '../en/adjustment-mails.ts'
import type { Translation } from '../translation.ts'

/** French: mails about balances that staff have moved. */
export const adjustmentMailTexts: Translation<typeof english> = {
  mail_balance_credited_subject: 'Nous avons crédité {amount} sur votre solde',
  mail_balance_credited_title: 'Votre solde a augmenté',
  mail_balance_credited_text:
    'Bonjour {name}, nous avons crédité {amount} sur votre solde. Il est maintenant de {balance}. Notre ' +
    'remarque\u00a0: {why}',
  mail_balance_credited_note:
    'Vous pouvez l’utiliser pour tout ce que propose la boutique. Écriture\u00a0: {reference}',
  mail_balance_credited_button: 'Voir les skins',

  mail_balance_corrected_subject: 'Votre solde a été corrigé de {amount}',
  mail_balance_corrected_title: 'Votre solde a été corrigé',
  mail_balance_corrected_text:
    'Bonjour {name}, nous avons corrigé votre solde de {amount}. Il est maintenant de {balance}. Notre ' +
    'remarque\u00a0: {why}',
  mail_balance_corrected_note:
    'Si cela vous paraît inexact, écrivez à l’adresse ci-dessous en indiquant cette écriture\u00a0: {reference}',
  mail_balance_corrected_button: 'Aller à mon compte',
}
