import type { paymentTexts as english } from '../en/payments.ts'
import type { Translation } from '../translation.ts'

/** Success, failure and pending pages. */
export const paymentTexts: Translation<typeof english> = {
  payment_success_topup_title: 'Solde rechargé',
  payment_success_topup_text: 'Votre paiement est arrivé et a été ajouté à votre solde.',
  payment_success_purchase_title: 'Merci pour votre commande',
  payment_success_purchase_text:
    'Elle est payée. Nous envoyons l’offre d’échange à votre lien d’échange Steam et vous prévenons par e-mail.',
  payment_success_balance: 'Solde\u00a0: {amount} {currency}',
  'payment_success_cart#one': '{count} article attend dans votre panier',
  'payment_success_cart#many': '{count} d’articles attendent dans votre panier',
  'payment_success_cart#other': '{count} articles attendent dans votre panier',
  payment_view_transactions: 'Voir les paiements',
  payment_view_orders: 'Voir les commandes',
  payment_return_home: 'Retour à l’accueil',
  payment_continue_shopping: 'Continuer les achats',
  payment_failed_title: 'Échec du paiement',
  payment_retry: 'Réessayer',
  payment_pending_title: 'Paiement en cours',
  payment_pending_text: 'Vous pouvez quitter cette page. Le paiement se poursuit sans elle.',
  payment_pending_unanswered: 'La boutique ne répond pas. Nous continuons de demander.',
  payment_pending_until: 'Pas encore payé ? La page de la carte reste ouverte encore {time}.',
  payment_pending_over: 'La page de la carte est fermée. Nous demandons au prestataire comment cela s’est terminé.',
  payment_pending_back: 'Revenir à la page de la carte',
  payment_view_order: 'Voir la commande #{number}',
  payment_refunded_title: 'Payé, mais trop tard',
  payment_refunded_text:
    'Votre paiement est arrivé après la fin de la réservation, et un article était déjà vendu. La totalité du ' +
    'montant revient sur votre carte. Les banques mettent quelques jours.',
  payment_refunded_state: 'Remboursement en route',
  payment_contact_support: 'Contacter le support',
  payment_held_title: 'Votre paiement est en attente',
  payment_held_text: 'Le paiement ne correspond pas à ce qui était convenu. Nous vérifions et vous écrirons.',
  payment_held_state: 'Nous vérifions',
}
