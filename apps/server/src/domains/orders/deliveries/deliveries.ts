import {
  claimMinutes,
  type DeliveryCard,
  deliveryCardsMax,
  ordersAtOnceMax,
  type TradeOut,
  type tradeViews,
} from '@pandrop/contract/staff/deliveries'
import { instantOrNull } from '@pandrop/contract/wire'
import { dayIn } from '@pandrop/money/zones'
import { inTransaction } from '../../../db/transaction.ts'
import type { Shop } from '../../../shop.ts'
import { picturePaths } from '../../catalogue/items/picture.ts'
import { timeZoneOf } from '../../content/settings.ts'
import { howLong } from '../orders/order-waits.rules.ts'
import { overdueSince } from '../orders/order-waits.ts'
import {
  type CardItemRow,
  type CardRow,
  type ClaimRow,
  deleteClaims,
  insertClaims,
  selectCardItems,
  selectCards,
  selectClaims,
  selectTradesSent,
  selectTradesUnanswered,
  type TradeRow,
} from './deliveries.sql.ts'

type Reading = Pick<Shop, 'pool' | 'clock'>

const claimedSince = (now: Date): Date => new Date(now.getTime() - claimMinutes * 60_000)

/**
 * Paid orders that nothing holds back, by trade link: whoever waits longest first.
 * @param staffId who looks: their own claims are not shown to them
 */
export const deliveryCards = async (
  reading: Reading,
  staffId: number,
): Promise<{ cards: DeliveryCard[]; orders: number; more: boolean }> => {
  const { pool, clock } = reading
  const now = clock.now()
  const found = await selectCards(pool, { now, rowsMax: deliveryCardsMax + 1 })
  const rows = found.slice(0, deliveryCardsMax)
  const customerIds = rows.map(({ customer_id: id }) => id)
  const [items, claims, overdueBefore] = await Promise.all([
    selectCardItems(pool, { customerIds, now }),
    selectClaims(pool, { customerIds, seenAfter: claimedSince(now), staffId }),
    overdueSince(reading),
  ])
  const cards = rows.map((row) => {
    const isOfCard = (other: Pick<CardRow, 'customer_id' | 'trade_link'>): boolean =>
      other.customer_id === row.customer_id && other.trade_link === row.trade_link
    const wait = howLong(row.since, now, overdueBefore)
    return toCard(row, { items: items.filter(isOfCard), claims: claims.filter(isOfCard), wait })
  })
  // A card whose last order was handed over between the two statements has nothing to show.
  const filled = cards.filter(({ orders }) => orders.length > 0)
  return { cards: filled, orders: found[0]?.orders ?? 0, more: found.length > deliveryCardsMax }
}

interface OnCard {
  items: CardItemRow[]
  claims: ClaimRow[]
  wait: DeliveryCard['wait']
}

const toCard = (row: CardRow, { items, claims, wait }: OnCard): DeliveryCard => ({
  customer: { id: row.customer_id, name: `${row.name} ${row.surname}`, email: row.email },
  trade_link: row.trade_link,
  waits_since: row.since.toISOString(),
  wait,
  orders: [...new Set(items.map(({ order_id: id }) => id))].map((id) => {
    const copies = items.filter(({ order_id }) => order_id === id)
    return {
      id,
      declined: copies.some(({ declined }) => declined),
      items: copies.map(toItem),
    }
  }),
  held: row.held_ids,
  claims: claims.map(({ name, since }) => ({ name, since: since.toISOString() })),
})

const toItem = (row: CardItemRow): DeliveryCard['orders'][number]['items'][number] => ({
  item_id: row.item_id,
  title: row.title,
  img_url: picturePaths(row.picture).img_url,
  quality: row.quality,
  exterior: row.exterior,
  float: row.float,
  paint_seed: row.paint_seed,
  attachments: row.attachments,
  asset_id: row.asset_id,
  account: row.account,
})

/** Shows the others that somebody has opened the card of these orders. */
export const claimDelivery = (
  { pool, clock }: Reading,
  { orderIds, staffId }: { orderIds: number[]; staffId: number },
): Promise<unknown> => {
  const at = clock.now()
  return inTransaction(pool, (tx) => insertClaims(tx, { orderIds, staffId, at, seenAfter: claimedSince(at) }))
}

/** Forgets who had opened what; runs every hour. */
export const forgetOldClaims = ({ pool, clock }: Reading): Promise<unknown> =>
  deleteClaims(pool, claimedSince(clock.now()))

/** Orders whose trade offer is out, or was declined or not answered in time: the longest wait first. */
export const tradesOut = async (reading: Reading, view: (typeof tradeViews)[number]): Promise<TradeOut[]> => {
  const { pool, clock } = reading
  const now = clock.now()
  const [zone, overdueBefore] = await Promise.all([timeZoneOf(pool), overdueSince(reading)])
  const asked = { now, day: dayIn(zone, now), rowsMax: ordersAtOnceMax }
  const rows = await (view === 'sent'
    ? selectTradesSent(pool, asked)
    : selectTradesUnanswered(pool, { ...asked, overdueBefore }))
  return rows.map((row) => toTrade(row, howLong(row.since, now, overdueBefore)))
}

const toTrade = (row: TradeRow, wait: TradeOut['wait']): TradeOut => ({
  order_id: row.order_id,
  customer: { id: row.customer_id, name: `${row.name} ${row.surname}` },
  title: row.title,
  items: row.items,
  state: row.state,
  trade_offer_id: row.trade_offer_id,
  since: row.since.toISOString(),
  wait,
  reminded_at: instantOrNull(row.reminded_at),
  can_remind: !row.reminded,
})
