import * as z from 'zod/mini'
import { say } from '../say.ts'
import { text } from '../wire.ts'

/** How a trade in Steam is named by the steps that need it (lifecycle/). */
export const optionalTradeNumber = {
  /** Steam's number of it, or the address of the trade offer, which has it in it */
  trade_offer_id: z.optional(text(300)),
  /** the number stands at something else of the same customer, and is meant: their things went in one trade */
  same_trade: z.optional(z.boolean(say('field_invalid'))),
}

/** Another customer's number is never taken; the same customer's is asked about. */
export const tradeNumberRefusals = ['trade_number_used', 'trade_number_again'] as const

/** Of orders: what an account of the shop sends by itself is sent by nobody else meanwhile. */
export const orderTradeRefusals = [...tradeNumberRefusals, 'trade_underway'] as const
