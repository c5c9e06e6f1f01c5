import type { shelfTexts as english } from '../en/shelves.ts'
import type { Translation } from '../translation.ts'

/** What the lists are called, above them and in the window: the rest of their texts comes with what draws them. */
export const shelfTexts: Translation<typeof english> = {
  products_description: 'Skins de CS2 en stock a precio fijo. Filtra por arma, desgaste, calidad y precio en euros.',
  new_title: 'Novedades',
  new_description: 'Las skins de CS2 más nuevas del estante, a precio fijo.',
  sale_title: 'Rebajas',
  sale_description: 'Skins de CS2 por debajo de su precio antiguo. No ha cambiado nada más.',
  list_all_items: 'Todas las skins',
  tag_star: '★ Cuchillos y guantes',
}
