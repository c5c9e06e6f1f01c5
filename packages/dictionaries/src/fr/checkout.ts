import type { checkoutTexts as english } from '../en/checkout.ts'
import type { Translation } from '../translation.ts'

/** Contact, trade link, address and payment on the cart page; the contact fields are those of every form. */
export const checkoutTexts: Translation<typeof english> = {
  contact_first_name: 'Prénom',
  contact_last_name: 'Nom',
  contact_email: 'E-mail',
  contact_phone: 'Téléphone',
  contact_country: 'Pays',
  contact_country_choose: 'Choisissez un pays',
  contact_city: 'Ville',
  contact_address: 'Adresse',
  contact_post_code: 'Code postal',
  phone_country: 'Indicatif du pays',

  checkout_contact_title: 'Contact',
  checkout_trade_link_title: 'Lien d’échange',
  checkout_trade_link: 'Lien d’échange Steam',
  trade_account_paused: 'Ce compte Steam est nouveau\u00a0: les objets y sont envoyés à partir du {until}.',
  trade_account_other:
    'Un autre compte Steam qu’avant\u00a0: les objets y sont envoyés 24 heures après ' + 'l’enregistrement.',
  trade_account_other_order:
    'Un autre compte Steam qu’avant\u00a0: les objets y sont envoyés 24 heures après cette ' + 'commande.',
  checkout_trade_link_hint: 'Steam → Inventaire → Offres d’échange → Qui peut m’envoyer des offres d’échange\u00a0?',
  checkout_address_title: 'Adresse',
  checkout_step_done: 'Rempli',

  checkout_summary_title: 'Récapitulatif',
  checkout_total: 'Total',
  checkout_converted: '= {amount}',
  checkout_vat: 'dont TVA ({percent}\u00a0%)',
  checkout_terms: 'J’accepte les {link}',
  checkout_terms_link: 'conditions générales',
  checkout_waiver:
    'Commencez la livraison tout de suite. Je sais que je perds mon droit de rétractation dès qu’elle a commencé.',
  checkout_waiver_required:
    'Veuillez accepter que la livraison commence tout de suite et que le droit de rétractation soit perdu',
  checkout_pay: 'Payer avec le solde',
  checkout_paying: 'Paiement en cours...',
  checkout_card: 'CARTE BANCAIRE',
  checkout_opening: 'Ouverture...',
  checkout_resumes: 'Rien n’est payé deux fois : un nouvel essai reprend le même paiement.',
  checkout_balance: 'Votre solde',
  checkout_balance_after: 'Solde après paiement',
  checkout_missing: 'Il manque',
  checkout_top_up: 'Recharger {amount}',
  checkout_profile: 'Pour la livraison, il nous faut encore votre lien d’échange, votre téléphone et votre adresse.',
  checkout_to_profile: 'Compléter mon profil',
  checkout_nothing_available: 'Rien dans votre panier ne peut être acheté pour le moment.',
  checkout_price_changed: 'Les prix signalés sont nouveaux. Payer à nouveau confirme le nouveau total.',
}
