import type { cartTexts as english } from '../en/cart.ts'
import type { Translation } from '../translation.ts'

/** The cart and the cart button. */
export const cartTexts: Translation<typeof english> = {
  cart_title: 'Panier',
  'cart_count#one': '{count} article',
  'cart_count#many': '{count} d’articles',
  'cart_count#other': '{count} articles',
  cart_empty_text: 'Choisissez quelque chose de tranchant. Le rayon est plein.',
  cart_empty_action: 'Vers la boutique',
  cart_recommended_title: 'Recommandés',
  cart_recommended_text: 'Du haut du rayon.',
  cart_items: 'Articles de votre panier',
  cart_loading: 'Chargement de votre panier',
  cart_failed_text: 'Son contenu n’a pas changé.',
  cart_retry: 'Réessayer',
  cart_remove: 'Retirer {title} du panier',
  cart_line_count: '× {count}',
  cart_line_sold: 'Vendu',
  cart_line_sold_text: 'Quelqu’un a été plus rapide. L’article n’est plus compté et peut être retiré.',
  cart_line_reserved: 'Réservé',
  cart_line_reserved_text: 'Quelqu’un est en train de le payer. Sinon, il revient dans {minutes} minutes au plus.',
  cart_line_reserved_until: 'Pas en vente pour le moment. Il revient le {date}.',
  cart_line_reserved_back: 'Quelqu’un est en train de le payer. Sinon, il revient au plus tard à {time}.',
  cart_line_yours_text: 'Retenu par votre paiement par carte en cours. Annulez-le pour retirer l’article du panier.',
  cart_line_price_up: 'Le prix a augmenté. Il était de {price} lors de l’ajout.',
  cart_line_price_down: 'Le prix a baissé. Il était de {price} lors de l’ajout.',
  cart_verify_title: 'Vérifiez d’abord votre e-mail',
  cart_verify_text: 'Votre panier s’ouvrira dès que votre adresse sera vérifiée. Le lien est dans votre boîte mail.',
  cart_verify_action: 'Vérifier l’e-mail',
}
