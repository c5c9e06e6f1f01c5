import type { disputeMailTexts as english } from '../en/dispute-mails.ts'
import type { Translation } from '../translation.ts'

/** French: mails about disputed charges, and about charges that were not what was agreed. */
export const disputeMailTexts: Translation<typeof english> = {
  dispute_money_taken: '{debited} ont été retirés de votre solde.',
  dispute_money_partly: '{debited} ont été retirés de votre solde\u00a0; {owed} du paiement restent dus.',
  dispute_money_owed: 'Votre solde n’en contenait rien, {owed} du paiement restent donc dus.',
  dispute_money_back: '{debited} sont de nouveau sur votre solde.',
  dispute_money_untouched: 'Votre solde n’a pas changé.',
  dispute_money_card: '{amount} retournent sur la carte qui a payé, car la commande est terminée.',
  dispute_spending_blocked: 'Les achats et les recharges de votre compte sont suspendus.',
  dispute_spending_free: 'Vous pouvez de nouveau acheter et recharger comme avant.',

  mail_dispute_opened_subject: 'Votre paiement par carte de {disputed} est contesté',
  mail_dispute_opened_title: 'Un paiement par carte est contesté',
  mail_dispute_opened_text:
    'Bonjour {name}, le titulaire de la carte a contesté un paiement de {disputed} auprès de sa banque. En attendant ' +
    'sa décision, la banque nous a repris cet argent. {money} {spending}',
  mail_dispute_opened_note:
    'Est-ce une erreur\u00a0? Demandez à votre banque de retirer la contestation et écrivez à l’adresse ' +
    'ci-dessous\u00a0; nous vous aiderons. Numéro de paiement\u00a0: {payment}',
  mail_dispute_opened_button: 'Voir mon paiement',

  mail_dispute_won_subject: 'La contestation de {disputed} est réglée',
  mail_dispute_won_title: 'La contestation est réglée',
  mail_dispute_won_text:
    'Bonjour {name}, la contestation de votre paiement par carte de {disputed} est terminée et le paiement est ' +
    'valable. {money} {spending}',
  mail_dispute_won_note: 'Numéro de paiement\u00a0: {payment}',
  mail_dispute_won_button: 'Voir mon paiement',

  mail_dispute_lost_subject: 'Le paiement de {disputed} est retourné à sa carte',
  mail_dispute_lost_title: 'La banque a donné raison au titulaire de la carte',
  mail_dispute_lost_text:
    'Bonjour {name}, la banque a tranché au sujet de votre paiement par carte de {disputed}\u00a0: l’argent reste au ' +
    'titulaire de la carte. {money} {spending}',
  mail_dispute_lost_note:
    'Si vous souhaitez continuer à acheter chez nous, écrivez à l’adresse ci-dessous\u00a0; nous trouverons une ' +
    'solution. Numéro de paiement\u00a0: {payment}',
  mail_dispute_lost_button: 'Voir mon paiement',

  mail_dispute_released_subject: 'Vous pouvez de nouveau acheter',
  mail_dispute_released_title: 'Votre compte est de nouveau libre',
  mail_dispute_released_text:
    'Bonjour {name}, nous avons examiné le paiement par carte contesté. Vous pouvez de nouveau acheter et recharger ' +
    'comme avant.',
  mail_dispute_released_note: 'Merci de votre patience.',
  mail_dispute_released_button: 'Vers mon compte',

  mail_held_refunded_subject: 'Votre paiement de {charged} retourne sur votre carte',
  mail_held_refunded_title: 'Votre argent retourne sur votre carte',
  mail_held_refunded_text:
    'Bonjour {name}, votre carte a été débitée de {charged}, ce qui n’est pas ce qui était convenu ({agreed}). Nous ' +
    'remboursons la totalité sur votre carte.',
  mail_held_refunded_note:
    'Selon votre banque, cela prend quelques jours\u00a0; vous n’avez rien à faire. Numéro de ' +
    'paiement\u00a0: {payment}',
  mail_held_refunded_button: 'Vers mon compte',

  debt_left: '{left} restent dus.',
  debt_paid: 'Plus rien n’est dû.',
  mail_debt_collected_subject: '{paid} ont servi à un paiement contesté',
  mail_debt_collected_title: 'Le montant dû est réglé',
  mail_debt_collected_text:
    'Bonjour {name}, {credited} sont arrivés sur votre solde. {paid} ont servi à régler ce qui restait dû d’un ' +
    'paiement par carte contesté. {rest}',
  mail_debt_collected_note:
    'Votre solde est maintenant de {balance}. Pour toute question, écrivez à l’adresse ci-dessous.',
  mail_debt_collected_button: 'Voir mes transactions',
}
