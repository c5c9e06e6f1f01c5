import type { DeliveryCard, DeliveryItem } from '@pandrop/contract/staff/deliveries'
import { attachedInFull } from '../../texts/attachments.ts'
import { deliveryTexts as texts } from '../../texts/deliveries.ts'

const floatDigits = 6

/** The float as it is shown; undefined where the item has no wear. */
export const floatText = ({ float }: DeliveryItem): string | undefined => float?.toFixed(floatDigits)

/** "3 items, 2 orders" */
export const sizeText = ({ orders }: DeliveryCard): string =>
  texts.size(
    orders.reduce((sum, { items }) => sum + items.length, 0),
    orders.length,
  )

const itemText = (item: DeliveryItem): string =>
  [
    item.title,
    floatText(item) && `${texts.float} ${floatText(item)}`,
    item.paint_seed !== null && `${texts.seed} ${item.paint_seed}`,
    attachedInFull(item.attachments) && `${texts.attached} ${attachedInFull(item.attachments)}`,
    item.account && `${texts.account} ${item.account}`,
    item.asset_id && `${texts.asset} ${item.asset_id}`,
  ]
    .filter(Boolean)
    .join(' | ')

/** Everything that somebody needs to send a card elsewhere: the trade link, then a line for each item. */
export const copyText = ({ trade_link, orders }: DeliveryCard): string =>
  [trade_link, ...orders.flatMap(({ items }) => items.map(itemText))].join('\n')
