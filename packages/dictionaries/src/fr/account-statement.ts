import type { statementTexts as english } from '../en/account-statement.ts'
import type { Translation } from '../translation.ts'

/** French: the statement of an account. */
export const statementTexts: Translation<typeof english> = {
  statement_title: 'Relevé de compte',
  statement_customer: 'Client {id}',
  statement_day: 'Jour',
  statement_time: 'Heure (UTC)',
  statement_what: 'Quoi',
  statement_about: 'Concerne',
  statement_note: 'Message',
  statement_amount: 'Montant',
  statement_balance: 'Solde',
  statement_entry: 'Écriture du grand livre',
  statement_opening: 'Solde initial',
  statement_closing: 'Solde final',
  statement_month: 'Fin {month}',
  statement_none: 'Rien n’a été comptabilisé ces jours-là.',
  statement_ledger:
    'Ce sont les écritures du grand livre de la boutique, telles qu’elles ont été ' +
    'comptabilisées\u00a0; les jours sont ceux de {zone}. Ceci n’est pas une facture et n’indique aucune TVA.',
  statement_of_order: 'Commande {id}',
  statement_of_payment: 'Paiement {id}',
  statement_of_adjustment: 'Ajustement {id}',
  statement_of_refund: 'Remboursement {id}',
  statement_of_dispute: 'Litige {id}',
  statement_top_up: 'Recharge',
  statement_purchase: 'Achat',
  statement_refund: 'Remboursement',
  statement_top_up_back: 'Recharge rendue à la carte',
  statement_disputed: 'Repris par la banque de la carte',
  statement_dispute_back: 'Rendu après un litige',
  statement_debt: 'Payé sur ce qui était dû',
  statement_goodwill: 'Geste commercial',
  statement_correction: 'Correction',
  statement_reversal: 'Annulation',
  statement_other: 'Mouvement',
}
