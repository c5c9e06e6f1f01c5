import * as z from 'zod/mini'
import { tradeOfferStates } from './lifecycle/trade-offer.ts'
import { seconds } from './wire.ts'

/** A trade offer of the shop's own as its customer sees it, without what went wrong; moments are Unix seconds. */
export const customerTrade = z.object({
  /** only an offer with it in its message is ours */
  code: z.string(),
  state: z.enum(tradeOfferStates),
  /** where it is accepted, while it can be */
  url: z.nullable(z.string()),
  expires_at: z.nullable(seconds),
  /** Steam holds accepted items back until then */
  escrow_until: z.nullable(seconds),
})

export type CustomerTrade = z.output<typeof customerTrade>
