import * as z from 'zod/mini'
import { attachments } from '../attachment-fields.ts'
import { defineCall } from '../call.ts'
import { orderStates } from '../lifecycle/order.ts'
import { say } from '../say.ts'
import { answer, body, id, instant, lengthAtMost, query } from '../wire.ts'
import * as routes from './routes/deliveries.ts'
import { optionalTradeNumber } from './trade-number.ts'

/** How long others see that somebody has opened a card, minutes. */
export const claimMinutes = 10

/** Most cards that are shown at once; those that wait longest come first. */
export const deliveryCardsMax = 100

/** Most orders of one bulk call, and lines of one list. */
export const ordersAtOnceMax = 500

const wait = z.enum(['short', 'long', 'overdue'])

const deliveryItem = z.object({
  item_id: z.int(),
  title: z.string(),
  img_url: z.string(),
  quality: z.string(),
  exterior: z.string(),
  /** null: the item has no wear */
  float: z.nullable(z.number()),
  paint_seed: z.nullable(z.int()),
  /** what was on it when it was bought; null: nothing */
  attachments: z.nullable(attachments),
  /** Steam's number of the very copy; null: nobody has written it down */
  asset_id: z.nullable(z.string()),
  /** label of the Steam account that holds it */
  account: z.nullable(z.string()),
})

export type DeliveryItem = z.output<typeof deliveryItem>

const deliveryOrder = z.object({
  id: z.int(),
  /** a trade offer of it was declined: this is another try */
  declined: z.boolean(),
  items: z.array(deliveryItem),
})

const deliveryCard = z.object({
  customer: z.object({ id: z.int(), name: z.string(), email: z.string() }),
  trade_link: z.string(),
  /** of the order that waits longest */
  waits_since: instant,
  wait,
  /** what nothing holds back, by number */
  orders: z.array(deliveryOrder),
  /** orders of this trade link that are held back and stay out of the trade */
  held: z.array(z.int()),
  /** who else has opened it within the last minutes, the first of them first */
  claims: z.array(z.object({ name: z.string(), since: instant })),
})

/** Everything that goes to one customer in one trade. */
export type DeliveryCard = z.output<typeof deliveryCard>

export const listDeliveries = defineCall(routes.listDeliveries, {
  staffKey: { scope: 'orders:read' },
  summary: 'Paid orders that wait for their trade, by trade link: whoever waits longest first',
  query: query({}),
  answer: answer({
    cards: z.array(deliveryCard),
    /** orders of all cards, those beyond the last that is shown among them */
    orders: z.int(),
    /** there are more cards than are shown at once */
    more: z.boolean(),
  }),
  refusals: [],
})

const tradeOut = z.object({
  order_id: z.int(),
  customer: z.object({ id: z.int(), name: z.string() }),
  /** of the first line */
  title: z.string(),
  items: z.int(),
  state: z.enum(orderStates),
  trade_offer_id: z.nullable(z.string()),
  /** since the trade offer was sent, or was declined */
  since: instant,
  wait,
  reminded_at: z.nullable(instant),
  /** false: a mail of today reminds them already */
  can_remind: z.boolean(),
})

/** An order whose trade offer was sent. */
export type TradeOut = z.output<typeof tradeOut>

/** sent: trade offers that are out; unanswered: those that are overdue, and those that were declined. */
export const tradeViews = ['sent', 'unanswered'] as const

export const listTradesOut = defineCall(routes.listTradesOut, {
  staffKey: { scope: 'orders:read' },
  summary: 'Orders whose trade offer is out, or was declined or not answered in time: longest wait first, 500 at most',
  query: query({ view: z.enum(tradeViews, say('field_invalid')) }),
  answer: answer({ trades: z.array(tradeOut) }),
  refusals: [],
})

const orderIds = z
  .array(id, say('field_invalid'))
  .check(z.minLength(1, say('field_invalid')), z.maxLength(ordersAtOnceMax, say('field_invalid')))

export const claimDelivery = defineCall(routes.claimDelivery, {
  summary: 'Shows the others for ten minutes that somebody has opened the card of these orders; it blocks nobody',
  body: body({ orders: orderIds }),
  answer: answer({}),
  refusals: [],
})

const refusal = z.nullable(z.object({ code: z.string(), text: z.string() }))

const orderResult = z.object({
  id: z.int(),
  state: z.nullable(z.enum(orderStates)),
  /** false: it had been done before, or was refused */
  changed: z.boolean(),
  /** why nothing was done with this one */
  refusal,
})

/** What became of one order of many. */
export type OrderResult = z.output<typeof orderResult>

const results = answer({
  /** by number, each order once */
  results: z.array(orderResult),
})

export const takeOrderSteps = defineCall(routes.takeOrderSteps, {
  staffKey: { scope: 'orders:deliver' },
  summary: 'Takes a step of the delivery with many orders, each for itself; trade_sent: all of them go in one trade',
  body: body({
    step: z.enum(['trade_sent', 'delivered', 'trade_declined'], say('field_invalid')),
    orders: orderIds,
    ...optionalTradeNumber,
  }),
  answer: results,
  refusals: [],
  auditedField: 'step',
})

/** Longest list that can be pasted, characters. */
export const tradeListLengthMax = 60_000

/** What a line of a pasted list may come to, in words; all but `taken` have changed nothing. */
export const tradeListOutcomes = {
  taken: 'taken',
  already_set: 'already set',
  unknown_order: 'unknown order',
  number_invalid: 'number invalid',
  not_taken: 'not taken',
} as const

export type TradeListOutcome = keyof typeof tradeListOutcomes

const listLine = z.object({
  /** of the list as it was pasted, from 1 */
  line: z.int(),
  text: z.string(),
  outcome: z.enum(Object.keys(tradeListOutcomes) as [TradeListOutcome, ...TradeListOutcome[]]),
  /** null: the line names none */
  order_id: z.nullable(z.int()),
  /** which number is set already, or why the order is not handed over; null where the outcome says all */
  reason: z.nullable(z.string()),
})

/** What became of one line of a pasted list. */
export type TradeListLine = z.output<typeof listLine>

export const recordTradeList = defineCall(routes.recordTradeList, {
  staffKey: { scope: 'orders:deliver' },
  summary: 'Records trades from a list of lines "order;trade number": semicolons, commas or tabs, every line answered',
  body: body({
    list: z
      .string(say('field_invalid'))
      .check(
        z.minLength(1, say('field_invalid')),
        lengthAtMost(tradeListLengthMax),
        z.regex(/^[\t\r\n\P{Cc}]*$/u, say('field_invalid')),
      ),
  }),
  answer: answer({ lines: z.array(listLine) }),
  refusals: ['trade_list_long'],
})

export const remindOfTrades = defineCall(routes.remindOfTrades, {
  staffKey: { scope: 'orders:deliver' },
  summary: 'Mails customers that a trade offer waits for them: once by order and day, however often it is asked',
  body: body({ orders: orderIds }),
  answer: results,
  refusals: [],
})
