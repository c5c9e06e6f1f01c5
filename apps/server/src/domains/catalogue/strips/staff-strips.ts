import type { Item } from '@pandrop/contract/item'
import { isOnShelf, isReserved } from '@pandrop/contract/lifecycle/item'
import { pinsMax, type Strip, strips } from '@pandrop/contract/limits'
import { ok, type Result, refuse } from '@pandrop/contract/result'
import type { StripItem, StripPin, StripsAnswer } from '@pandrop/contract/staff/strips'
import { inTransaction, type Transaction } from '../../../db/transaction.ts'
import type { StaffContext } from '../../../shop.ts'
import { unkept } from '../items/item-change.rules.ts'
import { toItem } from '../items/item-row.ts'
import type { CatalogueIndex } from '../listing/catalogue-index.ts'
import { lockItems } from '../staff-items/item-writes.sql.ts'
import { mixableOf } from './mix.rules.ts'
import { deletePins, lockStrip, type PinRow, selectPinned, selectPins, writePins } from './strips.sql.ts'
import { automaticOf, shownPins } from './strips.ts'

const waitOf = (row: PinRow, now: Date): StripPin['waits_for'] => {
  if (isReserved(row.state)) return 'reserved'
  if (row.available_from !== null && row.available_from > now) return 'not_yet'
  if (row.belongs) return null
  return row.strip === 'sale' ? 'not_reduced' : 'not_new'
}

const cardOf = ({ id, title, img_url: img, quality, float, price, old_price }: Item): StripItem => ({
  id,
  title,
  img,
  quality,
  float,
  price,
  old_price,
})

const pinOf = (row: PinRow, now: Date): StripPin => {
  const item = toItem(row)
  return { ...cardOf(item), waits_for: waitOf(row, now), available_from: item.available_from }
}

/** What is pinned to each strip, those that wait included. */
export const pinsOf = async ({ pool, clock }: StaffContext): Promise<Record<Strip, StripPin[]>> => {
  const rows = await selectPins(pool)
  const now = clock.now()
  const of = (strip: Strip) => rows.filter((row) => row.strip === strip).map((row) => pinOf(row, now))
  return { sale: of('sale'), new: of('new'), deals: of('deals') }
}

/** The strips as an operator arranges them; what chance draws is not known before a customer comes. */
export const staffStripsOf = async (context: StaffContext, index: CatalogueIndex): Promise<StripsAnswer['strips']> => {
  const pins = pinsOf(context)
  const rests = strips.map(async (strip) => {
    if (strip === 'deals') return []
    return automaticOf(index, strip, unkept, async () => (await shownPins(index.q, strip)).map(mixableOf))
  })
  const [pinned, ...rest] = await Promise.all([pins, ...rests])
  return strips.map((strip, at) => ({ strip, pins: pinned[strip], rest: (rest[at] ?? []).map(cardOf) }))
}

/** A pin as it is wished for. */
interface PinWish {
  strip: Strip
  itemId: number
  /** from 1 on; undefined: behind the others, or where it stands already */
  place?: number | undefined
}

type PinOutcome = Result<{ changed: boolean }, 'item_not_found' | 'item_not_on_shelf' | 'strip_full'>

/**
 * Pins an item to a strip or moves its pin, and those below make room. A place behind the last is the last.
 * @returns unchanged where it stands there; refuses item_not_found, item_not_on_shelf for what customers cannot find,
 *   and strip_full where 20 are pinned
 */
export const pinItem = ({ pool }: Pick<StaffContext, 'pool'>, wish: PinWish): Promise<PinOutcome> =>
  inTransaction(pool, async (tx): Promise<PinOutcome> => {
    const { strip, itemId, place } = wish
    const { before, states } = await lockPinned(tx, strip, itemId)
    const state = states.get(itemId)
    if (state === undefined) return refuse('item_not_found')
    if (!isOnShelf(state) && !isReserved(state)) return refuse('item_not_on_shelf')
    const others = before.filter((id) => id !== itemId)
    if (others.length >= pinsMax) return refuse('strip_full')
    const stands = before.indexOf(itemId)
    const at = place === undefined ? (stands < 0 ? others.length : stands) : place - 1
    const after = others.toSpliced(at, 0, itemId)
    await writePins(tx, strip, after)
    return ok({ changed: after.some((id, index) => before[index] !== id) })
  })

/**
 * Takes pins away; those that are left close up.
 * @returns unchanged where none of them was pinned
 */
export const unpinItems = (
  { pool }: Pick<StaffContext, 'pool'>,
  { strip, itemIds }: { strip: Strip; itemIds: readonly number[] },
): Promise<{ changed: boolean }> =>
  inTransaction(pool, async (tx) => {
    const { before } = await lockPinned(tx, strip)
    const gone = before.filter((id) => itemIds.includes(id))
    if (gone.length === 0) return { changed: false }
    await deletePins(tx, strip, gone)
    await writePins(
      tx,
      strip,
      before.filter((id) => !gone.includes(id)),
    )
    return { changed: true }
  })

/**
 * Locks a strip and then, in order of their numbers as purchases do, its items: whoever sells one of them lets its pin
 * fall out, and neither waits for the other.
 * @returns what is pinned then, in its order, and the state of each locked item
 */
const lockPinned = async (tx: Transaction, strip: Strip, itemId?: number) => {
  await lockStrip(tx, strip)
  const ids = (await selectPinned(tx, strip)).map(({ item_id: id }) => id)
  const locked = await lockItems(tx, itemId === undefined ? ids : [...ids, itemId])
  const before = (await selectPinned(tx, strip)).map(({ item_id: id }) => id)
  return { before, states: new Map(locked.map(({ id, state }) => [id, state])) }
}
