import type { Attachments } from '@pandrop/contract/attachments'
import type { OrderState } from '@pandrop/contract/lifecycle/order'
import type { OrderRow } from '@pandrop/contract/purchase'
import { secondsOf } from '@pandrop/contract/wire'
import { type Cents, toUnits } from '@pandrop/money/money'

/** An item as it was bought. */
export interface BoughtItem {
  itemId: number
  title: string
  imgUrl: string
  /** rarity */
  quality: string
  type: string
  /** empty for most */
  phase: string
  /** of a Fade, whole percent */
  fade?: number | undefined
  /** what was on it; null: nothing */
  attachments: Attachments | null
  paid: Cents
}

/** An order with its lines, of which there is at least one. */
export interface Order {
  id: number
  state: OrderState
  createdAt: Date
  total: Cents
  items: [BoughtItem, ...BoughtItem[]]
}

/**
 * An order as the history sends it: it looks like its first item; an order of two or more carries all of them in
 * `items` (docs/behaviour/orders.md#history-rows). Names that the wire doubles are there twice.
 * @param currency label of the internal currency
 */
export const toOrderRow = ({ id, state, createdAt, total, items }: Order, currency: string): OrderRow => ({
  ...toLine(items[0]),
  quantity: items.length,
  count: items.length,
  sum: toUnits(total),
  total: toUnits(total),
  id,
  created_at: secondsOf(createdAt),
  status: state,
  currency,
  ...(items.length > 1 ? { items: items.map(toLine) } : {}),
})

/** A bought item in the words of the wire. */
export const toLine = ({ itemId, title, imgUrl, quality, type, phase, fade, attachments, paid }: BoughtItem) => ({
  title,
  quantity: 1,
  count: 1,
  sum: toUnits(paid),
  total: toUnits(paid),
  img_url: imgUrl,
  image_url: imgUrl,
  item_id: itemId,
  item_quality: quality,
  item_type: type,
  phase,
  fade,
  ...(attachments && { attachments }),
})
