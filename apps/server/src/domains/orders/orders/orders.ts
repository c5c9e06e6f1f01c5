import type { OrderRow } from '@pandrop/contract/purchase'
import { cents } from '@pandrop/money/money'
import type { Shop } from '../../../shop.ts'
import { fadeOf } from '../../catalogue/items/fade.ts'
import { picturePaths } from '../../catalogue/items/picture.ts'
import { settingsOf } from '../../content/settings.ts'
import { type BoughtItem, type Order, toOrderRow } from './orders.rules.ts'
import { type OrderLineRow, selectOrderLines } from './orders.sql.ts'

/** A history that no screen pages through must end somewhere. */
const ordersMax = 500

/** A customer's orders, newest first, at most 500; orders that were never paid are not among them. */
export const orderHistoryOf = async ({ pool }: Shop, customerId: number): Promise<OrderRow[]> => {
  const [rows, settings] = await Promise.all([selectOrderLines(pool, customerId, ordersMax), settingsOf(pool)])
  return ordersOf(rows).map((order) => toOrderRow(order, settings.internal_currency.name))
}

const ordersOf = (rows: OrderLineRow[]): Order[] => {
  const orders: Order[] = []
  for (const row of rows) {
    const last = orders.at(-1)
    if (last?.id === row.order_id) last.items.push(boughtItem(row))
    else orders.push(orderOf(row))
  }
  return orders
}

const orderOf = (row: OrderLineRow): Order => ({
  id: row.order_id,
  state: row.state,
  createdAt: row.created_at,
  total: cents(row.total_cents),
  items: [boughtItem(row)],
})

const boughtItem = (row: OrderLineRow): BoughtItem => ({
  itemId: row.item_id,
  title: row.title,
  imgUrl: picturePaths(row.picture).img_url,
  quality: row.quality,
  type: row.type,
  phase: row.phase,
  fade: fadeOf(row),
  attachments: row.attachments,
  paid: cents(row.paid_cents),
})
