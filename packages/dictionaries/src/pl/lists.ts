import type { listTexts as english } from '../en/lists.ts'
import type { Translation } from '../translation.ts'

/** What the product list has beyond the catalogue's texts, in Polish. */
export const listTexts: Translation<typeof english> = {
  lists_density: 'Widok',
  lists_density_comfortable: 'Karty',
  lists_density_compact: 'Zwarte wiersze',
  lists_column_skin: 'Skin',
  lists_column_wear: 'Wygląd i float',
  lists_column_seed: 'Seed',
  lists_column_price: 'Cena',
  lists_seed: 'Wzór (seed) {seed}',

  'lists_value#one': '{value}, {count} skin',
  'lists_value#few': '{value}, {count} skiny',
  'lists_value#many': '{value}, {count} skinów',
  'lists_value#other': '{value}, {count} skina',
  lists_float: 'Float',
  lists_float_from: 'Najniższy float',
  lists_float_till: 'Najwyższy float',
  lists_float_at: '{float}, {exterior}',
  lists_float_invalid: 'Wpisz float od 0 do 1, na przykład 0.07.',
  lists_float_crossed: 'Najniższy float jest większy od najwyższego.',
  lists_float_between: 'Float {from}–{till}',
  lists_float_under: 'Float do {till}',
  lists_float_above: 'Float od {from}',
  lists_collection: 'Kolekcja',
  lists_subcategories: 'Podkategorie',
  lists_find: 'Szukaj w: {group}',
  lists_find_none: 'Nie ma niczego o tej nazwie.',

  lists_searched: 'Wyniki dla „{words}”',
  lists_suggestions: 'Podpowiedzi',
  'lists_suggested#one': '{count} podpowiedź',
  'lists_suggested#few': '{count} podpowiedzi',
  'lists_suggested#many': '{count} podpowiedzi',
  'lists_suggested#other': '{count} podpowiedzi',
  lists_suggested_weapons: 'Broń',
  lists_suggested_skins: 'Skiny',
  lists_suggested_from: 'od {price}',
  'lists_suggested_stock#one': '{count} na stanie',
  'lists_suggested_stock#few': '{count} na stanie',
  'lists_suggested_stock#many': '{count} na stanie',
  'lists_suggested_stock#other': '{count} na stanie',

  lists_filters_failed: 'Filtry się nie wczytały.',
}
