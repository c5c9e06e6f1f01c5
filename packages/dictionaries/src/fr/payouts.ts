import type { payoutTexts as english } from '../en/payouts.ts'
import type { Translation } from '../translation.ts'

/** Asking for a payout. */
export const payoutTexts: Translation<typeof english> = {
  payout_title: 'Demander le paiement',
  payout_close: 'Fermer',
  payout_steps: 'Étapes',
  payout_step_contact: 'Coordonnées',
  payout_step_method: 'Mode de paiement',
  payout_step_payment: 'Paiement',
  payout_continue: 'Continuer',
  payout_back: 'Retour',
  payout_method: 'Comment souhaitez-vous être payé\u00a0?',
  payout_sepa: 'Virement bancaire (SEPA)',
  payout_sepa_about: 'Sur un compte de la zone SEPA, sous {days} jours ouvrés.',
  payout_card: 'Carte',
  payout_card_about: 'Vous saisissez votre carte sur la page de notre prestataire de paiement.',
  payout_no_method:
    'Les paiements ne sont pas possibles pour le moment. L’argent reste à vous\u00a0: veuillez réessayer plus tard.',
  payout_amount: 'Vous recevez',
  payout_failed_before: 'Le dernier paiement n’a pas abouti\u00a0: {reason}',
  payout_iban: 'IBAN',
  payout_iban_hint: 'Le compte doit être à votre nom.',
  payout_when: 'L’argent devrait être sur votre compte sous {days} jours ouvrés.',
  payout_submit: 'Demander le paiement',
  payout_sending: 'Envoi...',
  payout_done: 'Nous avons votre demande de {amount}.',
  payout_next: 'La suite',
  payout_next_bank: 'Nous transmettons le virement à notre banque le prochain jour ouvré',
  payout_next_money: 'L’argent devrait être sur votre compte sous {days} jours ouvrés',
  payout_next_money_by: 'L’argent devrait être sur votre compte d’ici le {date}',
  payout_next_mail: 'Vous recevez un e-mail quand c’est payé, et aussi en cas de problème',
  payout_finish: 'Terminé',
}
