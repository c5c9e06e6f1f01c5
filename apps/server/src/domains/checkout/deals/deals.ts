import type { Deal } from '@pandrop/contract/deals'
import { secondsOf } from '@pandrop/contract/wire'
import { inUnits } from '@pandrop/money/money'
import type { Shop } from '../../../shop.ts'
import { itemsByIds } from '../../catalogue/items/items.ts'
import { selectDealsOf } from './deals.sql.ts'

const dealsMax = 50

/** The deals of a customer: those that can still be bought first, then the newest. */
export const dealsOf = async ({ pool, clock }: Pick<Shop, 'pool' | 'clock'>, customerId: number): Promise<Deal[]> => {
  const rows = await selectDealsOf(pool, customerId, clock.now(), dealsMax)
  if (rows.length === 0) return []
  const items = await itemsByIds(pool, [...new Set(rows.flatMap(({ item_ids }) => item_ids))])
  const byId = new Map(items.map((item) => [item.id, item]))
  return rows.map((row) => ({
    id: row.id,
    created_at: secondsOf(row.created_at),
    status: row.state,
    price: inUnits(row.price_cents),
    sum: inUnits(row.sum_cents),
    note: row.note,
    expires_at: secondsOf(row.expires_at),
    order_id: row.order_id,
    items: row.item_ids.flatMap((id) => byId.get(id) ?? []),
  }))
}
