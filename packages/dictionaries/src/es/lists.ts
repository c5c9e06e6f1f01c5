import type { listTexts as english } from '../en/lists.ts'
import type { Translation } from '../translation.ts'

/** What the product list has beyond the catalogue's texts, in Spanish. */
export const listTexts: Translation<typeof english> = {
  lists_density: 'Vista',
  lists_density_comfortable: 'Tarjetas',
  lists_density_compact: 'Filas compactas',
  lists_column_skin: 'Skin',
  lists_column_wear: 'Exterior y float',
  lists_column_seed: 'Patrón',
  lists_column_price: 'Precio',
  lists_seed: 'Patrón (seed) {seed}',

  'lists_value#one': '{value}, {count} skin',
  'lists_value#many': '{value}, {count} de skins',
  'lists_value#other': '{value}, {count} skins',
  lists_float: 'Float',
  lists_float_from: 'Float mínimo',
  lists_float_till: 'Float máximo',
  lists_float_at: '{float}, {exterior}',
  lists_float_invalid: 'Escribe un float de 0 a 1, por ejemplo 0.07.',
  lists_float_crossed: 'El float mínimo supera al máximo.',
  lists_float_between: 'Float {from}–{till}',
  lists_float_under: 'Float hasta {till}',
  lists_float_above: 'Float desde {from}',
  lists_collection: 'Colección',
  lists_subcategories: 'Subcategorías',
  lists_find: 'Buscar en {group}',
  lists_find_none: 'Nada con ese nombre.',

  lists_searched: 'Resultados de «{words}»',
  lists_suggestions: 'Sugerencias',
  'lists_suggested#one': '{count} sugerencia',
  'lists_suggested#many': '{count} de sugerencias',
  'lists_suggested#other': '{count} sugerencias',
  lists_suggested_weapons: 'Armas',
  lists_suggested_skins: 'Skins',
  lists_suggested_from: 'desde {price}',
  'lists_suggested_stock#one': '{count} en stock',
  'lists_suggested_stock#many': '{count} en stock',
  'lists_suggested_stock#other': '{count} en stock',

  lists_filters_failed: 'Los filtros no se han cargado.',
}
