import type { listTexts as english } from '../en/lists.ts'
import type { Translation } from '../translation.ts'

/** What the product list has beyond the catalogue's texts, in German. */
export const listTexts: Translation<typeof english> = {
  lists_density: 'Ansicht',
  lists_density_comfortable: 'Karten',
  lists_density_compact: 'Kompakte Zeilen',
  lists_column_skin: 'Skin',
  lists_column_wear: 'Zustand und Float',
  lists_column_seed: 'Seed',
  lists_column_price: 'Preis',
  lists_seed: 'Paint Seed {seed}',

  'lists_value#one': '{value}, {count} Skin',
  'lists_value#other': '{value}, {count} Skins',
  lists_float: 'Float',
  lists_float_from: 'Niedrigster Float',
  lists_float_till: 'Höchster Float',
  lists_float_at: '{float}, {exterior}',
  lists_float_invalid: 'Schreiben Sie einen Float von 0 bis 1, etwa 0.07.',
  lists_float_crossed: 'Der niedrigste Float liegt über dem höchsten.',
  lists_float_between: 'Float {from}–{till}',
  lists_float_under: 'Float unter {till}',
  lists_float_above: 'Float ab {from}',
  lists_collection: 'Kollektion',
  lists_subcategories: 'Unterkategorien',
  lists_find: 'In {group} suchen',
  lists_find_none: 'Nichts mit diesem Namen.',

  lists_searched: 'Ergebnisse für „{words}“',
  lists_suggestions: 'Vorschläge',
  'lists_suggested#one': '{count} Vorschlag',
  'lists_suggested#other': '{count} Vorschläge',
  lists_suggested_weapons: 'Waffen',
  lists_suggested_skins: 'Skins',
  lists_suggested_from: 'ab {price}',
  'lists_suggested_stock#one': '{count} auf Lager',
  'lists_suggested_stock#other': '{count} auf Lager',

  lists_filters_failed: 'Die Filter konnten nicht geladen werden.',
}
