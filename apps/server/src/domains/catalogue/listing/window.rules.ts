import { type Bounds, fitOf } from './narrowing.rules.ts'
import type { Slice } from './stock.rules.ts'

/** A page as it is asked for. */
export interface ListPage {
  direction: 'asc' | 'desc'
  limit: number
  offset: number
}

/** Where a page is to be looked for. */
export interface Window {
  /** indexes of the kinds of which an item can be on the page */
  indexes: readonly number[]
  /** matching items of these kinds that stand before the page */
  offset: number
  /** cents; no item of these kinds from the first up to the page's last is outside */
  priceFrom: number
  priceTill: number
  /** items to be read when the page is gathered kind by kind */
  gatherCost: number
  /** items to be read, of whatever kind, when the window is walked along its prices */
  walkCost: number
}

/** What a window is made of. */
export interface WindowOptions {
  /** the items that are listed: all, on sale, new */
  slice: Slice
  /** every item in stock */
  all: Slice
  /** by index: 1 for the kinds that pass the filter */
  passing: Uint8Array
  bounds: Bounds
  page: ListPage
}

// What finding the first item of a kind costs more than reading the next one.
const kindCost = 12

// What is read in less than a millisecond needs no thought about another way.
const cheap = 500

/**
 * A list as a way from its first item to its last; prices count downwards where the list does. Of each kind it knows
 * between which points its items stand, and whether all of them match or only some, nobody knows how many.
 */
class Way {
  readonly #slice: Slice
  readonly #passing: Uint8Array | null
  readonly #bounds: Bounds
  readonly #rising: boolean

  constructor(slice: Slice, passing: Uint8Array | null, { bounds, page }: WindowOptions) {
    this.#slice = slice
    this.#passing = passing
    this.#bounds = bounds
    this.#rising = page.direction === 'asc'
  }

  /** Indexes of the kinds by their first item, until `visit` answers false. */
  byHead(visit: (index: number, head: number) => boolean): void {
    this.#visit(this.#rising ? this.#slice.byLowest : this.#slice.byHighest, (index) => visit(index, this.head(index)))
  }

  /** Indexes of the kinds by their last item, until `visit` answers false. */
  byTail(visit: (index: number, tail: number) => boolean): void {
    this.#visit(this.#rising ? this.#slice.byHighest : this.#slice.byLowest, (index) => visit(index, this.tail(index)))
  }

  #visit(indexes: readonly number[], visit: (index: number) => boolean): void {
    const count = indexes.length
    for (let step = 0; step < count; step += 1) {
      const index = indexes[this.#rising ? step : count - 1 - step] ?? 0
      if (this.#passing && !this.#passing[index]) continue
      if (fitOf(this.#slice, index, this.#bounds) !== 'outside' && !visit(index)) return
    }
  }

  head(index: number): number {
    return this.#rising ? this.#lowest(index) : -this.#highest(index)
  }

  tail(index: number): number {
    return this.#rising ? this.#highest(index) : -this.#lowest(index)
  }

  count(index: number): number {
    return this.#slice.counts[index] ?? 0
  }

  isWhole(index: number): boolean {
    return fitOf(this.#slice, index, this.#bounds) === 'inside'
  }

  /** How many items of a kind stand between two points, as if they spread evenly. */
  itemsBetween(index: number, from: number, till: number): number {
    const head = this.head(index)
    const tail = this.tail(index)
    const shared = Math.min(tail, till) - Math.max(head, from) + 1
    return shared > 0 ? (this.count(index) * shared) / (tail - head + 1) : 0
  }

  #lowest(index: number): number {
    return Math.max(this.#slice.priceMin[index] ?? 0, this.#bounds.priceFrom)
  }

  #highest(index: number): number {
    return Math.min(this.#slice.priceMax[index] ?? 0, this.#bounds.priceTill)
  }
}

/** The last point at which an item of the page can stand: so many items surely stand up to there. */
const lastPoint = (way: Way, needed: number): number => {
  let sure = 0
  let last = Number.POSITIVE_INFINITY
  way.byTail((index, tail) => {
    if (way.isWhole(index)) sure += way.count(index)
    if (sure < needed) return true
    last = tail
    return false
  })
  return last
}

/** The kinds of which all items stand before the page, however many match of the others. */
const kindsBefore = (way: Way, offset: number): Set<number> => {
  const heads: number[] = []
  way.byHead((index) => heads.push(index) > 0)
  const before = new Set<number>()
  let possibly = 0
  let next = 0
  way.byTail((index, tail) => {
    for (let begun = heads[next]; begun !== undefined && way.head(begun) <= tail; begun = heads[next]) {
      possibly += way.count(begun)
      next += 1
    }
    if (possibly <= offset && way.isWhole(index)) before.add(index)
    return possibly <= offset
  })
  return before
}

/** The kinds that begin up to a point. */
const kindsTill = (way: Way, last: number): number[] => {
  const indexes: number[] = []
  way.byHead((index, head) => head <= last && indexes.push(index) > 0)
  return indexes
}

/**
 * Where the items of a page can be, judged by the extremes of each kind: kinds that begin after the page or end before
 * it need not be read, and prices bound the rest. So page 40,000 costs little more than page 1.
 */
export const windowOf = (options: WindowOptions): Window => {
  const { page, slice, passing } = options
  const way = new Way(slice, passing, options)
  const last = lastPoint(way, page.offset + page.limit)
  const begun = kindsTill(way, last)
  const before = page.offset > 0 ? kindsBefore(way, page.offset) : new Set<number>()
  const indexes = begun.filter((index) => !before.has(index))
  let offset = page.offset
  for (const index of before) offset -= way.count(index)
  let gatherCost = 0
  for (const index of indexes) gatherCost += kindCost + Math.min(way.count(index), offset + page.limit)
  const first = indexes[0] === undefined ? 0 : way.head(indexes[0])
  return {
    indexes,
    offset,
    ...(page.direction === 'asc' ? { priceFrom: first, priceTill: last } : { priceFrom: -last, priceTill: -first }),
    gatherCost,
    walkCost: gatherCost < cheap ? Number.POSITIVE_INFINITY : walkCost(options, { way, indexes, offset, first, last }),
  }
}

interface Within {
  way: Way
  indexes: readonly number[]
  offset: number
  first: number
  last: number
}

/** What it costs to walk from the window's first item to the end of the page, past those of other kinds. */
const walkCost = (options: WindowOptions, { way, indexes, offset, first, last }: Within): number => {
  const { all, bounds, page } = options
  const everything = new Way(all, null, { ...options, bounds: { ...bounds, floats: null } })
  let passed = 0
  everything.byHead((index, head) => {
    passed += everything.itemsBetween(index, first, last)
    return head <= last
  })
  let matching = 1
  for (const index of indexes) matching += way.itemsBetween(index, first, last)
  return passed * Math.min(1, (offset + page.limit) / matching)
}
