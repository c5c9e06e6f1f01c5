import type { shelfTexts as english } from '../en/shelves.ts'
import type { Translation } from '../translation.ts'

/** What the lists are called, above them and in the window: the rest of their texts comes with what draws them. */
export const shelfTexts: Translation<typeof english> = {
  products_description: 'Skins CS2 en stock à prix fixe. Filtrez par arme, usure, rareté et prix en euros.',
  new_title: 'Nouveautés',
  new_description: 'Les derniers skins CS2 mis en rayon, à prix fixe.',
  sale_title: 'Promos',
  sale_description: 'Skins CS2 sous leur ancien prix. Rien d’autre n’a changé.',
  list_all_items: 'Tous les articles',
  tag_star: '★ Couteaux et gants',
}
