import type { shelfTexts as english } from '../en/shelves.ts'
import type { Translation } from '../translation.ts'

/** What the lists are called, above them and in the window: the rest of their texts comes with what draws them. */
export const shelfTexts: Translation<typeof english> = {
  products_description: 'Skiny CS2 na stanie w stałej cenie. Filtruj według broni, zużycia, jakości i ceny w euro.',
  new_title: 'Nowości',
  new_description: 'Najnowsze skiny CS2 na półce, w stałej cenie.',
  sale_title: 'Promocje',
  sale_description: 'Skiny CS2 poniżej starej ceny. Nic więcej się nie zmieniło.',
  list_all_items: 'Wszystkie skiny',
  tag_star: '★ Noże i rękawice',
}
