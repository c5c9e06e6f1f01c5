import { isOnShelf } from '@pandrop/contract/lifecycle/item'
import { packItemsMax, packItemsMin } from '@pandrop/contract/packs'
import { type FieldErrors, ok, type Result, refuse } from '@pandrop/contract/result'
import { marginPercentOf } from '@pandrop/contract/staff/item-changes'
import type { PackFilter, PackState, StaffPack, StaffPackItem } from '@pandrop/contract/staff/packs'
import { percentOff, wholeCost } from '@pandrop/contract/staff/together'
import { instantOrNull } from '@pandrop/contract/wire'
import { formatCents } from '@pandrop/money/format'
import { type Cents, cents, inUnits, inUnitsOrNull } from '@pandrop/money/money'
import { cutPage, type Page, type PageAsked, readNumberPage } from '../../../db/keyset.ts'
import type { Queryable } from '../../../db/statement.ts'
import { inTransaction, type Transaction } from '../../../db/transaction.ts'
import type { Shop, StaffContext } from '../../../shop.ts'
import { picturePaths } from '../../catalogue/items/picture.ts'
import { settingsOf, timeZoneOf } from '../../content/settings.ts'
import { firstDayOf, lastDayOf } from '../promo/promo-days.rules.ts'
import { type Confirmed, questionOf } from '../purchase/together-price.rules.ts'
import {
  insertPack,
  lockPack,
  lockPackables,
  type StaffPackItemRow,
  type StaffPackRow,
  selectPackByKey,
  selectStaffPack,
  selectStaffPackItems,
  selectStaffPacks,
  selectStandingStaffPacks,
  stopPackRow,
} from './packs.sql.ts'

type Reading = Pick<Shop, 'pool' | 'clock'>

type Context = Pick<StaffContext, 'pool' | 'clock'>

interface ListAsked extends PageAsked {
  filter?: PackFilter | undefined
  /** part of a name */
  search?: string | undefined
}

const states: Record<PackFilter, PackState[]> = {
  current: ['offered', 'waiting'],
  planned: ['planned'],
  sold: ['sold'],
  past: ['sold', 'ended', 'over', 'stopped'],
  all: ['planned', 'offered', 'waiting', 'sold', 'ended', 'over', 'stopped'],
}

/**
 * A page of packs, newest first.
 * @returns refuses invalid_input for an `after` that no page has named
 */
export const listStaffPacks = async (
  { pool, clock }: Reading,
  { filter = 'current', search, ...asked }: ListAsked,
): Promise<Result<Page<StaffPack>, 'invalid_input'>> => {
  const page = readNumberPage(asked)
  if (!page.ok) return page
  const name = search?.trim().toLowerCase() || null
  const select = filter === 'current' || filter === 'planned' ? selectStandingStaffPacks : selectStaffPacks
  const found = await select(pool, { ...page.value, now: clock.now(), states: states[filter], name })
  const { rows, next } = cutPage(found, page.value.rowsMax, ({ id }) => id)
  return ok({ rows: await onTheWire(pool, rows), next })
}

/** One pack as it stands; refuses pack_not_found. */
export const staffPackOf = async (
  q: Queryable,
  id: number,
  now: Date,
): Promise<Result<StaffPack, 'pack_not_found'>> => {
  const row = await selectStaffPack(q, id, now)
  const [pack] = row ? await onTheWire(q, [row]) : []
  return pack ? ok(pack) : refuse('pack_not_found')
}

const onTheWire = async (q: Queryable, rows: StaffPackRow[]): Promise<StaffPack[]> => {
  const ids = rows.map(({ id }) => id)
  const [items, { vat_percent: vatPercent }, zone] = await Promise.all([
    selectStaffPackItems(q, ids),
    settingsOf(q),
    timeZoneOf(q),
  ])
  const itemsOf = ({ id }: StaffPackRow) => items.filter((item) => item.pack_id === id)
  return rows.map((row) => packOnTheWire(row, itemsOf(row), { vatPercent, zone }))
}

const packOnTheWire = (
  row: StaffPackRow,
  items: StaffPackItemRow[],
  { vatPercent, zone }: { vatPercent: number; zone: string },
): StaffPack => ({
  id: row.id,
  name: row.name,
  price: inUnits(row.price_cents),
  sum: inUnits(row.sum_cents),
  discount_percent: percentOff(row.price_cents, row.sum_cents),
  margin_percent: marginPercentOf(row.price_cents, wholeCost(items.map((item) => item.cost_cents)), vatPercent),
  state: row.state,
  from: row.offered_from.toISOString(),
  until: instantOrNull(row.offered_until),
  first_day: firstDayOf(zone, row.offered_from),
  last_day: lastDayOf(zone, row.offered_until),
  items: items.map(itemOnTheWire),
  made_by: row.made_by,
  created_at: row.created_at.toISOString(),
  stopped_at: instantOrNull(row.stopped_at),
  sold_at: instantOrNull(row.sold_at),
  order_id: row.order_id,
})

const itemOnTheWire = (row: StaffPackItemRow): StaffPackItem => ({
  id: row.id,
  title: row.title,
  phase: row.phase,
  rarity: row.rarity,
  img: picturePaths(row.picture).img_url,
  state: row.state,
  price: inUnits(row.price_cents),
  cost: inUnitsOrNull(row.cost_cents),
  available_from: instantOrNull(row.available_from),
  gone: row.gone,
})

/** A pack that somebody of the staff wishes for. */
export interface NewPackWish {
  name: string
  /** items by number, in the order in which they are shown */
  itemIds: number[]
  price: Cents
  /** undefined: from now on */
  from?: Date | undefined
  /** first moment without it; null or undefined: until it is sold or stopped */
  until?: Date | null | undefined
  /** what was asked about and is meant */
  confirmed?: Confirmed | undefined
  /** staff:<id>, or the name of a program */
  by: string
  /** names the attempt: the same again makes nothing */
  requestKey?: string | undefined
}

const countWrong = { text: `A pack holds ${packItemsMin} to ${packItemsMax} different items` }
const unknownItem = { text: 'There is no such item' }
const endsTooEarly = { text: 'It would be over before it begins' }
const isOver = { text: 'This is over already' }

/**
 * Makes a pack of items on the shelf, which stays as it is made (docs/behaviour/orders.md#pack-stays).
 * @returns the pack, that of the first time where the attempt is repeated; refuses invalid_input for a wrong number of
 *   items, items that there are not, a price above what the items cost one by one, and an end that is over or lies
 *   before the beginning; pack_items_unavailable with those that are not on the shelf, and pack_unconfirmed with what
 *   is asked about and was not confirmed
 */
export const makePack = (
  { pool, clock }: Context,
  wish: NewPackWish,
): Promise<Result<StaffPack, 'invalid_input' | 'pack_items_unavailable' | 'pack_unconfirmed'>> =>
  inTransaction(pool, async (tx) => {
    const at = clock.now()
    const made = wish.requestKey === undefined ? undefined : await selectPackByKey(tx, wish.requestKey)
    if (made) return ok(await written(tx, made.id, at))
    const itemIds = [...new Set(wish.itemIds)]
    const from = wish.from ?? at
    const until = wish.until ?? null
    if (until && until <= at) return refuse('invalid_input', { errors: { until: [isOver] } })
    if (until && until <= from) return refuse('invalid_input', { errors: { until: [endsTooEarly] } })
    const checked = await checkItems(tx, wish, itemIds)
    if (!checked.ok) return checked
    const { name, price: priceCents, by, requestKey = null } = wish
    const terms = { name, priceCents, offeredFrom: from, offeredUntil: until, requestKey }
    // Of two tries of one attempt at once the second waits for the items, and then finds what the first has made.
    const pack = (await insertPack(tx, { ...terms, by, at, itemIds })) ?? (await selectPackByKey(tx, requestKey))
    if (!pack) throw new Error('the pack was not written')
    return ok(await written(tx, pack.id, at))
  })

const written = async (tx: Transaction, id: number, at: Date): Promise<StaffPack> => {
  const pack = await staffPackOf(tx, id, at)
  if (!pack.ok) throw new Error(`pack ${id} was written and is not there`)
  return pack.value
}

const wrong = (errors: FieldErrors) => refuse('invalid_input', { errors })

/** Locks the items, and holds the wish against them. */
const checkItems = async (
  tx: Transaction,
  { itemIds: named, price, confirmed = [] }: NewPackWish,
  itemIds: number[],
): Promise<Result<null, 'invalid_input' | 'pack_items_unavailable' | 'pack_unconfirmed'>> => {
  if (itemIds.length < packItemsMin || named.length > packItemsMax) return wrong({ items: [countWrong] })
  const items = await lockPackables(tx, itemIds)
  if (items.length < itemIds.length) return wrong({ items: [unknownItem] })
  const missing = items.filter(({ state }) => !isOnShelf(state))
  if (missing.length > 0) {
    const values = { items: missing.map(({ id, title }) => `${title} (${id})`).join(', ') }
    return refuse('pack_items_unavailable', { values, payload: { items: missing.map(({ id }) => id) } })
  }
  const whole = items.reduce((total, item) => total + item.price_cents, 0)
  if (price > whole) {
    const text = `More than its items cost one by one: ${formatCents(cents(whole))}`
    return wrong({ price: [{ text }] })
  }
  const { vat_percent: vatPercent } = await settingsOf(tx)
  const costs = items.map((item) => item.cost_cents)
  const question = questionOf({ price, sum: whole, costs, vatPercent }, confirmed)
  return question ? refuse('pack_unconfirmed', question) : ok(null)
}

/**
 * Takes a pack off offer for good; its items stay where they are.
 * @returns the pack, and whether it was this that stopped it; refuses pack_not_found and pack_sold
 */
export const endPack = (
  { pool, clock }: Context,
  id: number,
): Promise<Result<{ pack: StaffPack; changed: boolean }, 'pack_not_found' | 'pack_sold'>> =>
  inTransaction(pool, async (tx) => {
    const at = clock.now()
    const locked = await lockPack(tx, id)
    if (!locked) return refuse('pack_not_found')
    if (locked.sold_at) return refuse('pack_sold')
    const changed = locked.stopped_at === null
    if (changed) await stopPackRow(tx, id, at)
    const pack = await staffPackOf(tx, id, at)
    return pack.ok ? ok({ pack: pack.value, changed }) : pack
  })
