import type { packTexts as english } from '../en/packs.ts'
import type { Translation } from '../translation.ts'

/** Packs: several skins for one price, on their own pages, on the home page and beside an item. */
export const packTexts: Translation<typeof english> = {
  packs_title: 'Packs',
  packs_intro: 'Plusieurs skins pour un seul prix, vendus ensemble.',
  packs_empty_title: 'Pas de pack pour le moment',
  packs_empty_text: 'Chaque skin peut être acheté seul.',
  packs_browse: 'Voir les skins',
  packs_failed: 'Les packs n’ont pas pu être chargés',
  'pack_count#one': '{count} skin',
  'pack_count#many': '{count} skins',
  'pack_count#other': '{count} skins',
  pack_sum: 'À l’unité {amount}',
  pack_saving: 'Vous économisez {amount}',
  pack_until: 'Jusqu’au {date}',
  pack_items: 'Dans ce pack',
  pack_items_left: 'Ses skins',
  pack_of_item_title: 'AUSSI DANS UN PACK',
  pack_of_item_text: 'Plusieurs skins pour un seul prix.',
  pack_buy: 'Acheter le pack',
  pack_whole: 'Vendu entier et payé avec votre solde. D’ici là, chaque skin peut aussi être acheté seul.',
  pack_waiting: 'Indisponible pour l’instant : un de ses skins est réservé, ou ils coûtent moins cher à l’unité.',
  pack_gone: 'Ce pack n’existe plus',
  pack_gone_text: 'Ce qu’il en reste peut être acheté à l’unité.',
  pack_sign_in: 'Connectez-vous pour acheter ce pack',
  pack_goes_to: 'Envoyé à',
  pack_change: 'Modifier dans le profil',
  pack_description: '{title} : {count} skins CS2 ensemble pour {price}. À l’unité : {sum}.',
  packs_description: 'Des skins CS2 vendus ensemble pour un seul prix.',
}
