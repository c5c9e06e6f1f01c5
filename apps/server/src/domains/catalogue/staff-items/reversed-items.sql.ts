import { statement } from '../../../db/statement.ts'

/** Items on the shelf of these orders' lines whose offer has come to nothing, in ascending id. */
export const selectReversedItems = statement<{ id: number }, [orderIds: number[]]>(
  'select_reversed_items',
  `select distinct item.id
   from order_lines line
   join items item on item.id = line.item_id and item.state = 'available'
   join offers offer on offer.id = item.offer_id and offer.state = 'declined_by_service'
   where line.order_id = any($1)
   order by item.id`,
)

/** The same of these items. */
export const selectReversedAmong = statement<{ id: number }, [itemIds: number[]]>(
  'select_reversed_among_items',
  `select item.id
   from items item
   join offers offer on offer.id = item.offer_id and offer.state = 'declined_by_service'
   where item.id = any($1) and item.state = 'available'
   order by item.id`,
)
