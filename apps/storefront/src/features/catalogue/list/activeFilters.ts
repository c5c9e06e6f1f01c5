import type { Text } from '@pandrop/dictionaries/translate'
import { tagText } from '../../../tagText.ts'
import type { FilterChange } from './listAddress.ts'
import { type ListPurpose, valueFilters } from './narrowing.ts'
import type { Range } from './range.ts'

/** One filter that narrows the list, and the change that takes it away. */
export interface ActiveFilter {
  label: string
  removal: FilterChange
}

/** An amount in EUR as text in the visitor's currency. */
type FormatPrice = (euro: number) => string

const withoutZeros = (price: string): string => price.replace(/\.00$/, '')

/** "€25–€500", "Under €10", "€250+"; undefined where both ends are open. */
export const priceLabel = (text: Text, { from, till }: Range, format: FormatPrice): string | undefined => {
  const say = (euro: number) => withoutZeros(format(euro))
  if (from !== undefined && till !== undefined) {
    return text('filter_price_between', { from: say(from), till: say(till) })
  }
  if (from !== undefined) return text('filter_price_above', { from: say(from) })
  if (till !== undefined) return text('filter_price_under', { till: say(till) })
  return undefined
}

/** "Float 0.07–0.15", "Float under 0.07", "Float 0.15+"; undefined where both ends are open. */
export const floatLabel = (text: Text, { from, till }: Range): string | undefined => {
  if (from !== undefined && till !== undefined) {
    return text('lists_float_between', { from: String(from), till: String(till) })
  }
  if (from !== undefined) return text('lists_float_above', { from: String(from) })
  if (till !== undefined) return text('lists_float_under', { till: String(till) })
  return undefined
}

interface Narrowed extends ListPurpose {
  text: Text
  format: FormatPrice
}

/**
 * The filters that stand as chips above the grid: price, float, paint seed and number of stickers first, then one chip
 * for each value. Type and search are seen in their own controls; the flag of /new and /sale is no filter there.
 */
export const activeFilters = ({ search, shelf, text, format }: Narrowed): ActiveFilter[] => {
  const price = priceLabel(text, { from: search.price_from, till: search.price_till }, format)
  const filters: ActiveFilter[] = []
  if (price) filters.push({ label: price, removal: { price_from: undefined, price_till: undefined } })
  const float = floatLabel(text, { from: search.float_from, till: search.float_till })
  if (float) filters.push({ label: float, removal: { float_from: undefined, float_till: undefined } })
  const seed = search.paint_seed
  if (seed !== undefined) {
    filters.push({ label: text('lists_seed', { seed: String(seed) }), removal: { paint_seed: undefined } })
  }
  const stickers = search.stickers_min
  if (stickers !== undefined) {
    filters.push({ label: text('lists_stickers_min', { count: stickers }), removal: { stickers_min: undefined } })
  }
  for (const name of valueFilters) {
    for (const value of search[name] ?? []) {
      const rest = (search[name] ?? []).filter((other) => other !== value)
      filters.push({ label: tagText(text, value), removal: { [name]: rest } })
    }
  }
  if (search.sale && shelf !== 'sale') filters.push({ label: text('filter_on_sale'), removal: { sale: undefined } })
  if (search.new && shelf !== 'new') filters.push({ label: text('filter_new'), removal: { new: undefined } })
  return filters
}
