import * as z from 'zod/mini'
import { attachments } from '../attachment-fields.ts'
import { defineCall } from '../call.ts'
import { stockStates } from '../lifecycle/item.ts'
import { offerEventKinds, offerQualities, offerStates, offerVariants, staffOfferSteps } from '../lifecycle/offer.ts'
import { say } from '../say.ts'
import { amount, answer, id, instant, query } from '../wire.ts'
import { pageAnswer, pageQuery, searchWords } from './pages.ts'
import * as routes from './routes/offers.ts'
import { staffRequest } from './trade-requests.ts'

/**
 * Offers by what they wait for; each queue has what is due first on top, the last two the newest. What is to be shelved
 * stands in another queue as well: that of its protection or its money.
 */
export const offerQueues = [
  'to_answer',
  'countered',
  'awaiting_item',
  'protected',
  'to_shelve',
  'ready',
  'payout',
  'ended',
  'all',
] as const

export type OfferQueue = (typeof offerQueues)[number]

/** What an item needs and an offer may not know yet of the copy. */
export const copyGaps = ['skin', 'float', 'paint_seed'] as const

export type CopyGap = (typeof copyGaps)[number]

/** What an offer waits for. */
export const offerWaits = ['answer', 'customer', 'item', 'protection'] as const

const clock = z.object({
  /** answer: ours; customer: theirs to our counter-offer; item: the trade; protection: Steam's days */
  waits_for: z.enum(offerWaits),
  due_at: instant,
  /** of an answer in working time, a working day having 24 hours; negative: over for so long */
  minutes_left: z.int(),
})

export type StaffOfferClock = z.output<typeof clock>

/** What the shop would pay, and how that comes about. */
const quote = z.object({
  /** what the shop sells such a copy for */
  reference_price: amount,
  /** the margin that applies to references from this one on */
  margin_from: amount,
  margin_percent: z.number(),
  suggested_price: amount,
})

export type StaffQuote = z.output<typeof quote>

const row = z.object({
  id: z.int(),
  created_at: instant,
  state: z.enum(offerStates),
  title: z.string(),
  /** empty, and `rarity` null, where the shop does not know the skin */
  img: z.string(),
  rarity: z.nullable(z.string()),
  quality: z.enum(offerQualities),
  variant: z.nullable(z.enum(offerVariants)),
  /** what the customer wishes */
  user_price: amount,
  /** the counter-offer; what is paid once it is accepted */
  service_price: z.nullable(amount),
  /** null: the shop has no reference for such a copy, or one that is too old */
  quote: z.nullable(quote),
  /** there is a reference, but older than the shop quotes by */
  is_outdated: z.boolean(),
  /** null: it waits for nobody, or for the customer's payout */
  clock: z.nullable(clock),
  /** what has to be said of the copy before it can be put on sale */
  lacks: z.array(z.enum(copyGaps)),
  customer: z.object({ id: z.int(), name: z.string(), email: z.string() }),
})

export type StaffOfferRow = z.output<typeof row>

export const listStaffOffers = defineCall(routes.listStaffOffers, {
  staffKey: { scope: 'offers:read' },
  summary: 'One queue of offers; searched by number, title or customer',
  query: query({
    ...pageQuery,
    queue: z.enum(offerQueues, say('field_invalid')),
    search: searchWords,
    customer: z.optional(id),
  }),
  answer: answer(pageAnswer(row)),
  refusals: [],
})

export const countStaffOffers = defineCall(routes.countStaffOffers, {
  staffKey: { scope: 'offers:read' },
  summary: 'How many offers stand in the queues that somebody works off',
  query: query({}),
  answer: answer({
    counts: z.object({
      to_answer: z.int(),
      /** of those to answer: what should have been answered by now */
      overdue: z.int(),
      countered: z.int(),
      awaiting_item: z.int(),
      protected: z.int(),
      /** received, not undone, and without an item yet */
      to_shelve: z.int(),
      ready: z.int(),
      payout: z.int(),
    }),
  }),
  refusals: [],
})

/** Steps that people in the back office take. */
const step = z.object({
  name: z.enum(staffOfferSteps),
  possible: z.boolean(),
  /** from when it will be, where only time is missing */
  from: z.nullable(instant),
})

/** What the catalogue knows of the skin. */
const skin = z.object({
  id: z.string(),
  market_name: z.string(),
  phase: z.string(),
  type: z.string(),
  rarity: z.string(),
  collection: z.string(),
  /** floats that the finish can have; null for what is not painted */
  wear: z.nullable(z.object({ min: z.number(), max: z.number() })),
  /** 900 × 600 */
  img: z.string(),
  /** copies of this exterior and variant that are for sale now, and what the cheapest costs */
  in_stock: z.int(),
  cheapest: z.nullable(amount),
})

const seller = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  created_at: instant,
  has_trade_link: z.boolean(),
  /** kept out by staff: sells, buys and is paid nothing until unblocked */
  blocked: z.boolean(),
  /** a disputed charge keeps them from paying */
  spending_blocked: z.boolean(),
  /** until when a new password or e-mail holds their payouts back */
  payouts_paused_until: z.nullable(instant),
  offers: z.object({
    made: z.int(),
    /** counter-offers that they accepted */
    accepted: z.int(),
    /** those whose money was due or paid */
    sold: z.int(),
    declined_by_them: z.int(),
    declined_by_us: z.int(),
    /** items that never came or were taken back */
    failed: z.int(),
  }),
})

const event = z.object({
  /** grows with every event */
  id: z.int(),
  kind: z.enum(offerEventKinds),
  state: z.enum(offerStates),
  at: instant,
  /** customer:<id>, staff:<id> or the name of a job */
  by: z.string(),
  /** of somebody of the staff */
  by_name: z.nullable(z.string()),
  /** for the record; the customer never sees it */
  why: z.string(),
  /** what the customer was told */
  note: z.nullable(z.string()),
  price: z.nullable(amount),
})

const payout = z.object({
  id: z.string(),
  state: z.enum(['requested', 'sent', 'approved', 'set_off', 'failed']),
  method: z.enum(['sepa-manual', 'card-form']),
  /** what leaves */
  sum: amount,
  /** beside it: what paid a debt of the customer */
  set_off: amount,
  iban_masked: z.nullable(z.string()),
  holder: z.string(),
  requested_at: instant,
  sent_at: z.nullable(instant),
  settled_at: z.nullable(instant),
  failure_reason: z.nullable(z.string()),
})

/** What an offer's copy became in stock. */
const shelved = z.object({
  id: z.int(),
  state: z.enum(stockStates),
  price: amount,
  cost: z.nullable(amount),
  /** of the price without VAT, what remains after the cost */
  margin_percent: z.nullable(z.number()),
  /** not for sale before; null: for sale since it was added */
  available_from: z.nullable(instant),
  /** the order that holds or has it */
  order_id: z.nullable(z.int()),
})

export type ShelvedItem = z.output<typeof shelved>

/** An offer as staff see it. */
export const staffOffer = z.extend(row, {
  item_url: z.string(),
  /** where we ask for the item, once accepted */
  trade_link: z.nullable(z.string()),
  trade_offer_id: z.nullable(z.string()),
  float: z.nullable(z.number()),
  paint_seed: z.nullable(z.int()),
  /** what its customer says is on it; null: nothing */
  attachments: z.nullable(attachments),
  /** Steam's number of the copy that has come */
  asset_id: z.nullable(z.string()),
  /** the Steam account that it came to; null: nobody has written down which */
  account: z.nullable(z.int()),
  /** null: it was not put on sale */
  item: z.nullable(shelved),
  /** its copy can become an item now: it is here, and is none yet */
  can_be_shelved: z.boolean(),
  /** the trade offer by which an account of the shop asks for it, or was to; null: there is none */
  trade: z.nullable(staffRequest),
  /** from which the counter-offer was made */
  counter_reference: z.nullable(amount),
  counter_margin_percent: z.nullable(z.number()),
  reply_due_at: instant,
  counter_expires_at: z.nullable(instant),
  accepted_at: z.nullable(instant),
  receive_until: z.nullable(instant),
  received_at: z.nullable(instant),
  protected_until: z.nullable(instant),
  ready_at: z.nullable(instant),
  skin: z.nullable(skin),
  seller,
  /** newest first */
  payouts: z.array(payout),
  /** oldest first */
  timeline: z.array(event),
  /** what staff can do now */
  steps: z.array(step),
})

export type StaffOffer = z.output<typeof staffOffer>

export const getStaffOffer = defineCall(routes.getStaffOffer, {
  staffKey: { scope: 'offers:read' },
  summary: 'Everything about one offer, and what can be done with it now',
  params: z.object({ id }),
  query: query({}),
  answer: answer({ offer: staffOffer }),
  refusals: ['offer_not_found'],
})
