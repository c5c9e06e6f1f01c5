import type { Queryable } from '../../../db/statement.ts'
import type { KindTable } from './kinds.rules.ts'
import { fitOf, type ListFilter } from './narrowing.rules.ts'
import type { Slice } from './stock.rules.ts'
import { countPassing, type Passing } from './stock.sql.ts'

/** How many items pass. */
export interface Tally {
  /** by index of the kind */
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
  slice: Slice
  filter: ListFilter
  /** by index: 1 for the kinds to be counted */
  asked: Uint8Array
}

/**
 * Counts exactly what passes. A kind that lies inside the bounds as a whole is known from the slice; only those that
 * lie astride one of the bounds are counted by the database.
 */
export const tallyOf = async (q: Queryable, { table, slice, filter, asked }: TallyOptions): Promise<Tally> => {
  const counting = new Counting(table.kinds.length)
  const astride: number[] = []
  for (const index of slice.byLowest) {
    if (!asked[index]) continue
    const fit = fitOf(slice, index, filter.bounds)
    if (fit === 'astride') astride.push(table.kinds[index]?.no ?? 0)
    if (fit === 'inside') {
      counting.add(index, slice.counts[index] ?? 0, slice.priceMin[index] ?? 0, slice.priceMax[index] ?? 0)
    }
  }
  const rows = astride.length > 0 ? await countPassing(q, { ...passingValues(filter), kinds: astride }) : []
  for (const row of rows) counting.add(table.indexByNo.get(row.kind_no) ?? 0, row.count, row.price_min, row.price_max)
  return counting.tally
}

class Counting {
  readonly tally: Tally

  constructor(kindsCount: number) {
    this.tally = { counts: new Int32Array(kindsCount), total: 0, prices: null }
  }

  add(index: number, count: number, priceMin: number, priceMax: number): void {
    const { tally } = this
    tally.counts[index] = count
    tally.total += count
    tally.prices ??= { min: priceMin, max: priceMax }
    if (priceMin < tally.prices.min) tally.prices.min = priceMin
    if (priceMax > tally.prices.max) tally.prices.max = priceMax
  }
}
