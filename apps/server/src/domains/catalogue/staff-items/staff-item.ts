import { itemLifecycle, type StockState } from '@pandrop/contract/lifecycle/item'
import { decide, staffStepsOf } from '@pandrop/contract/lifecycle/lifecycle'
import type { StaffItem } from '@pandrop/contract/staff/items'
import { cents, inUnitsOrNull, toUnits } from '@pandrop/money/money'
import type { StaffContext } from '../../../shop.ts'
import { settingsOf } from '../../content/settings.ts'
import { fadeOf } from '../items/fade.ts'
import { inspectLinkOf } from '../items/inspect-link.ts'
import { selectPriceLog } from '../items/item-details.sql.ts'
import { picturePaths } from '../items/picture.ts'
import { seenOf } from './change-item.ts'
import { toStaffItemRow } from './item-list.ts'
import { selectItemFacts } from './item-writes.sql.ts'
import { type StaffItemDetailsRow, selectOrdersOfItem, selectStaffItem } from './staff-item.sql.ts'

const stepsFrom = (state: StockState, now: Date): StaffItem['steps'] =>
  staffStepsOf(itemLifecycle).map((name) => ({
    name,
    possible: decide(itemLifecycle, { state }, name, now).may === 'now',
  }))

const campaignOf = ({ campaign_id: id, campaign_name: name, campaign_until: until }: StaffItemDetailsRow) =>
  id === null || name === null || until === null ? null : { id, name, until: until.toISOString() }

/** One item as staff see it; amounts in EUR units. undefined: there is none. */
export const staffItemOf = async (
  { pool, clock }: Pick<StaffContext, 'pool' | 'clock'>,
  id: number,
): Promise<StaffItem | undefined> => {
  const now = clock.now()
  const [row, facts, prices, orders, { vat_percent: vatPercent }] = await Promise.all([
    selectStaffItem(pool, id),
    selectItemFacts(pool, id),
    selectPriceLog(pool, id),
    selectOrdersOfItem(pool, id),
    settingsOf(pool),
  ])
  if (!row || !facts) return undefined
  return {
    ...toStaffItemRow(row, { now, vatPercent }),
    skin_id: row.skin_id,
    market_name: row.market_name,
    fade: fadeOf(row),
    exterior: row.exterior,
    variant: row.variant,
    img_big: picturePaths(row.picture).img_url_big,
    inspect_link: inspectLinkOf(row),
    created_at: row.created_at.toISOString(),
    sold_at: row.sold_at?.toISOString() ?? null,
    withdrawn_at: row.withdrawn_at?.toISOString() ?? null,
    withdrawn_because: row.withdrawn_because,
    cost_source: row.cost_source,
    source_ref: row.source_ref,
    external_id: row.external_id,
    note: row.note,
    offer_id: row.offer_id,
    import_id: row.import_id,
    reserved_until: facts.reserved_until?.toISOString() ?? null,
    deal_id: facts.deal_id,
    campaign: campaignOf(row),
    can_be_corrected: !facts.is_ordered,
    carts: row.carts,
    wishes: row.wishes,
    vat_percent: vatPercent,
    prices: prices.map(({ changed_at, price_cents, old_price_cents }) => ({
      at: changed_at.toISOString(),
      price: toUnits(cents(price_cents)),
      old_price: inUnitsOrNull(old_price_cents),
    })),
    orders: orders.map(({ id: orderId, state, created_at, price_cents }) => ({
      id: orderId,
      state,
      created_at: created_at.toISOString(),
      price: toUnits(cents(price_cents)),
    })),
    steps: stepsFrom(row.state, now),
    seen: seenOf(facts),
  }
}
