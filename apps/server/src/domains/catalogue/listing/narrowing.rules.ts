import type { AttachedBounds } from './attached.rules.ts'
import type { Chosen } from './kinds.rules.ts'
import type { Slice } from './stock.rules.ts'

/** Prices in cents, floats and the paint seed that a list is narrowed to; both ends of a range count. */
export interface Bounds {
  priceFrom: number
  priceTill: number
  /** null: whatever the float, and vanilla items, which have none */
  floats: { from: number; till: number } | null
  /** null: whatever the paint seed, and vanilla items, which have none */
  paintSeed: number | null
  /** null: whatever is on it */
  attached: AttachedBounds | null
}

/** Whether bounds ask for what each copy has for itself: then lists show copies, which memory alone finds. */
export const isOfCopies = ({ paintSeed, attached }: Bounds): boolean => paintSeed !== null || attached !== null

/** What a list is narrowed to. */
export interface ListFilter {
  search: string | undefined
  chosen: Chosen
  bounds: Bounds
  sale: boolean
  isNew: boolean
}

/** Higher than any price can be. */
export const priceCentsMax = Number.MAX_SAFE_INTEGER

/** How the items of a kind lie to bounds: all inside, all outside, or possibly on both sides. */
export type Fit = 'inside' | 'outside' | 'astride'

/** How the items of a kind in stock lie to these bounds, as far as their extremes tell. */
export const fitOf = (slice: Slice, index: number, bounds: Bounds): Fit => {
  const fit = fitOfRanges(slice, index, bounds)
  // Which paint seeds and stickers a kind has, nothing but its items tell.
  return fit === 'inside' && isOfCopies(bounds) ? 'astride' : fit
}

const fitOfRanges = (slice: Slice, index: number, { priceFrom, priceTill, floats }: Bounds): Fit => {
  const lowest = slice.priceMin[index] ?? 0
  const highest = slice.priceMax[index] ?? 0
  if (highest < priceFrom || lowest > priceTill) return 'outside'
  const isWhole = lowest >= priceFrom && highest <= priceTill
  if (floats === null) return isWhole ? 'inside' : 'astride'
  const floatMin = slice.floatMin[index] ?? Number.NaN
  const floatMax = slice.floatMax[index] ?? Number.NaN
  // Vanilla items have no float: NaN is never inside.
  if (!(floatMax >= floats.from && floatMin <= floats.till)) return 'outside'
  return isWhole && floatMin >= floats.from && floatMax <= floats.till ? 'inside' : 'astride'
}
