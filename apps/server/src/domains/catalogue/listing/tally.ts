import type { Queryable } from '../../../db/statement.ts'
import type { KindTable } from './kinds.rules.ts'
import { fitOf, type ListFilter } from './narrowing.rules.ts'
import type { Shelf } from './stock.rules.ts'
import { countPassing, type Passing } from './stock.sql.ts'

/** How many items pass. */
export interface Tally {
  /** by place of the kind */
  counts: Int32Array
  total: number
  /** cents of the cheapest and the dearest; null without items */
  prices: { min: number; max: number } | null
}

/** The part of a filter that is not a fact of the kind, as statements take it. */
export const passingValues = ({ bounds, sale, isNew }: ListFilter): Passing => {
  const { priceFrom, priceTill, floats } = bounds
  return { priceFrom, priceTill, floatFrom: floats?.from ?? null, floatTill: floats?.till ?? null, sale, isNew }
}

/** What a tally is made of. */
export interface TallyOptions {
  table: KindTable
  /** the items that are listed: all, on sale, new */
  shelf: Shelf
  filter: ListFilter
  /** by place: 1 for the kinds to be counted */
  asked: Uint8Array
}

/**
 * Counts exactly what passes. A kind that lies inside the bounds as a whole is known from the shelf; only those that
 * lie astride one of the bounds are counted by the database.
 */
export const tallyOf = async (q: Queryable, { table, shelf, filter, asked }: TallyOptions): Promise<Tally> => {
  const counting = new Counting(table.kinds.length)
  const astride: number[] = []
  for (const place of shelf.byLowest) {
    if (!asked[place]) continue
    const fit = fitOf(shelf, place, filter.bounds)
    if (fit === 'astride') astride.push(table.kinds[place]?.no ?? 0)
    if (fit === 'inside') {
      counting.add(place, shelf.counts[place] ?? 0, shelf.priceMin[place] ?? 0, shelf.priceMax[place] ?? 0)
    }
  }
  const rows = astride.length > 0 ? await countPassing(q, { ...passingValues(filter), kinds: astride }) : []
  for (const row of rows) counting.add(table.placeByNo.get(row.kind_no) ?? 0, row.count, row.price_min, row.price_max)
  return counting.tally
}

class Counting {
  readonly tally: Tally

  constructor(kindsCount: number) {
    this.tally = { counts: new Int32Array(kindsCount), total: 0, prices: null }
  }

  add(place: number, count: number, priceMin: number, priceMax: number): void {
    const { tally } = this
    tally.counts[place] = count
    tally.total += count
    tally.prices ??= { min: priceMin, max: priceMax }
    if (priceMin < tally.prices.min) tally.prices.min = priceMin
    if (priceMax > tally.prices.max) tally.prices.max = priceMax
  }
}
