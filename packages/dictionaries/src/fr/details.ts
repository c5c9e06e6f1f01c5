import type { detailsTexts as english } from '../en/details.ts'
import type { Translation } from '../translation.ts'

export const detailsTexts: Translation<typeof english> = {
  details_copied: 'Copié',
  details_copy_failed: 'Le navigateur a refusé la copie.',
  details_tradable: 'Échangeable dès le {date}, après la protection d’échange de Steam',
  details_lowest: 'Prix le plus bas des 30 jours précédents\u00a0: {price}',
  details_share: 'Partager',
  details_link_copied: 'Lien copié',
  details_zoom: 'Agrandir l’image',
  details_off_sold: 'Cet exemplaire est vendu.',
  details_off_reserved: 'Un autre client a réservé cet exemplaire.',
  details_off_later: 'En vente dès le {date}, à la fin de sa protection d’échange.',
  details_failed_text: 'Le rayon n’a pas répondu. Rien n’est perdu.',

  item_description: '{title} à {price} chez {shop}. Prix fixe, envoi vers votre lien d’échange Steam.',
  item_description_float: '{title}, float {float}, à {price} chez {shop}. Envoi vers votre lien d’échange Steam.',
  item_description_sold: '{title} a été vendu. Des skins similaires sont en stock.',
  item_artwork: 'Notre propre dessin, pas une photo de cet exemplaire',
  item_buy: 'ACHETER',
  item_in_cart: 'Dans le panier\u00a0: l’ouvrir',
}
