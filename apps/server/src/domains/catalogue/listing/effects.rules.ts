import {
  type ChangeEffect,
  type EffectOf,
  type ItemChange,
  type ItemOffer,
  offersOf,
  strongerOf,
} from '../items/item-change.rules.ts'
import type { KindTable } from './kinds.rules.ts'
import type { ListFilter } from './narrowing.rules.ts'
import type { ListPage, PagePart } from './window.rules.ts'

/** A bit for each of some kinds at its number, as PostgreSQL's get_bit counts them. */
export const bitsOf = (numbers: readonly number[]): Buffer => {
  const bits = Buffer.alloc((numbers.reduce((most, no) => Math.max(most, no), 0) >> 3) + 1)
  for (const no of numbers) bits[no >> 3] = (bits[no >> 3] ?? 0) | (1 << (no & 7))
  return bits
}

const hasBit = (bits: Buffer, no: number): boolean => (((bits[no >> 3] ?? 0) >> (no & 7)) & 1) === 1

/**
 * The numbers of kinds as bits: two kilobytes for all kinds there can be, so that an answer may keep them.
 * @param chosen by index: not 0 for those that are meant
 */
export const kindBitsOf = ({ kinds }: KindTable, chosen: Uint8Array): Buffer => {
  const numbers: number[] = []
  for (let index = 0; index < chosen.length; index += 1) if (chosen[index]) numbers.push(kinds[index]?.no ?? 0)
  return bitsOf(numbers)
}

/** By index of the kind: 1 for those whose bit is set. */
export const chosenOf = ({ kinds }: KindTable, kindBits: Buffer): Uint8Array => {
  const chosen = new Uint8Array(kinds.length)
  for (let index = 0; index < chosen.length; index += 1) if (hasBit(kindBits, kinds[index]?.no ?? 0)) chosen[index] = 1
  return chosen
}

/** How changes affect numbers that count the items of some kinds, whatever their price and float. */
export const effectOnCounts = (kindBits: Buffer): EffectOf => {
  const effectOf = (change: ItemChange): ChangeEffect =>
    offersOf(change).some(({ kind_no }) => hasBit(kindBits, kind_no)) ? 'numbers' : 'none'
  return Object.assign(effectOf, { bytes: kindBits.length })
}

/** An item on a page: what its place among the others depends on. */
interface Placed {
  id: number
  price_cents: number
}

/** A page of a list that was read. */
export interface ReadPage {
  /** kinds that pass the filter */
  kindBits: Buffer
  filter: ListFilter
  /** direction: of its prices; absent where an announcement does not say what its order depends on */
  page: PagePart & { direction: ListPage['direction'] | undefined }
  /** what stands on it, in its order */
  rows: readonly Placed[]
}

/** Whether what is offered is what the list narrows to. */
export const passesFilter = (
  { kindBits, filter }: Pick<ReadPage, 'kindBits' | 'filter'>,
  offer: ItemOffer,
): boolean => {
  const { bounds, sale, isNew } = filter
  const { priceFrom, priceTill, floats } = bounds
  const { kind_no, price_cents, float, on_sale, is_new } = offer
  if (!hasBit(kindBits, kind_no) || price_cents < priceFrom || price_cents > priceTill) return false
  if (floats !== null && !(float !== null && float >= floats.from && float <= floats.till)) return false
  return !((sale && !on_sale) || (isNew && !is_new))
}

/** Negative where one item stands before another. */
const apart = (direction: ListPage['direction'], one: Placed, other: Placed): number => {
  const rising = one.price_cents - other.price_cents || one.id - other.id
  return direction === 'asc' ? rising : -rising
}

/**
 * How changes affect one page of a list. An item that it shows or would show changes what is shown; one that stands
 * before it moves the page by a place; one that stands behind it changes the total.
 */
export const effectOnPage = ({ kindBits, filter, page, rows }: ReadPage): EffectOf => {
  const shown = new Set(rows.map(({ id }) => id))
  const first = rows[0]
  const last = rows.length < page.limit ? undefined : rows.at(-1)
  const effectOf = (change: ItemChange): ChangeEffect => {
    if (shown.has(change.id)) return 'shown'
    let effect: ChangeEffect = 'none'
    for (const offer of offersOf(change)) {
      if (!passesFilter({ kindBits, filter }, offer)) continue
      const { direction } = page
      if (!direction) return 'shown'
      const item = { id: change.id, price_cents: offer.price_cents }
      if (first && page.offset > 0 && apart(direction, item, first) < 0) effect = strongerOf(effect, 'moved')
      else if (last && apart(direction, item, last) > 0) effect = strongerOf(effect, 'numbers')
      else return 'shown'
    }
    return effect
  }
  return Object.assign(effectOf, { bytes: kindBits.length })
}
