import { orderHolds } from '@pandrop/contract/lifecycle/order'
import { ok, type Result, refuse } from '@pandrop/contract/result'
import type { PromoFilter, PromoUse, StaffPromoCode } from '@pandrop/contract/staff/promo'
import { instantOrNull } from '@pandrop/contract/wire'
import { inUnits } from '@pandrop/money/money'
import { cutPage, type Page, type PageAsked, readNumberPage } from '../../../db/keyset.ts'
import type { Queryable } from '../../../db/statement.ts'
import type { Shop } from '../../../shop.ts'
import { timeZoneOf } from '../../content/settings.ts'
import { readCode } from './promo.rules.ts'
import { firstDayOf, lastDayOf } from './promo-days.rules.ts'
import { statesOf } from './promo-terms.rules.ts'
import {
  findPromos,
  type PromoUseRow,
  type StaffPromoRow,
  selectPromoId,
  selectPromoUses,
  selectStaffPromo,
  selectStaffPromos,
} from './staff-promo.sql.ts'

type Reading = Pick<Shop, 'pool' | 'clock'>

/** Which page of which codes somebody of the staff wants to see. */
interface PromoSearch extends PageAsked {
  filter?: PromoFilter | undefined
  /** parts of the code or of its description */
  search?: string | undefined
}

const escaped = (words: string): string => words.replace(/[\\%_]/g, (sign) => `\\${sign}`)

const patternOf = (search: string): string | null =>
  search.trim() === '' ? null : `%${search.trim().split(/\s+/).map(escaped).join('%')}%`

/**
 * A page of promo codes, newest first.
 * @returns refuses invalid_input for an `after` that no page has named
 */
export const listStaffPromos = async (
  { pool, clock }: Reading,
  { filter = 'all', search = '', ...asked }: PromoSearch,
): Promise<Result<Page<StaffPromoCode>, 'invalid_input'>> => {
  const page = readNumberPage(asked)
  if (!page.ok) return page
  const pattern = patternOf(search)
  const zone = await timeZoneOf(pool)
  const found = await selectStaffPromos(pool, {
    ...page.value,
    now: clock.now(),
    states: statesOf(filter),
    code: pattern?.toUpperCase() ?? null,
    description: pattern?.toLowerCase() ?? null,
  })
  const { rows, next } = cutPage(found, page.value.rowsMax, ({ id }) => id)
  return ok({ rows: rows.map((row) => toWire(row, zone)), next })
}

/** One code as it stands now. */
export const staffPromoOf = async (
  q: Queryable,
  id: number,
  now: Date,
): Promise<Result<StaffPromoCode, 'promo_not_found'>> => {
  const row = await selectStaffPromo(q, id, now)
  return row ? ok(toWire(row, await timeZoneOf(q))) : refuse('promo_not_found')
}

/** The same by its code, however it was typed. */
export const staffPromoNamed = async (
  { pool, clock }: Reading,
  typed: string,
): Promise<Result<StaffPromoCode, 'promo_not_found'>> => {
  const code = readCode(typed)
  const known = code === null ? undefined : await selectPromoId(pool, code)
  return known ? staffPromoOf(pool, known.id, clock.now()) : refuse('promo_not_found')
}

const toWire = (row: StaffPromoRow, zone: string): StaffPromoCode => ({
  id: row.id,
  code: row.code,
  description: row.description,
  discount: discountOnTheWire(row),
  total_min: inUnits(row.total_min_cents),
  from: row.valid_from.toISOString(),
  until: instantOrNull(row.valid_until),
  first_day: firstDayOf(zone, row.valid_from),
  last_day: lastDayOf(zone, row.valid_until),
  uses: row.uses,
  uses_max: row.uses_max,
  uses_per_customer_max: row.uses_per_customer_max,
  orders: { count: row.orders, total: inUnits(row.sold_cents) },
  given: inUnits(row.given_cents),
  state: row.state,
  ever_used: row.ever_used,
  made_by: row.made_by,
  created_at: row.created_at.toISOString(),
  stopped_at: instantOrNull(row.stopped_at),
  version: row.version,
})

const discountOnTheWire = ({
  discount_cents: fixed,
  discount_percent: percent,
}: Pick<StaffPromoRow, 'discount_cents' | 'discount_percent'>) =>
  fixed === null ? { percent: percent ?? 0 } : { fixed: inUnits(fixed) }

/**
 * A page of the orders that have or had a code, newest first.
 * @returns refuses promo_not_found, and invalid_input for an `after` that no page has named
 */
export const listPromoUses = async (
  { pool, clock }: Reading,
  { promoId, ...asked }: PageAsked & { promoId: number },
): Promise<Result<Page<PromoUse>, 'promo_not_found' | 'invalid_input'>> => {
  const page = readNumberPage(asked)
  if (!page.ok) return page
  const { before, rowsMax } = page.value
  const [promo, found] = await Promise.all([
    staffPromoOf(pool, promoId, clock.now()),
    selectPromoUses(pool, promoId, before, rowsMax, clock.now()),
  ])
  if (!promo.ok) return promo
  const { rows, next } = cutPage(found, rowsMax, (row) => row.order_id)
  return ok({ rows: rows.map(useOnTheWire), next })
}

const useOnTheWire = (row: PromoUseRow): PromoUse => ({
  order_id: row.order_id,
  customer: { id: row.customer_id, name: `${row.name} ${row.surname}` },
  claimed_at: row.claimed_at.toISOString(),
  returned_at: instantOrNull(row.returned_at),
  state: row.state,
  holds: orderHolds.filter((hold) => row.holds.includes(hold)),
  sum: inUnits(row.total_cents),
  discount: inUnits(row.discount_cents),
})

/**
 * Codes that begin so, for the search over everything.
 * @param code in upper case
 */
export const promosNamed = async ({ pool, clock }: Reading, code: string, rowsMax: number) => {
  const found = await findPromos(pool, { pattern: `${escaped(code)}%`, code, now: clock.now(), rowsMax })
  return found.map(({ discount_cents, discount_percent, ...promo }) => ({
    ...promo,
    discount: discountOnTheWire({ discount_cents, discount_percent }),
  }))
}
