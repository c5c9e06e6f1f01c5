import type { personalExportTexts as english } from '../en/personal-export.ts'
import type { Translation } from '../translation.ts'

/** The first page of that copy: what each of its files is. */
export const personalExportTexts: Translation<typeof english> = {
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
