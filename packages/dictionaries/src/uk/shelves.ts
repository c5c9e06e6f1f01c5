import type { shelfTexts as english } from '../en/shelves.ts'
import type { Translation } from '../translation.ts'

/** What the lists are called, above them and in the window: the rest of their texts comes with what draws them. */
export const shelfTexts: Translation<typeof english> = {
  products_description:
    'Скіни CS2 у наявності за фіксованою ціною. Фільтри за зброєю, зношенням, якістю та ціною в євро.',
  new_title: 'Новинки',
  new_description: 'Найновіші скіни CS2 на полиці, за фіксованою ціною.',
  sale_title: 'Знижки',
  sale_description: 'Скіни CS2, дешевші за свою стару ціну. Більше нічого не змінилося.',
  list_all_items: 'Усі скіни',
  tag_star: '★ Ножі та рукавиці',
}
