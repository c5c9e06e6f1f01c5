import type { paperTexts as english } from '../en/papers.ts'
import type { Translation } from '../translation.ts'

/** French: what stands on every paper, and on a receipt. */
export const paperTexts: Translation<typeof english> = {
  paper_issued: 'Émis le {date}',
  paper_order: 'Pour la commande {order} du {date}',
  paper_from: 'De',
  paper_to: 'À',
  paper_item: 'Article',
  paper_rate: 'TVA',
  paper_net: 'HT',
  paper_vat: 'TVA',
  paper_total: 'TTC',
  paper_vat_of: 'TVA {country}',
  receipt_title: 'Facture',
  receipt_total: 'Total payé',
  receipt_by_card: 'Payé par carte le {date}.',
  receipt_by_balance: 'Payé avec le solde le {date}.',
  receipt_discount: '{amount} ont été déduits avant ; les lignes indiquent ce qui a été payé.',
  confirmation_title: 'Confirmation de paiement',
  confirmation_line: 'Recharge du solde',
  confirmation_total: 'Total payé',
  confirmation_by_card: 'Payé par carte le {date}\u00a0: {charged}.',
  confirmation_no_vat:
    'Ceci n’est pas une facture et n’indique pas de TVA\u00a0: une recharge n’achète encore rien. La TVA ' +
    'figure sur la facture de chaque commande payée avec le solde.',
}
