import { firstRow, statement } from '../../../db/statement.ts'

type NewNumber = [number: string, customerId: number, orderId: number | null, offerId: number | null]

// Whoever records the same number at this moment is waited for.
export const claimNumber = statement<never, NewNumber>(
  'claim_trade_number',
  `insert into trade_numbers (number, customer_id, order_id, offer_id) values ($1, $2, $3, $4)
   on conflict (number) do nothing`,
)

/** Whose number it is, and what it was first recorded for. */
export interface TradeNumberRow {
  customer_id: number
  order_id: number | null
  offer_id: number | null
}

// A statement of its own: it sees what whoever was waited for has written.
export const selectNumber = firstRow<TradeNumberRow, [number: string]>(
  'select_trade_number',
  'select customer_id, order_id, offer_id from trade_numbers where number = $1',
)
