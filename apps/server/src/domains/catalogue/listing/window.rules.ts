import { type Bounds, fitOf } from './narrowing.rules.ts'
import type { Shelf } from './stock.rules.ts'

/** A page as it is asked for. */
export interface ListPage {
  direction: 'asc' | 'desc'
  limit: number
  offset: number
}

/** Where a page is to be looked for. */
export interface Window {
  /** places of the kinds of which an item can be on the page */
  places: readonly number[]
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
  shelf: Shelf
  /** every item in stock */
  all: Shelf
  /** by place: 1 for the kinds that pass the filter */
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
  readonly #shelf: Shelf
  readonly #passing: Uint8Array | null
  readonly #bounds: Bounds
  readonly #rising: boolean

  constructor(shelf: Shelf, passing: Uint8Array | null, { bounds, page }: WindowOptions) {
    this.#shelf = shelf
    this.#passing = passing
    this.#bounds = bounds
    this.#rising = page.direction === 'asc'
  }

  /** Places of the kinds by their first item, until `visit` answers false. */
  byHead(visit: (place: number, head: number) => boolean): void {
    this.#visit(this.#rising ? this.#shelf.byLowest : this.#shelf.byHighest, (place) => visit(place, this.head(place)))
  }

  /** Places of the kinds by their last item, until `visit` answers false. */
  byTail(visit: (place: number, tail: number) => boolean): void {
    this.#visit(this.#rising ? this.#shelf.byHighest : this.#shelf.byLowest, (place) => visit(place, this.tail(place)))
  }

  #visit(places: readonly number[], visit: (place: number) => boolean): void {
    const count = places.length
    for (let index = 0; index < count; index += 1) {
      const place = places[this.#rising ? index : count - 1 - index] ?? 0
      if (this.#passing && !this.#passing[place]) continue
      if (fitOf(this.#shelf, place, this.#bounds) !== 'outside' && !visit(place)) return
    }
  }

  head(place: number): number {
    return this.#rising ? this.#lowest(place) : -this.#highest(place)
  }

  tail(place: number): number {
    return this.#rising ? this.#highest(place) : -this.#lowest(place)
  }

  count(place: number): number {
    return this.#shelf.counts[place] ?? 0
  }

  isWhole(place: number): boolean {
    return fitOf(this.#shelf, place, this.#bounds) === 'inside'
  }

  /** How many items of a kind stand between two points, as if they spread evenly. */
  itemsBetween(place: number, from: number, till: number): number {
    const head = this.head(place)
    const tail = this.tail(place)
    const shared = Math.min(tail, till) - Math.max(head, from) + 1
    return shared > 0 ? (this.count(place) * shared) / (tail - head + 1) : 0
  }

  #lowest(place: number): number {
    return Math.max(this.#shelf.priceMin[place] ?? 0, this.#bounds.priceFrom)
  }

  #highest(place: number): number {
    return Math.min(this.#shelf.priceMax[place] ?? 0, this.#bounds.priceTill)
  }
}

/** The last point at which an item of the page can stand: so many items surely stand up to there. */
const lastPoint = (way: Way, needed: number): number => {
  let sure = 0
  let last = Number.POSITIVE_INFINITY
  way.byTail((place, tail) => {
    if (way.isWhole(place)) sure += way.count(place)
    if (sure < needed) return true
    last = tail
    return false
  })
  return last
}

/** The kinds of which all items stand before the page, however many match of the others. */
const kindsBefore = (way: Way, offset: number): Set<number> => {
  const heads: number[] = []
  way.byHead((place) => heads.push(place) > 0)
  const before = new Set<number>()
  let possibly = 0
  let next = 0
  way.byTail((place, tail) => {
    for (let begun = heads[next]; begun !== undefined && way.head(begun) <= tail; begun = heads[next]) {
      possibly += way.count(begun)
      next += 1
    }
    if (possibly <= offset && way.isWhole(place)) before.add(place)
    return possibly <= offset
  })
  return before
}

/** The kinds that begin up to a point. */
const kindsTill = (way: Way, last: number): number[] => {
  const places: number[] = []
  way.byHead((place, head) => head <= last && places.push(place) > 0)
  return places
}

/**
 * Where the items of a page can be, judged by the extremes of each kind: kinds that begin after the page or end before
 * it need not be read, and prices bound the rest. So page 40,000 costs little more than page 1.
 */
export const windowOf = (options: WindowOptions): Window => {
  const { page, shelf, passing } = options
  const way = new Way(shelf, passing, options)
  const last = lastPoint(way, page.offset + page.limit)
  const begun = kindsTill(way, last)
  const before = page.offset > 0 ? kindsBefore(way, page.offset) : new Set<number>()
  const places = begun.filter((place) => !before.has(place))
  let offset = page.offset
  for (const place of before) offset -= way.count(place)
  let gatherCost = 0
  for (const place of places) gatherCost += kindCost + Math.min(way.count(place), offset + page.limit)
  const first = places[0] === undefined ? 0 : way.head(places[0])
  return {
    places,
    offset,
    ...(page.direction === 'asc' ? { priceFrom: first, priceTill: last } : { priceFrom: -last, priceTill: -first }),
    gatherCost,
    walkCost: gatherCost < cheap ? Number.POSITIVE_INFINITY : walkCost(options, { way, places, offset, first, last }),
  }
}

interface Within {
  way: Way
  places: readonly number[]
  offset: number
  first: number
  last: number
}

/** What it costs to walk from the window's first item to the end of the page, past those of other kinds. */
const walkCost = (options: WindowOptions, { way, places, offset, first, last }: Within): number => {
  const { all, bounds, page } = options
  const everything = new Way(all, null, { ...options, bounds: { ...bounds, floats: null } })
  let passed = 0
  everything.byHead((place, head) => {
    passed += everything.itemsBetween(place, first, last)
    return head <= last
  })
  let matching = 1
  for (const place of places) matching += way.itemsBetween(place, first, last)
  return passed * Math.min(1, (offset + page.limit) / matching)
}
