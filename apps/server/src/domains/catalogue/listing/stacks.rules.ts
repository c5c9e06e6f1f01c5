import { type ChangeEffect, type EffectOf, type ItemChange, offersOf, strongerOf } from '../items/item-change.rules.ts'
import { passesFilter, type ReadPage } from './effects.rules.ts'
import type { KindTable } from './kinds.rules.ts'
import { fitOf, type ListFilter } from './narrowing.rules.ts'
import type { Slice, Slices } from './stock.rules.ts'
import { cheapestPassing, passingFloats } from './tally.rules.ts'
import type { ListPage } from './window.rules.ts'

/** All copies of a kind that pass: what one card shows. */
export interface Stack {
  /** of the kind */
  index: number
  copies: number
  /** lowest first; of many some, the best and the worst among them; empty for vanilla knives */
  floats: readonly number[]
}

/** What a page of stacks is made of. */
export interface StackOptions {
  slices: Slices
  filter: Pick<ListFilter, 'bounds' | 'sale' | 'isNew'>
  /** by index of the kind: how many copies pass */
  counts: Int32Array
}

/** A rail shows no more drops than these apart. */
const floatsMax = 24

export const countStacks = (counts: Int32Array): number => counts.reduce((sum, count) => (count > 0 ? sum + 1 : sum), 0)

/** Of a rising list so many at most, evenly, with its ends. */
const someOf = (rising: readonly number[]): readonly number[] => {
  if (rising.length <= floatsMax) return rising
  const step = (rising.length - 1) / (floatsMax - 1)
  return Array.from({ length: floatsMax }, (_, place) => rising[Math.round(place * step)] ?? 0)
}

/** Cents of the cheapest copy of a kind that passes. */
const cheapestOf = ({ slices, filter }: StackOptions, slice: Slice, index: number): number =>
  fitOf(slice, index, filter.bounds) === 'inside'
    ? (slice.priceMin[index] ?? 0)
    : cheapestPassing(slices, filter, index)

const stackOf = ({ slices, filter, counts }: StackOptions, index: number): Stack => {
  const floats = passingFloats(slices, filter, index).sort((left, right) => left - right)
  return { index, copies: counts[index] ?? 0, floats: someOf(floats) }
}

/**
 * A page of stacks, sorted by the price of their cheapest copies, equal ones by their kinds. As memory knows it,
 * without the database: at most one number for each kind in stock is sorted.
 */
export const stacksOfPage = (options: StackOptions, { direction, limit, offset }: ListPage): Stack[] => {
  const { slices, filter, counts } = options
  const slice = slices.of(filter)
  const size = counts.length
  const inStock = slice.byLowest.filter((index) => counts[index])
  // Cents and index in one number: numbers alone are sorted ten times as fast.
  const keys = Float64Array.from(inStock, (index) => cheapestOf(options, slice, index) * size + index).sort()
  if (direction === 'desc') keys.reverse()
  return Array.from(keys.slice(offset, offset + limit), (key) => stackOf(options, key % size))
}

/** A page of stacks that was read. */
interface ReadStacks extends ReadPage {
  table: KindTable
  slice: Slice
  stacks: readonly Stack[]
}

/**
 * How changes affect a page of stacks. Whatever happens to a copy of one that it shows changes what is shown, and so
 * does a copy that comes between its prices; another that comes or goes may move stacks, unless it can only stand
 * behind.
 */
export const effectOnStacks = (read: ReadStacks): EffectOf => {
  const { table, slice, stacks, page, rows, kindBits } = read
  const shown = new Set(stacks.map(({ index }) => index))
  const ids = new Set(rows.map(({ id }) => id))
  const [first, last] = [rows[0], rows.length < page.limit ? undefined : rows.at(-1)]
  const isBehind = (index: number, cents: number): boolean => {
    if (!last) return false
    if (page.direction === 'asc') return cents > last.price_cents
    // Where a cheap copy goes, the next one may be dearer than the page.
    return cents < last.price_cents && (slice.priceMax[index] ?? 0) < last.price_cents
  }
  const isAmong = (cents: number): boolean => {
    const [from, till] = page.direction === 'asc' ? [first, last] : [last, first]
    return !(from && cents < from.price_cents) && !(till && cents > till.price_cents)
  }
  const effectOf = (change: ItemChange): ChangeEffect => {
    if (ids.has(change.id)) return 'shown'
    let effect: ChangeEffect = 'none'
    for (const offer of offersOf(change)) {
      if (!passesFilter(read, offer)) continue
      const index = table.indexByNo.get(offer.kind_no) ?? -1
      if (shown.has(index) || (offer === change.now && isAmong(offer.price_cents))) return 'shown'
      effect = strongerOf(effect, isBehind(index, offer.price_cents) ? 'numbers' : 'moved')
    }
    return effect
  }
  return Object.assign(effectOf, { bytes: kindBits.length })
}
