import type { shelfTexts as english } from '../en/shelves.ts'
import type { Translation } from '../translation.ts'

/** What the lists are called, above them and in the window: the rest of their texts comes with what draws them. */
export const shelfTexts: Translation<typeof english> = {
  products_description:
    'CS2-Skins auf Lager zum Festpreis. Filtern Sie nach Waffe, Zustand, Seltenheit und Preis in Euro.',
  new_title: 'Neuheiten',
  new_description: 'Die neuesten CS2-Skins im Regal, zum Festpreis.',
  sale_title: 'Sale',
  sale_description: 'CS2-Skins unter ihrem alten Preis. Sonst hat sich nichts geändert.',
  list_all_items: 'Alle Artikel',
  tag_star: '★ Messer und Handschuhe',
}
