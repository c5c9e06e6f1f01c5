import type { topUpTexts as english } from '../en/top-up.ts'
import type { Translation } from '../translation.ts'

/** The top-up dialog. */
export const topUpTexts: Translation<typeof english> = {
  top_up_title: 'Recharger le solde',
  top_up_close: 'Fermer',
  top_up_steps: 'Étapes',
  top_up_step_amount: 'Montant',
  top_up_step_contact: 'Coordonnées',
  top_up_amount: 'Montant',
  top_up_other_currency: 'Le cours de {code} est trop ancien pour débiter une carte. Vous payez en {charged}.',
  top_up_presets: 'Montants courants',
  top_up_you_get: 'Vous recevez',
  top_up_balance_after: 'Solde après',
  top_up_submit: 'Continuer',
  top_up_back: 'Retour',
  top_up_pay: 'Payer',
  top_up_paying: 'Ouverture de la page de paiement...',
  top_up_card_note: 'Vos données de carte restent chez le prestataire de paiement',
}
