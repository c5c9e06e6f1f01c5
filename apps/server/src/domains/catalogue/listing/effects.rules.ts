import { type ChangeEffect, type EffectOf, type ItemChange, offersOf } from '../items/item-change.rules.ts'
import type { KindTable } from './kinds.rules.ts'
import type { ListFilter } from './narrowing.rules.ts'
import type { ListPage } from './window.rules.ts'

/** A bit for each of some kinds at its number, as PostgreSQL's get_bit counts them. */
export const bitsOf = (numbers: readonly number[]): Buffer => {
  const bits = Buffer.alloc((Math.max(0, ...numbers) >> 3) + 1)
  for (const no of numbers) bits[no >> 3] = (bits[no >> 3] ?? 0) | (1 << (no & 7))
  return bits
}

const hasBit = (bits: Buffer, no: number): boolean => (((bits[no >> 3] ?? 0) >> (no & 7)) & 1) === 1

/**
 * The numbers of kinds as bits: two kilobytes for all kinds there can be, so that an answer may keep them.
 * @param chosen by index: not 0 for those that are meant
 */
export const kindBitsOf = ({ kinds }: KindTable, chosen: Uint8Array): Buffer =>
  bitsOf(kinds.flatMap(({ no }, index) => (chosen[index] ? [no] : [])))

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
  page: ListPage
  /** what stands on it, in its order */
  rows: readonly Placed[]
}

const isUpTo = (direction: ListPage['direction'], item: Placed, last: Placed): boolean => {
  const apart = item.price_cents - last.price_cents || item.id - last.id
  return direction === 'asc' ? apart <= 0 : apart >= 0
}

/**
 * How changes affect one page of a list. An item that it shows, would show, or that stands before it changes what is
 * shown; one that stands behind it changes the total.
 */
export const effectOnPage = ({ kindBits, filter, page, rows }: ReadPage): EffectOf => {
  const { bounds, sale, isNew } = filter
  const { priceFrom, priceTill, floats } = bounds
  const shown = new Set(rows.map(({ id }) => id))
  const last = rows.length < page.limit ? undefined : rows.at(-1)
  const effectOf = (change: ItemChange): ChangeEffect => {
    if (shown.has(change.id)) return 'shown'
    let effect: ChangeEffect = 'none'
    for (const { kind_no, price_cents, float, on_sale, is_new } of offersOf(change)) {
      if (!hasBit(kindBits, kind_no) || price_cents < priceFrom || price_cents > priceTill) continue
      if (floats !== null && !(float !== null && float >= floats.from && float <= floats.till)) continue
      if ((sale && !on_sale) || (isNew && !is_new)) continue
      if (!last || isUpTo(page.direction, { id: change.id, price_cents }, last)) return 'shown'
      effect = 'numbers'
    }
    return effect
  }
  return Object.assign(effectOf, { bytes: kindBits.length })
}
