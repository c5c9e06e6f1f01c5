import { firstRow, statement } from '../../../db/statement.ts'

/** The item that an offer's copy became. */
export interface ItemOfOfferRow {
  id: number
  title: string
  price_cents: number
  /** the order that has or holds it */
  order_id: number | null
  /** the deal that holds it */
  deal_id: number | null
}

export const selectItemOfOffer = firstRow<ItemOfOfferRow, [offerId: number]>(
  'select_item_of_offer',
  `select id, title, price_cents, (select order_id from order_lines where item_id = items.id and live) as order_id,
     (select deal_id from deal_items where item_id = items.id and live) as deal_id
   from items
   where offer_id = $1`,
)

// Items come before offers in the one order of locks.
export const lockItemOfOffer = statement<never, [offerId: number]>(
  'lock_item_of_offer',
  'select from items where offer_id = $1 for no key update',
)
