import type { listTexts as english } from '../en/lists.ts'
import type { Translation } from '../translation.ts'

/** What the product list has beyond the catalogue's texts, in Ukrainian. */
export const listTexts: Translation<typeof english> = {
  lists_density: 'Подання',
  lists_density_comfortable: 'Картки',
  lists_density_compact: 'Щільні рядки',
  lists_column_skin: 'Скін',
  lists_column_wear: 'Вигляд і флоат',
  lists_column_seed: 'Патерн',
  lists_column_price: 'Ціна',
  lists_seed: 'Патерн (seed) {seed}',

  'lists_value#one': '{value}, {count} скін',
  'lists_value#few': '{value}, {count} скіни',
  'lists_value#many': '{value}, {count} скінів',
  'lists_value#other': '{value}, {count} скіна',
  lists_float: 'Флоат',
  lists_float_from: 'Найменший флоат',
  lists_float_till: 'Найбільший флоат',
  lists_float_at: '{float}, {exterior}',
  lists_float_invalid: 'Напишіть флоат від 0 до 1, наприклад 0.07.',
  lists_float_crossed: 'Найменший флоат більший за найбільший.',
  lists_float_between: 'Флоат {from}–{till}',
  lists_float_under: 'Флоат до {till}',
  lists_float_above: 'Флоат від {from}',
  lists_collection: 'Колекція',
  lists_subcategories: 'Підкатегорії',
  lists_find: 'Шукати: {group}',
  lists_find_none: 'Нічого з такою назвою.',

  lists_searched: 'Результати для «{words}»',
  lists_suggestions: 'Підказки',
  'lists_suggested#one': '{count} підказка',
  'lists_suggested#few': '{count} підказки',
  'lists_suggested#many': '{count} підказок',
  'lists_suggested#other': '{count} підказки',
  lists_suggested_weapons: 'Зброя',
  lists_suggested_skins: 'Скіни',
  lists_suggested_from: 'від {price}',
  'lists_suggested_stock#one': '{count} у наявності',
  'lists_suggested_stock#few': '{count} у наявності',
  'lists_suggested_stock#many': '{count} у наявності',
  'lists_suggested_stock#other': '{count} у наявності',

  lists_filters_failed: 'Фільтри не завантажилися.',
}
