import type { paymentMailTexts as english } from '../en/payment-mails.ts'
import type { Translation } from '../translation.ts'

/** Card payments: what the card page calls them, why one ended, and the mails about top-ups. */
export const paymentMailTexts: Translation<typeof english> = {
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
}
