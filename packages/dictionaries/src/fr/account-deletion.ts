import type { accountDeletionTexts as english } from '../en/account-deletion.ts'
import type { Translation } from '../translation.ts'

/** An account that its owner has deleted, and keeps after all. */
export const accountDeletionTexts: Translation<typeof english> = {
  deletion_title: 'Supprimer le compte',
  deletion_text:
    'Votre compte peut être supprimé, avec ce que nous y conservons à votre sujet. Vous avez 14 jours pour ' +
    'changer d’avis.',
  deletion_open: 'Supprimer mon compte',
  deletion_load_failed: 'Impossible de savoir si votre compte doit être supprimé',
  deletion_check_failed: 'Impossible de charger ce qui est encore en cours sur votre compte',
  deletion_question: 'Supprimer votre compte ?',
  deletion_goes_title: 'Ce qui disparaît',
  deletion_goes:
    'Nom, e-mail, téléphone, adresse, lien d’échange et photo, vos connexions, clés d’API, panier, liste de ' +
    'souhaits, e-mails qui vous ont été envoyés et copies de vos données.',
  deletion_stays_title: 'Ce que la loi conserve',
  deletion_stays:
    'Les reçus, avoirs et confirmations de paiement, scellés, dix ans après l’année de leur émission ; et ce ' +
    'qui a été acheté, vendu et payé, sans votre nom.',
  deletion_days_title: 'Les 14 prochains jours',
  deletion_days:
    'Vous pouvez vous connecter et garder votre compte d’un clic. Rien de nouveau ne peut commencer : ni ' +
    'achat, ni dépôt, ni offre, ni versement. Vos clés d’API prennent fin aussitôt.',
  deletion_confirm: 'Supprimer dans 14 jours',
  deletion_not_now: 'Pas maintenant',
  deletion_close: 'Fermer',
  deletion_ask_failed: 'Votre compte n’a pas pu être supprimé',
  deletion_hindered: 'Avant que votre compte puisse être supprimé, ceci doit être terminé :',
  deletion_hindrance_balance: 'De l’argent sur votre solde : dépensez-le',
  deletion_hindrance_debt: 'De l’argent dû après un paiement contesté',
  deletion_hindrance_orders: 'Des commandes pas encore livrées définitivement ou terminées',
  deletion_hindrance_offers: 'Des offres en cours',
  deletion_hindrance_payouts: 'Des versements en cours',
  deletion_hindrance_refunds: 'Des remboursements en cours',
  deletion_hindrance_disputes: 'Des paiements contestés',
  deletion_hindrance_payments: 'Des paiements par carte en cours',
  deletion_hindrance_deals: 'Une offre personnelle qui vous attend',
  deletion_hindrance_review: 'Une décision en attente au sujet de votre argent',
  deletion_bar: 'Votre compte sera supprimé le {date}',
  deletion_bar_text: 'D’ici là, vous pouvez le garder. En attendant, rien de nouveau ne peut commencer.',
  deletion_keep: 'Garder mon compte',
  deletion_kept: 'Votre compte est conservé',
  deletion_keep_failed: 'Votre compte n’a pas pu être gardé',
}
