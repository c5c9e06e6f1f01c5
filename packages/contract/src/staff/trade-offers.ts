import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { orderStates } from '../lifecycle/order.ts'
import { tradeOfferStates, tradeProblems } from '../lifecycle/trade-offer.ts'
import { say } from '../say.ts'
import { answer, body, id, instant, query } from '../wire.ts'
import * as routes from './routes/deliveries.ts'

/** Minutes after which somebody is told that Steam has not answered whether it has a trade offer. */
export const tradeStuckMinutes = 10

/** Most trades that are shown at once; those that wait longest come first. */
export const waitingTradesMax = 100

/** A trade offer that an account of the shop sends by itself, or was to send: of an order the last one. */
export const staffTrade = z.object({
  /** label of the account; null: its items lie on none, or on several */
  account: z.nullable(z.string()),
  /** what its customer compares */
  code: z.string(),
  state: z.enum(tradeOfferStates),
  /** Steam's number */
  steam_id: z.nullable(z.string()),
  /** since somebody last said that it is to be tried, this time included */
  try_no: z.int(),
  asked_at: instant,
  sent_at: z.nullable(instant),
  expires_at: z.nullable(instant),
  /** Steam holds accepted items back until then */
  escrow_until: z.nullable(instant),
  ended_at: z.nullable(instant),
  problem: z.nullable(z.enum(tradeProblems)),
  /** nothing follows before somebody says what */
  waits: z.boolean(),
})

export type StaffTrade = z.output<typeof staffTrade>

const waitingTrade = z.object({
  order_id: z.int(),
  order_state: z.enum(orderStates),
  customer: z.object({ id: z.int(), name: z.string() }),
  /** of the first line */
  title: z.string(),
  items: z.int(),
  since: instant,
  trade: staffTrade,
})

/** A trade that somebody has to look at. */
export type WaitingTrade = z.output<typeof waitingTrade>

/** unknown: Steam did not say */
export const sendingAccountStates = ['ok', 'offline', 'rate_limited', 'banned', 'unknown'] as const

export const listOwnTrades = defineCall(routes.listOwnTrades, {
  staffKey: { scope: 'orders:read' },
  summary: 'Whether accounts of the shop send trades by themselves, how they are doing, and what needs somebody',
  query: query({}),
  answer: answer({
    /** false: every trade is sent by hand */
    on: z.boolean(),
    paused: z.boolean(),
    accounts: z.array(z.object({ label: z.string(), state: z.enum(sendingAccountStates) })),
    trades: z.array(waitingTrade),
  }),
  refusals: [],
})

export const pauseSending = defineCall(routes.pauseSending, {
  summary: 'Keeps the accounts of the shop from sending trades by themselves, or lets them again',
  body: body({ paused: z.boolean(say('field_invalid')) }),
  answer: answer({ paused: z.boolean() }),
  refusals: [],
})

export const tradeAnswers = ['retry', 'dismissed'] as const

export const answerTrade = defineCall(routes.answerTrade, {
  summary:
    'Says of a trade that needs somebody: try again, or nothing more is to be done. The same again changes nothing',
  params: z.object({ id }),
  body: body({ answer: z.enum(tradeAnswers, say('field_invalid')) }),
  answer: answer({ changed: z.boolean() }),
  refusals: ['order_not_found', 'trade_not_waiting'],
})
