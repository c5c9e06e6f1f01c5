import type { paperTexts as english } from '../en/papers.ts'
import type { Translation } from '../translation.ts'

/** What stands on papers: receipts, credit notes, statements, and the first page of a copy of one’s data. */
export const paperTexts: Translation<typeof english> = {
  paper_issued: 'Émis le {date}',
  paper_order: 'Pour la commande {order} du {date}',
  paper_from: 'De',
  paper_to: 'À',
  paper_item: 'Article',
  paper_wear: 'Float {float}, paint seed {seed}',
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

  credit_note_title: 'Avoir',
  credit_note_receipt: 'Pour la facture {number} du {date}',
  credit_note_credited: 'Montant crédité',
  credit_note_to_card: 'Le montant est remboursé sur la carte qui a payé la commande.',
  credit_note_to_dispute: 'La banque de la carte a rendu le montant à son titulaire.',
  credit_note_to_balance: 'Le montant est recrédité sur le solde de la boutique.',

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

  export_title: 'Vos données chez {shop}',
  export_made: 'Situation au {at}',
  export_intro:
    'Voici tout ce que {shop} conserve sur vous. Chaque partie existe deux fois : en CSV pour un tableur et en ' +
    'JSON pour un programme.',
  export_reading:
    'Les noms des colonnes sont en anglais. Les montants des colonnes en « cents » sont des centimes d’euro ' +
    'entiers, ceux en « minor » sont dans la plus petite unité de la devise indiquée à côté. Les heures sont en ' +
    'UTC. Une cellule qu’un tableur calculerait commence par une apostrophe.',
  export_files: 'Ce qu’est chaque fichier',
  export_profile:
    'Qui vous êtes : nom, contact, adresse, lien d’échange, entreprise et langue, un souhait d’autre e-mail, les ' +
    'comptes Steam utilisés et ce qui a été fait à votre compte',
  export_sign_ins:
    'Comment vous entrez : sessions avec navigateur et adresse IP, navigateurs connus, second facteur, liens envoyés',
  export_api_keys: 'Vos clés d’API, sans les clés elles-mêmes',
  export_orders:
    'Ce que vous avez acheté : commandes avec articles, adresse et consentements, reçus, avoirs, remboursements, ' +
    'rétractations, codes promo',
  export_payments: 'Paiements par carte et recharges, leurs étapes, et litiges',
  export_balance: 'Votre solde : chaque mouvement tel que dans nos comptes, et corrections',
  export_offers: 'Ce que vous nous avez proposé, et la suite',
  export_payouts: 'Versements ; d’un numéro de compte, seulement les extrémités',
  export_deals: 'Offres faites pour vous',
  export_cart: 'Votre panier',
  export_wishlist: 'Votre liste de souhaits et vos alertes de prix',
  export_mails: 'E-mails des 90 derniers jours : lesquels, quand, à quelle adresse',
  export_copies: 'Les copies comme celle-ci que vous avez demandées',
  export_picture: 'La photo de votre profil',
  export_left_out: 'Ce qui n’y est pas, et pourquoi',
  export_left_out_text:
    'Les secrets : du mot de passe, des sessions, liens, clés et codes nous ne gardons que des empreintes ; la ' +
    'clé de votre application d’authentification et les numéros de compte sont scellés. Qui d’autre les aurait ' +
    'pourrait vous nuire. Manquent aussi : lequel de nos employés a fait quoi, ce que les articles nous coûtent ' +
    'et ce qui ne fait que répéter ce qui est ici. Le fichier nomme tout.',
  export_rights: 'Si quelque chose est faux',
  export_rights_text:
    'Écrivez à {email} pour le faire corriger ou effacer, ou pour vous opposer à ce que nous en faisons. Vous ' +
    'pouvez aussi saisir votre autorité de protection des données.',
}
