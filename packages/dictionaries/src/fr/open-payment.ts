import type { openPaymentTexts as english } from '../en/open-payment.ts'
import type { Translation } from '../translation.ts'

/** An open card payment: what is held, for how long, and what can be done. */
export const openPaymentTexts: Translation<typeof english> = {
  open_payment_label: 'Paiement par carte en cours',
  open_payment_title: 'Réservé pour vous : {time}',
  'open_payment_text#one':
    '{count} article pour {sum} ({converted}). Rien n’est débité avant la fin du paiement sur la page de la carte.',
  'open_payment_text#many':
    '{count} articles pour {sum} ({converted}). Rien n’est débité avant la fin du paiement sur la page de la carte.',
  'open_payment_text#other':
    '{count} articles pour {sum} ({converted}). Rien n’est débité avant la fin du paiement sur la page de la carte.',
  open_payment_continue: 'Poursuivre le paiement',
  open_payment_cancel: 'Annuler le paiement',
  open_payment_cancelling: 'Annulation...',
  open_payment_cancelled: 'Paiement annulé. Rien n’a été débité.',
  open_payment_cancel_failed: 'Le paiement n’a pas pu être annulé. Veuillez réessayer.',
  open_payment_processing: 'La banque traite déjà ce paiement. Il ne peut plus être annulé.',
  open_payment_over_title: 'Le temps est écoulé',
  open_payment_over: 'La page de la carte est fermée. Nous demandons au prestataire comment cela s’est terminé.',
  'open_payment_left#one': 'Il reste {count} minute pour payer.',
  'open_payment_left#many': 'Il reste {count} minutes pour payer.',
  'open_payment_left#other': 'Il reste {count} minutes pour payer.',
  open_payment_ended: 'La réservation est terminée et rien n’a été débité. Vos articles sont de nouveau libres.',
  open_payment_replaced: 'Payer à nouveau met fin au paiement par carte en cours et en commence un autre.',
}
