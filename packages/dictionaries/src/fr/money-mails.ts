import type { moneyMailTexts as english } from '../en/money-mails.ts'
import type { Translation } from '../translation.ts'

/** Mails about money that comes, goes, or is corrected. */
export const moneyMailTexts: Translation<typeof english> = {
  payment_description_purchase: 'Commande de skins CS2',
  payment_description_topup: 'Recharge du solde',

  payment_reason_cancelled: 'Vous avez annulé le paiement. Rien n’a été débité.',
  payment_reason_expired: 'La page de paiement a expiré. Rien n’a été débité.',
  payment_reason_not_opened: 'La page de paiement n’a pas pu être ouverte. Rien n’a été débité.',
  payment_reason_session_unknown: 'La page de paiement a expiré. Rien n’a été débité.',
  payment_reason_payment_failed:
    'Votre banque n’a pas exécuté le paiement. Veuillez réessayer ou utiliser une autre carte.',
  payment_reason_mismatch:
    'Le paiement ne correspond pas à ce qui était convenu. Nous vérifions et nous vous écrirons.',

  mail_deposit_succeeded_subject: 'Votre paiement de {charged} est arrivé',
  mail_deposit_succeeded_title: 'Votre solde a été rechargé',
  mail_deposit_succeeded_text:
    'Bonjour {name}, nous avons reçu votre paiement par carte de {charged} le {date}. ' +
    '{credited} ont été ajoutés à votre solde.',
  mail_deposit_succeeded_note:
    'Ceci confirme votre paiement. Une recharge n’est pas un achat et ne comporte donc pas de TVA\u00a0: la taxe ' +
    'figure dans la confirmation de ce que vous achetez avec. Numéro de paiement\u00a0: {payment}',
  mail_deposit_succeeded_button: 'Voir mes paiements',

  mail_deposit_cancelled_subject: 'Votre recharge de {charged} n’a pas abouti',
  mail_deposit_cancelled_title: 'Votre recharge n’a pas abouti',
  mail_deposit_cancelled_text: 'Bonjour {name}, votre recharge de {charged} a pris fin. {reason}',
  mail_deposit_cancelled_note: 'Vous pouvez recharger votre solde à tout moment. Numéro de paiement\u00a0: {payment}',
  mail_deposit_cancelled_button: 'Vers mon compte',

  mail_deposit_failed_subject: 'Votre recharge de {charged} pose un problème',
  mail_deposit_failed_title: 'Votre recharge pose un problème',
  mail_deposit_failed_text:
    'Bonjour {name}, votre recharge de {charged} n’a pas pu être ajoutée à votre solde. {reason}',
  mail_deposit_failed_note: 'Numéro de paiement\u00a0: {payment}',
  mail_deposit_failed_button: 'Voir mes paiements',

  mail_payout_requested_subject: 'Nous avons reçu votre demande de paiement pour l’offre {offer}',
  mail_payout_requested_title: 'Votre demande de paiement est enregistrée',
  mail_payout_requested_text:
    'Bonjour {name}, vous avez demandé le paiement de {price} pour {title} (offre {offer}) sur le compte ' +
    '{account}.',
  mail_payout_requested_note:
    'L’argent devrait y être d’ici le {until}. Personne de notre boutique ne vous demandera jamais votre mot ' +
    'de passe ni un code.',
  mail_payout_requested_button: 'Voir votre offre',
  mail_payout_set_off_subject: '{set_off} du paiement de votre offre {offer} règlent ce que vous nous deviez',
  mail_payout_set_off_title: 'Une partie de votre paiement règle ce que vous nous deviez',
  mail_payout_set_off_text:
    'Bonjour {name}, sur le paiement pour {title} (offre {offer}), {set_off} règlent ce que vous nous deviez ' +
    'après un paiement par carte contesté. Il reste {price}, qui vont sur votre compte.',
  mail_payout_set_off_note: 'C’est définitif. Pour toute question, écrivez à l’adresse ci-dessous.',
  mail_payout_set_off_button: 'Voir votre offre',
  mail_payout_set_off_whole_subject: 'Le paiement de votre offre {offer} règle ce que vous nous deviez',
  mail_payout_set_off_whole_title: 'Votre paiement règle ce que vous nous deviez',
  mail_payout_set_off_whole_text:
    'Bonjour {name}, tout le paiement pour {title} (offre {offer}), soit {set_off}, règle ce que vous nous ' +
    'deviez après un paiement par carte contesté. Il ne reste rien à virer.',
  mail_payout_set_off_whole_note: 'C’est définitif. Pour toute question, écrivez à l’adresse ci-dessous.',
  mail_payout_set_off_whole_button: 'Voir votre offre',
  mail_payout_sent_subject: 'Le paiement de votre offre {offer} est à la banque',
  mail_payout_sent_title: 'Votre paiement est à la banque',
  mail_payout_sent_text:
    'Bonjour {name}, nous avons chargé notre banque de virer {price} pour {title} (offre {offer}) sur le ' +
    'compte {account}.',
  mail_payout_sent_note: 'L’argent devrait y être d’ici le {until}.',
  mail_payout_sent_button: 'Voir votre offre',
  mail_payout_approved_subject: 'Le paiement de votre offre {offer} est effectué',
  mail_payout_approved_title: 'Votre paiement est effectué',
  mail_payout_approved_text:
    'Bonjour {name}, notre banque a viré {price} pour {title} (offre {offer}) sur le compte {account}.',
  mail_payout_approved_note: 'Merci de nous avoir vendu votre objet.',
  mail_payout_approved_button: 'Voir votre offre',
  mail_payout_failed_subject: 'Le paiement de votre offre {offer} n’a pas abouti',
  mail_payout_failed_title: 'Votre paiement n’a pas abouti',
  mail_payout_failed_text:
    'Bonjour {name}, le virement de {price} pour {title} (offre {offer}) sur le compte {account} n’a pas ' +
    'abouti.{words}',
  mail_payout_failed_note:
    'L’argent vous appartient toujours\u00a0: veuillez redemander le paiement en vérifiant le compte indiqué.',
  mail_payout_failed_button: 'Redemander',
  mail_payout_returned_subject: 'Le paiement de votre offre {offer} nous est revenu',
  mail_payout_returned_title: 'Votre paiement nous est revenu',
  mail_payout_returned_text:
    'Bonjour {name}, le virement de {price} pour {title} (offre {offer}) sur le compte {account} avait été ' +
    'exécuté, et la banque nous l’a renvoyé.{words}',
  mail_payout_returned_note:
    'L’argent vous appartient toujours\u00a0: veuillez redemander le paiement en vérifiant le compte indiqué.',
  mail_payout_returned_button: 'Redemander',
  payout_reason_account: 'La banque n’a pas trouvé ce compte',
  payout_reason_closed: 'Le compte est clôturé',
  payout_reason_blocked: 'Le compte est bloqué',
  payout_reason_kind: 'Le compte n’accepte pas ce type de virement',
  payout_reason_name: 'Le nom et le compte ne correspondent pas',
  payout_reason_address: 'L’adresse manque ou est incorrecte',
  payout_reason_recipient: 'La banque du destinataire ou le destinataire a refusé le virement',
  payout_reason_bank: 'La banque de ce compte est introuvable',
  payout_reason_rules: 'La banque a refusé le virement pour des raisons légales',
  payout_reason_ours: 'Le problème vient de nous\u00a0; veuillez redemander le paiement',
  payout_reason_other: 'La banque n’a pas exécuté le virement (code {code})',
  payout_account_card: 'de votre carte',
  card_form_purpose: 'Nous verserons {price} pour {title} (offre {offer}) sur cette carte. Rien n’est débité.',

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
