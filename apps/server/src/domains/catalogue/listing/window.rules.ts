import { type Bounds, priceCentsMax } from './narrowing.rules.ts'
import type { Extremes, Slice } from './stock.rules.ts'

/** So many items of a list after so many others. */
export interface PagePart {
  limit: number
  offset: number
}

/** A page by price as it is asked for. */
export interface ListPage extends PagePart {
  direction: 'asc' | 'desc'
}

/** The part of a list in which a page stands. */
export interface Span {
  /** indexes of the kinds of which an item can be on the page */
  indexes: readonly number[]
  /** matching items of these kinds that stand before the page */
  offset: number
  /** the points of the first item of these kinds and of the last one that can be on the page */
  first: number
  last: number
}

/** Where a page is to be looked for. */
export interface Window extends Omit<Span, 'first' | 'last'> {
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

/** What a way is made of. */
interface WayOptions {
  extremes: Extremes
  /** by index: how many items of the kind match */
  counts: Int32Array
  /** nothing that matches is outside of these points */
  from: number
  till: number
  /** whether the list begins with what is least */
  rising: boolean
}

/**
 * A list as a way from its first item to its last; points count downwards where the list does. Of each kind it knows
 * how many of its items match and between which points they stand.
 */
export class Way {
  readonly #extremes: Extremes
  readonly #counts: Int32Array
  readonly #from: number
  readonly #till: number
  readonly #rising: boolean

  constructor({ extremes, counts, from, till, rising }: WayOptions) {
    this.#extremes = extremes
    this.#counts = counts
    this.#from = from
    this.#till = till
    this.#rising = rising
  }

  /** Indexes of the kinds by their first item, until `visit` answers false. */
  byHead(visit: (index: number, head: number) => boolean): void {
    const { byLeast, byGreatest } = this.#extremes
    this.#visit(this.#rising ? byLeast : byGreatest, (index) => visit(index, this.head(index)))
  }

  /** Indexes of the kinds by their last item, until `visit` answers false. */
  byTail(visit: (index: number, tail: number) => boolean): void {
    const { byLeast, byGreatest } = this.#extremes
    this.#visit(this.#rising ? byGreatest : byLeast, (index) => visit(index, this.tail(index)))
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
    return Math.max(this.#extremes.least[index] ?? 0, this.#from)
  }

  #highest(index: number): number {
    return Math.min(this.#extremes.greatest[index] ?? 0, this.#till)
  }
}

/** The last point at which an item of the page can stand: so many items surely stand up to there. */
const lastPoint = (way: Way, { offset, limit }: PagePart): number => {
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
const firstPoint = (way: Way, { offset }: PagePart): number => {
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
 * it need not be read. So page 40,000 costs little more than page 1.
 */
export const spanOf = (way: Way, page: PagePart): Span => {
  const [earliest, last] = [firstPoint(way, page), lastPoint(way, page)]
  const indexes: number[] = []
  let offset = page.offset
  way.byHead((index, head) => {
    if (head > last) return false
    if (way.tail(index) < earliest) offset -= way.count(index)
    else indexes.push(index)
    return true
  })
  return { indexes, offset, first: indexes[0] === undefined ? 0 : way.head(indexes[0]), last }
}

/** The prices of the kinds in stock. */
export const pricesOf = ({ priceMin, priceMax, byLowest, byHighest }: Slice): Extremes => ({
  least: priceMin,
  greatest: priceMax,
  byLeast: byLowest,
  byGreatest: byHighest,
})

/** Where the items of a page by price can be: besides its kinds, prices bound what is read. */
export const windowOf = (options: WindowOptions): Window => {
  const { slice, counts, bounds, page } = options
  const rising = page.direction === 'asc'
  const way = new Way({ extremes: pricesOf(slice), counts, from: bounds.priceFrom, till: bounds.priceTill, rising })
  const span = spanOf(way, page)
  const { indexes, offset, first, last } = span
  let gatherCost = 0
  for (const index of indexes) gatherCost += kindCost + Math.min(way.count(index), offset + page.limit)
  return {
    indexes,
    offset,
    ...(rising ? { priceFrom: first, priceTill: last } : { priceFrom: -last, priceTill: -first }),
    gatherCost,
    walkCost: gatherCost < cheap ? Number.POSITIVE_INFINITY : walkCost(options, way, span),
  }
}

/** What it costs to walk from the window's first item to the end of the page, past those of other kinds. */
const walkCost = ({ all, page }: WindowOptions, way: Way, { indexes, offset, first, last }: Span): number => {
  const rising = page.direction === 'asc'
  const everything = new Way({ extremes: pricesOf(all), counts: all.counts, from: 0, till: priceCentsMax, rising })
  let passed = 0
  everything.byHead((index, head) => {
    passed += everything.itemsBetween(index, first, last)
    return head <= last
  })
  let matching = 1
  for (const index of indexes) matching += way.itemsBetween(index, first, last)
  return passed * Math.min(1, (offset + page.limit) / matching)
}
