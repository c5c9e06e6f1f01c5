import type { listTexts as english } from '../en/lists.ts'
import type { Translation } from '../translation.ts'

/** What the product list has beyond the catalogue's texts, in French. */
export const listTexts: Translation<typeof english> = {
  lists_density: 'Affichage',
  lists_density_comfortable: 'Cartes',
  lists_density_compact: 'Lignes compactes',
  lists_column_skin: 'Skin',
  lists_column_wear: 'Usure et float',
  lists_column_seed: 'Seed',
  lists_column_price: 'Prix',
  lists_seed: 'Paint seed {seed}',

  'lists_value#one': '{value}, {count} skin',
  'lists_value#many': '{value}, {count} de skins',
  'lists_value#other': '{value}, {count} skins',
  lists_float: 'Float',
  lists_float_from: 'Float minimal',
  lists_float_till: 'Float maximal',
  lists_float_at: '{float}, {exterior}',
  lists_float_invalid: 'Écrivez un float de 0 à 1, par exemple 0.07.',
  lists_float_crossed: 'Le float minimal dépasse le float maximal.',
  lists_float_between: 'Float {from}–{till}',
  lists_float_under: 'Float sous {till}',
  lists_float_above: 'Float dès {from}',
  lists_collection: 'Collection',
  lists_subcategories: 'Sous-catégories',
  lists_find: 'Chercher dans {group}',
  lists_find_none: 'Rien de ce nom.',

  lists_searched: 'Résultats pour «\u00a0{words}\u00a0»',
  lists_suggestions: 'Suggestions',
  'lists_suggested#one': '{count} suggestion',
  'lists_suggested#many': '{count} de suggestions',
  'lists_suggested#other': '{count} suggestions',
  lists_suggested_weapons: 'Armes',
  lists_suggested_skins: 'Skins',
  lists_suggested_from: 'dès {price}',
  'lists_suggested_stock#one': '{count} en stock',
  'lists_suggested_stock#many': '{count} en stock',
  'lists_suggested_stock#other': '{count} en stock',

  lists_filters_failed: 'Les filtres ne se sont pas chargés.',
}
