import type { ListOrder } from '@pandrop/contract/limits'
import type { ListFilter } from './narrowing.rules.ts'
import type { Extremes, Reference, Slice, Slices, StockPart } from './stock.rules.ts'
import { passingPlaces, tallyOf } from './tally.rules.ts'
import { type PagePart, pricesOf, spanOf, Way } from './window.rules.ts'

/** A list whose items are found in memory. */
export interface Listed {
  slices: Slices
  /** what each kind usually costs, by its index */
  references: readonly (Reference | undefined)[]
  filter: Pick<ListFilter, 'bounds' | 'sale' | 'isNew'>
  /** by index of the kind: how many of its items pass */
  counts: Int32Array
  /** nothing is compared with a reference of an earlier day (2026-08-08); null: age does not matter */
  oldestDay: string | null
}

/** What a kind usually costs in cents; of an old reference nobody is told anything. */
const referenceOf = ({ references, oldestDay }: Listed, index: number): number => {
  const reference = references[index]
  const isKnown = reference && (oldestDay === null || reference.day === null || reference.day >= oldestDay)
  return isKnown ? reference.cents : 0
}

/** What an item stands by: the least comes first. What it has not got comes last. */
type PointOf = (part: StockPart, place: number, index: number) => number

const nowhere = Number.POSITIVE_INFINITY

const pointIn = (listed: Listed): Readonly<Record<ListOrder, PointOf>> => ({
  asc: ({ prices }, place) => prices[place] ?? 0,
  desc: ({ prices }, place) => -(prices[place] ?? 0),
  float: ({ floats }, place) => floats?.[place] ?? nowhere,
  discount: ({ prices, oldPrices }, place) => (oldPrices ? (prices[place] ?? 0) / (oldPrices[place] ?? 1) : 1),
  newest: (part, place) => -(part.listed[place] ?? 0),
  reference: ({ prices }, place, index) => dividedBy(prices[place] ?? 0, referenceOf(listed, index)),
})

const dividedBy = (price: number, reference: number): number => (reference > 0 ? price / reference : nowhere)

/** Of two at one point the newer comes first where the list goes from new to old, or from dear to cheap. */
const isNewerFirst = (order: ListOrder): boolean => order === 'newest' || order === 'desc'

/** Between which points the items of each kind stand. */
const extremesOf = (listed: Listed, slice: Slice, order: ListOrder): Extremes => {
  const by = (name: string, least: Float64Array, greatest: Float64Array, change: (one: number, at: number) => number) =>
    slice.sorted(name, () => ({ least: least.map(change), greatest: greatest.map(change) }))
  const { priceMin, priceMax } = slice
  switch (order) {
    case 'asc':
      return pricesOf(slice)
    case 'desc':
      return by(order, priceMax, priceMin, (price) => -price)
    case 'float':
      return by(order, slice.floatMin, slice.floatMax, (float) => (Number.isNaN(float) ? nowhere : float))
    case 'newest':
      return by(order, slice.listedMax, slice.listedMin, (listed) => -listed)
    case 'reference': {
      const compared = (price: number, index: number) => dividedBy(price, referenceOf(listed, index))
      return by(`${order} ${listed.oldestDay}`, priceMin, priceMax, compared)
    }
    case 'discount':
      return slice.sorted(order, () => discountsOf(listed, slice))
  }
}

/** Of each kind the greatest and the least discount; only what is on sale has any. */
const discountsOf = ({ slices, filter }: Listed, { counts }: Slice): Pick<Extremes, 'least' | 'greatest'> => {
  const least = new Float64Array(counts.length).fill(1)
  const greatest = new Float64Array(counts.length)
  for (let index = 0; index < counts.length; index += 1) {
    if (!counts[index]) continue
    for (const { prices, oldPrices } of slices.partsOf(filter, index)) {
      if (!oldPrices) greatest[index] = 1
      oldPrices?.forEach((oldPrice, place) => {
        const point = (prices[place] ?? 0) / oldPrice
        least[index] = Math.min(least[index] ?? 1, point)
        greatest[index] = Math.max(greatest[index] ?? 0, point)
      })
    }
  }
  return { least, greatest }
}

/** Shows each item that passes, of these kinds. */
const visit = (
  listed: Listed,
  indexes: readonly number[],
  show: (part: StockPart, place: number, index: number) => void,
) => {
  const { slices, filter } = listed
  for (const index of indexes)
    for (const part of slices.partsOf(filter, index))
      for (const place of passingPlaces(part, filter.bounds)) show(part, place, index)
}

/** Ids of everything that passes, in no order. */
export const idsOfAll = (listed: Omit<Listed, 'oldestDay'>): number[] => {
  const indexes = [...listed.counts.keys()].filter((index) => listed.counts[index])
  const ids: number[] = []
  visit({ ...listed, oldestDay: null }, indexes, ({ ids: own }, place) => ids.push(own[place] ?? 0))
  return ids
}

/**
 * Ids of the items of one page, in their order (docs/behaviour/catalogue.md#sort). The extremes of the kinds say which
 * of them have an item on the page, as they do for prices; the items of these are compared in memory.
 */
export const idsOnPage = (asked: Listed, order: ListOrder, page: PagePart): number[] => {
  const listed = order === 'discount' ? onSaleIfEnough(asked, page) : asked
  const extremes = extremesOf(listed, listed.slices.of(listed.filter), order)
  const way = new Way({ extremes, counts: listed.counts, from: Number.NEGATIVE_INFINITY, till: nowhere, rising: true })
  const span = spanOf(way, page)
  const wanted = { ...page, offset: span.offset }
  const gathered = gather(listed, order, { way, indexes: span.indexes, last: span.last, wanted })
  return cutOut(gathered, wanted).map(({ id }) => id)
}

interface Gathering {
  way: Way
  indexes: readonly number[]
  last: number
  wanted: PagePart
}

// Where the page ends further from its beginning, cutting back costs more than it spares.
const cutBackMax = 5000

/**
 * Items that can be on the page. Kinds come by their first item: what so many items are known to stand before is let
 * go again, and the rest of the kinds is not looked at once they begin behind all of these.
 */
const gather = (listed: Listed, order: ListOrder, { way, indexes, last, wanted }: Gathering): Unsorted => {
  const pointOf = pointIn(listed)[order]
  const needed = wanted.offset + wanted.limit
  const newerFirst = isNewerFirst(order)
  let bound = last
  let found: Placed[] = []
  for (const index of indexes) {
    if (way.head(index) > bound) break
    visit(listed, [index], (part, place) => {
      const point = pointOf(part, place, index)
      if (point <= bound) found.push({ id: part.ids[place] ?? 0, point })
    })
    if (needed > cutBackMax || found.length < 2 * needed + cutBackMax) continue
    found = cutOut({ found, newerFirst }, { offset: 0, limit: needed })
    bound = found.at(-1)?.point ?? bound
  }
  return { found, newerFirst }
}

/** Everything that is on sale stands before the rest: of most pages the rest need not be looked at. */
const onSaleIfEnough = (listed: Listed, { offset, limit }: PagePart): Listed => {
  const { slices, counts } = listed
  const filter = { ...listed.filter, sale: true }
  const asked = Uint8Array.from(counts, (count) => (count > 0 ? 1 : 0))
  const onSale = tallyOf({ slices, filter, asked })
  return onSale.total >= offset + limit ? { ...listed, filter, counts: onSale.counts } : listed
}

/** An item with what it stands by. */
interface Placed {
  id: number
  point: number
}

interface Unsorted {
  found: readonly Placed[]
  newerFirst: boolean
}

/**
 * Items from one place to another, as if all were sorted: numbers alone are sorted ten times as fast as pairs, and at
 * both ends of the page alone many may stand at one point.
 */
const cutOut = ({ found, newerFirst }: Unsorted, { offset, limit }: PagePart): Placed[] => {
  const sorted = Float64Array.from(found, ({ point }) => point).sort()
  const from = sorted[offset]
  const till = sorted[Math.min(offset + limit, sorted.length) - 1]
  if (from === undefined || till === undefined) return []
  const at = (point: number, skipped: number): Placed[] => {
    const tied = Float64Array.from(found.filter((one) => one.point === point).map(({ id }) => id)).sort()
    if (newerFirst) tied.reverse()
    return Array.from(tied.subarray(skipped, skipped + limit), (id) => ({ id, point }))
  }
  const before = at(from, offset - sorted.indexOf(from))
  if (from === till) return before
  const between = found
    .filter(({ point }) => point > from && point < till)
    .sort((one, other) => one.point - other.point || (newerFirst ? other.id - one.id : one.id - other.id))
  return [...before, ...between, ...at(till, 0)].slice(0, limit)
}
