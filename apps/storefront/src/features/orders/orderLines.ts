import type { Attachments } from '@pandrop/contract/attachments'
import type { OrderState } from '@pandrop/contract/lifecycle/order'
import type { OrderRow } from '@pandrop/contract/purchase'

/** One row of the history: a line of an order, or an order of one line. Amounts are EUR units. */
export interface HistoryLine {
  key: string
  orderId: number
  /** milliseconds since 1970 */
  at: number
  status: OrderState
  title: string
  quantity: number
  sum: number
  currency: string
  picture: string
  quality: string
  type: string
  /** empty for most */
  phase: string
  /** of a Fade, whole percent */
  fade: number | undefined
  /** absent for most */
  attachments: Attachments | undefined
}

type Line = NonNullable<OrderRow['items']>[number]

const lineOf = (order: OrderRow, line: Line, place: number): HistoryLine => ({
  key: `${order.id}/${place}`,
  orderId: order.id,
  at: order.created_at * 1000,
  status: order.status,
  title: line.title,
  quantity: line.quantity,
  sum: line.sum,
  currency: order.currency,
  picture: line.img_url,
  quality: line.item_quality,
  type: line.item_type,
  phase: line.phase,
  fade: line.fade,
  attachments: line.attachments,
})

/**
 * Orders as rows, newest first: where an order carries lines, they replace it and inherit its date, status and currency
 * (docs/behaviour/orders.md#history-rows).
 */
export const flattenOrders = (orders: readonly OrderRow[]): HistoryLine[] =>
  [...orders]
    .sort((left, right) => right.created_at - left.created_at || right.id - left.id)
    .flatMap((order) => (order.items ?? [order]).map((line, place) => lineOf(order, line, place)))
