import { ok, type Result, refuse } from '@pandrop/contract/result'
import type { Transaction } from '../../../db/transaction.ts'
import { claimNumber, selectNumber } from './trade-numbers.sql.ts'

/** A trade in Steam that is recorded for an order or for an offer. */
export interface RecordedTrade {
  number: string
  customerId: number
  /** the other is null */
  orderId: number | null
  offerId: number | null
  /** the operator knows that this customer's trade is recorded elsewhere too: their things went in one */
  isSameTrade: boolean
}

/**
 * Makes Steam's number of a trade a customer's for good, before it is recorded.
 * @returns refuses trade_number_used where it is another customer's, and trade_number_again where it stands at
 *   something else of the same customer and nobody has said that it is meant; both name what it stands at
 */
export const claimTradeNumber = async (
  tx: Transaction,
  { number, customerId, orderId, offerId, isSameTrade }: RecordedTrade,
): Promise<Result<null, 'trade_number_used' | 'trade_number_again'>> => {
  await claimNumber(tx, number, customerId, orderId, offerId)
  const first = await selectNumber(tx, number)
  if (!first) throw new Error(`the trade number ${number} was not written`)
  const where = first.order_id === null ? `offer ${first.offer_id}` : `order ${first.order_id}`
  const values = { number, where }
  if (first.customer_id !== customerId) return refuse('trade_number_used', { values })
  const isOwn = first.order_id === orderId && first.offer_id === offerId
  return isOwn || isSameTrade ? ok(null) : refuse('trade_number_again', { values })
}
