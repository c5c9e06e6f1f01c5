import { type AttachedColumns, hasAttachedAt } from './attached.rules.ts'
import { type Bounds, fitOf, isOfCopies, type ListFilter } from './narrowing.rules.ts'
import type { Slice, Slices, StockPart } from './stock.rules.ts'

/** How many items pass. */
export interface Tally {
  /** by index of the kind */
  counts: Int32Array
  total: number
}

/** Cents of the cheapest and the dearest. */
export interface PriceRange {
  min: number
  max: number
}

/** What is counted. */
export interface TallyOptions {
  slices: Slices
  filter: Pick<ListFilter, 'bounds' | 'sale' | 'isNew'>
  /** by index: 1 for the kinds to be counted */
  asked: Uint8Array
}

/**
 * Counts exactly what passes. A kind that lies inside the bounds as a whole is known from the slice; of one that lies
 * astride a float the items between are counted by their places, and only where it lies astride a price each is looked
 * at.
 */
export const tallyOf = ({ slices, filter, asked }: TallyOptions): Tally => {
  const slice = slices.of(filter)
  const counts = new Int32Array(asked.length)
  let total = 0
  for (let index = 0; index < asked.length; index += 1) {
    if (!asked[index] || !slice.counts[index]) continue
    const fit = fitOf(slice, index, filter.bounds)
    let count = fit === 'inside' ? (slice.counts[index] ?? 0) : 0
    if (fit === 'astride' && isLookedAt(slices, index, filter.bounds)) {
      const isCountedByPlace = !isOfCopies(filter.bounds) && hasEveryPrice(slice, index, filter.bounds)
      for (const part of slices.partsOf(filter, index)) {
        const [first, end] = placesOf(part, filter.bounds)
        count += isCountedByPlace ? Math.max(0, end - first) : passingPlaces(part, filter.bounds).length
      }
    }
    counts[index] = count
    total += count
  }
  return { counts, total }
}

/** The prices of what passes; null where nothing does. */
export const priceRangeOf = ({ slices, filter, asked }: TallyOptions): PriceRange | null => {
  const slice = slices.of(filter)
  const range = { min: Number.POSITIVE_INFINITY, max: 0 }
  const include = (price: number): void => {
    if (price < range.min) range.min = price
    if (price > range.max) range.max = price
  }
  for (let index = 0; index < asked.length; index += 1) {
    if (!asked[index] || !slice.counts[index]) continue
    const fit = fitOf(slice, index, filter.bounds)
    if (fit === 'inside') {
      include(slice.priceMin[index] ?? 0)
      include(slice.priceMax[index] ?? 0)
    }
    if (fit === 'astride' && isLookedAt(slices, index, filter.bounds))
      for (const part of slices.partsOf(filter, index))
        for (const place of passingPlaces(part, filter.bounds)) include(part.prices[place] ?? 0)
  }
  return range.max > 0 ? range : null
}

/** Where stickers are asked for, kinds without any are not looked at. */
const isLookedAt = (slices: Slices, index: number, { attached }: Bounds): boolean =>
  attached === null || slices.attached.hasKind(index)

const hasEveryPrice = ({ priceMin, priceMax }: Slice, index: number, { priceFrom, priceTill }: Bounds): boolean =>
  (priceMin[index] ?? 0) >= priceFrom && (priceMax[index] ?? 0) <= priceTill

/** Between which places of a part the items stand whose floats are asked for; the first counts, the end does not. */
const placesOf = ({ prices, floats }: StockPart, { floats: asked }: Bounds): [number, number] => {
  if (!asked || !floats) return [0, prices.length]
  return [placeAfter(floats, (float) => float < asked.from), placeAfter(floats, (float) => float <= asked.till)]
}

/** The places of those items of a part that lie inside. */
export const passingPlaces = (part: StockPart, bounds: Bounds): number[] => {
  const { attached } = bounds
  if (attached) {
    const passing: number[] = []
    visitAttached(part, bounds, (columns, at) => {
      if (hasAttachedAt(columns, at, attached)) passing.push(columns.places[at] ?? 0)
    })
    return passing
  }
  const [first, end] = placesOf(part, bounds)
  const places: number[] = []
  for (let place = first; place < end; place += 1) if (isInside(part, place, bounds)) places.push(place)
  return places
}

/** Whether price and paint seed of the item at a place are those asked for. */
const isInside = ({ prices, paintSeeds }: StockPart, place: number, bounds: Bounds): boolean => {
  const price = prices[place] ?? 0
  const isPatternAsked = bounds.paintSeed === null || paintSeeds?.[place] === bounds.paintSeed
  return isPatternAsked && price >= bounds.priceFrom && price <= bounds.priceTill
}

/** Visits those items of a part that lie inside and have stickers or a charm, by their places in its columns. */
export const visitAttached = (
  part: StockPart,
  bounds: Bounds,
  visit: (columns: AttachedColumns, at: number) => void,
) => {
  const columns = part.attached
  if (!columns) return
  const [first, end] = placesOf(part, bounds)
  const { places } = columns
  for (let at = 0; at < places.length; at += 1) {
    const place = places[at] ?? 0
    if (place >= first && place < end && isInside(part, place, bounds)) visit(columns, at)
  }
}

/** Cents of the cheapest copy of a kind that passes; infinite where none does. */
export const cheapestPassing = (slices: Slices, filter: TallyOptions['filter'], index: number): number => {
  let cheapest = Number.POSITIVE_INFINITY
  for (const part of slices.partsOf(filter, index))
    for (const place of passingPlaces(part, filter.bounds))
      cheapest = Math.min(cheapest, part.prices[place] ?? cheapest)
  return cheapest
}

/** Floats of the copies of a kind that pass, in no order; none of vanilla knives. */
export const passingFloats = (slices: Slices, filter: TallyOptions['filter'], index: number): number[] =>
  slices.partsOf(filter, index).flatMap((part) => {
    const { floats } = part
    return floats ? passingPlaces(part, filter.bounds).map((place) => floats[place] ?? 0) : []
  })

/** The first place of a rising list at which a number is not before what is sought. */
const placeAfter = (rising: readonly number[], isBefore: (one: number) => boolean): number => {
  let from = 0
  let till = rising.length
  while (from < till) {
    const middle = (from + till) >> 1
    if (isBefore(rising[middle] ?? 0)) from = middle + 1
    else till = middle
  }
  return from
}
