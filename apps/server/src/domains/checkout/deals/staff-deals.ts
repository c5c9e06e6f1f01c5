import { type DealState, dealStates, isBoughtDeal, isOpenDeal } from '@pandrop/contract/lifecycle/deal'
import { ok, type Result, refuse } from '@pandrop/contract/result'
import type { DealTab, StaffDeal, StaffDealRow } from '@pandrop/contract/staff/deals'
import { wholeCost } from '@pandrop/contract/staff/together'
import { instantOrNull } from '@pandrop/contract/wire'
import { inUnits, inUnitsOrNull } from '@pandrop/money/money'
import { cutPage, type Page, type PageAsked, readNumberPage } from '../../../db/keyset.ts'
import type { StaffContext } from '../../../shop.ts'
import { picturePaths } from '../../catalogue/items/picture.ts'
import { staffNames } from '../../identity/staff/staff-names.ts'
import {
  type StaffDealRow as Row,
  selectDealEvents,
  selectStaffDeal,
  selectStaffDealItems,
  selectStaffDeals,
} from './staff-deals.sql.ts'

/** Which page of which deals somebody of the staff wants to see. */
interface DealSearch extends PageAsked {
  tab?: DealTab | undefined
  /** a number, or parts of the customer's name or e-mail */
  search?: string | undefined
  /** number of a customer */
  customer?: number | undefined
}

const isInTab: Record<DealTab, (state: DealState) => boolean> = {
  open: isOpenDeal,
  bought: isBoughtDeal,
  ended: (state) => !isOpenDeal(state) && !isBoughtDeal(state),
  all: () => true,
}

const patternOf = (words: string): string =>
  `%${words
    .toLowerCase()
    .replace(/[\\%_]/g, '\\$&')
    .split(/\s+/)
    .join('%')}%`

/**
 * A page of deals, newest first.
 * @returns refuses invalid_input for an `after` that no page has named
 */
export const staffDealsOf = async (
  { pool }: Pick<StaffContext, 'pool'>,
  { tab = 'all', search = '', customer, ...asked }: DealSearch,
): Promise<Result<Page<StaffDealRow>, 'invalid_input'>> => {
  const page = readNumberPage(asked)
  if (!page.ok) return page
  const words = search.trim()
  const found = await selectStaffDeals(pool, {
    ...page.value,
    states: dealStates.filter(isInTab[tab]),
    customerId: customer ?? null,
    dealId: /^[1-9]\d{0,14}$/.test(words) ? Number(words) : null,
    words: words === '' ? null : patternOf(words),
  })
  const { rows, next } = cutPage(found, page.value.rowsMax, ({ id }) => id)
  const nameOf = await staffNames(
    pool,
    rows.map(({ made_by }) => made_by),
  )
  return ok({ rows: rows.map((row) => toWire(row, nameOf)), next })
}

type NameOf = Awaited<ReturnType<typeof staffNames>>

const toWire = (row: Row, nameOf: NameOf): StaffDealRow => ({
  id: row.id,
  state: row.state,
  customer: { id: row.customer_id, name: `${row.name} ${row.surname}`, email: row.email },
  titles: row.titles,
  price: inUnits(row.price_cents),
  sum: inUnits(row.sum_cents),
  created_at: row.created_at.toISOString(),
  expires_at: row.expires_at.toISOString(),
  ended_at: instantOrNull(row.ended_at),
  order_id: row.order_id,
  made_by: nameOf(row.made_by) ?? row.made_by,
})

/** One deal with its items and its timeline; refuses deal_not_found. */
export const staffDealOf = async (
  { pool }: Pick<StaffContext, 'pool'>,
  dealId: number,
): Promise<Result<StaffDeal, 'deal_not_found'>> => {
  const [row, items, timeline] = await Promise.all([
    selectStaffDeal(pool, dealId),
    selectStaffDealItems(pool, dealId),
    selectDealEvents(pool, dealId),
  ])
  if (!row) return refuse('deal_not_found')
  const nameOf = await staffNames(pool, [row.made_by, ...timeline.map(({ by }) => by)])
  return ok({
    ...toWire(row, nameOf),
    note: row.note,
    cost: inUnitsOrNull(wholeCost(items.map(({ cost_cents: cost }) => cost))),
    vat_percent: row.vat_percent,
    customer_held: row.customer_held,
    items: items.map(({ picture, price_cents, cost_cents, ...item }) => ({
      ...item,
      img: picturePaths(picture).img_url,
      price: inUnits(price_cents),
      cost: inUnitsOrNull(cost_cents),
    })),
    timeline: timeline.map(({ at, by, ...event }) => ({ ...event, by: nameOf(by) ?? by, at: at.toISOString() })),
  })
}
