import { type Bounds, priceCentsMax } from './narrowing.rules.ts'
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
  /** by index: how many items of the kind match */
  counts: Int32Array
  /** cents */
  bounds: Pick<Bounds, 'priceFrom' | 'priceTill'>
  page: ListPage
}

// What finding the first item of a kind costs more than reading the next one.
const kindCost = 12

// What is read in less than a millisecond needs no thought about another way.
const cheap = 500

/**
 * A list as a way from its first item to its last; prices count downwards where the list does. Of each kind it knows
 * how many of its items match and between which points they stand.
 */
class Way {
  readonly #slice: Slice
  readonly #counts: Int32Array
  readonly #bounds: WindowOptions['bounds']
  readonly #rising: boolean

  constructor({ slice, counts, bounds, page }: Omit<WindowOptions, 'all'>) {
    this.#slice = slice
    this.#counts = counts
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
      if (this.count(index) > 0 && !visit(index)) return
    }
  }

  head(index: number): number {
    return this.#rising ? this.#lowest(index) : -this.#highest(index)
  }

  tail(index: number): number {
    return this.#rising ? this.#highest(index) : -this.#lowest(index)
  }

  count(index: number): number {
    return this.#counts[index] ?? 0
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
const lastPoint = (way: Way, { offset, limit }: ListPage): number => {
  let sure = 0
  let last = Number.POSITIVE_INFINITY
  way.byTail((index, tail) => {
    sure += way.count(index)
    if (sure < offset + limit) return true
    last = tail
    return false
  })
  return last
}

/** The first point at which an item of the page can stand: no more items than come before the page begin before it. */
const firstPoint = (way: Way, { offset }: ListPage): number => {
  let possibly = 0
  let first = Number.POSITIVE_INFINITY
  way.byHead((index, head) => {
    possibly += way.count(index)
    if (possibly <= offset) return true
    first = head
    return false
  })
  return first
}

/**
 * Where the items of a page can be, judged by the extremes of each kind: kinds that begin after the page or end before
 * it need not be read, and prices bound the rest. So page 40,000 costs little more than page 1.
 */
export const windowOf = (options: WindowOptions): Window => {
  const { page } = options
  const way = new Way(options)
  const [earliest, last] = [firstPoint(way, page), lastPoint(way, page)]
  const indexes: number[] = []
  let offset = page.offset
  way.byHead((index, head) => {
    if (head > last) return false
    if (way.tail(index) < earliest) offset -= way.count(index)
    else indexes.push(index)
    return true
  })
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
  const { all, page } = options
  const bounds = { priceFrom: 0, priceTill: priceCentsMax }
  const everything = new Way({ slice: all, counts: all.counts, bounds, page })
  let passed = 0
  everything.byHead((index, head) => {
    passed += everything.itemsBetween(index, first, last)
    return head <= last
  })
  let matching = 1
  for (const index of indexes) matching += way.itemsBetween(index, first, last)
  return passed * Math.min(1, (offset + page.limit) / matching)
}
