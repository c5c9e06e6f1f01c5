import * as z from 'zod/mini'
import { attachmentFields, attachments } from './attachment-fields.ts'
import { defineCall } from './call.ts'
import { customerTrade } from './customer-trade.ts'
import { offerEventKinds, offerQualities, offerStates, offerVariants } from './lifecycle/offer.ts'
import { requestProblems } from './lifecycle/trade-request.ts'
import * as routes from './routes.ts'
import { say } from './say.ts'
import { amount, answer, body, hasCentsAtMost, id, query, seconds, text, units } from './wire.ts'

/** Amounts are EUR units, moments Unix seconds. */
const offer = z.object({
  id: z.int(),
  created_at: seconds,
  status: z.enum(offerStates),
  title: z.string(),
  /** `img` is empty and `quality`, the rarity, null where the shop does not know the skin */
  item: z.object({ img: z.string(), quality: z.nullable(z.string()) }),
  user_price: amount,
  /** the counter-offer */
  service_price: z.nullable(amount),
  quality: z.enum(offerQualities),
  currency: z.string(),
  /** until when the shop answers; of pending offers */
  reply_due_at: z.nullable(seconds),
  /** until when a counter-offer can be accepted; of status offer */
  expires_at: z.nullable(seconds),
})

export type Offer = z.output<typeof offer>

export const offerHistory = defineCall(routes.offerHistory, {
  summary: 'Offers of the customer, newest first',
  query: query({}),
  answer: answer({ payload: z.array(offer) }),
  refusals: [],
})

const offerDetails = z.extend(offer, {
  variant: z.nullable(z.enum(offerVariants)),
  item_url: z.string(),
  /** what they said is on it; null: nothing */
  attachments: z.nullable(attachments),
  /** why the counter-offer is what it is; null before there is one */
  explanation: z.nullable(
    z.object({
      /** what the shop sells such a copy for; null where it knows none */
      reference_price: z.nullable(amount),
      margin_percent: z.nullable(z.number()),
      float: z.nullable(z.number()),
      /** the operator's own words */
      note: z.nullable(z.string()),
    }),
  ),
  /** where we ask for the item, once accepted */
  trade_link: z.nullable(z.string()),
  /** whether the profile has a trade link; without one, accepting asks for it */
  has_trade_link: z.boolean(),
  /** until when the item must be here; while it is awaited */
  receive_until: z.nullable(seconds),
  /** the last trade offer by which an account of the shop was to ask for the item; null: there is none */
  trade: z.nullable(z.extend(customerTrade, { problem: z.nullable(z.enum(requestProblems)) })),
  /** end of Steam's trade protection, once the item is here */
  protected_until: z.nullable(seconds),
  /** until when a change of password or e-mail holds payouts back */
  payout_paused_until: z.nullable(seconds),
  /** the newest payout, in whatever state */
  payout: z.nullable(
    z.object({
      state: z.enum(['requested', 'sent', 'approved', 'set_off', 'failed']),
      method: z.enum(['sepa-manual', 'card-form']),
      /** what is transferred */
      sum: amount,
      /** beside it: what of the price paid a debt of the customer */
      set_off: amount,
      iban_masked: z.nullable(z.string()),
      holder: z.string(),
      requested_at: seconds,
      /** when the money should be there, a working day of the bank; null once it is settled */
      expected_at: z.nullable(seconds),
      /** null unless it came to nothing */
      failure_reason: z.nullable(z.string()),
    }),
  ),
  /** oldest first */
  timeline: z.array(
    z.object({
      kind: z.enum(offerEventKinds),
      status: z.enum(offerStates),
      at: seconds,
      /** an operator's own words to the customer */
      note: z.nullable(z.string()),
      /** the price that was offered */
      sum: z.nullable(amount),
    }),
  ),
})

export type OfferDetails = z.output<typeof offerDetails>

export const getOffer = defineCall(routes.getOffer, {
  summary: 'One offer of the customer with its timeline',
  params: z.object({ id }),
  query: query({}),
  answer: answer({ payload: offerDetails }),
  refusals: ['offer_not_found'],
})

const sellableSkin = z.object({
  skin_id: z.string(),
  /** as Steam's market names it, without exterior: ★ Karambit | Doppler */
  title: z.string(),
  /** Phase 2, Ruby; empty for most */
  phase: z.string(),
  img: z.string(),
  /** rarity */
  quality: z.string(),
  /** the exteriors that the finish can have, best first */
  qualities: z.array(z.enum(offerQualities)),
  variants: z.array(z.enum(offerVariants)),
})

export type SellableSkin = z.output<typeof sellableSkin>

export const searchSellableSkins = defineCall(routes.searchSellableSkins, {
  summary: 'Skins of the catalogue whose name a customer is typing, at most eight, best match first',
  query: query({ search: text(80) }),
  answer: answer({ payload: z.array(sellableSkin) }),
  refusals: [],
})

export const quoteOffer = defineCall(routes.quoteOffer, {
  summary: 'What the shop would roughly pay for such a copy; indicative, an operator decides',
  query: query({
    skin_id: text(80),
    quality: z.enum(offerQualities, say('quality_required')),
    variant: z.enum(offerVariants, say('field_invalid')),
  }),
  answer: answer({
    /** null: the shop has no reference for such a copy, or one that is too old */
    payload: z.nullable(z.object({ reference_price: amount, margin_percent: z.number(), quote: amount })),
    /** there is a reference, but older than the shop quotes by */
    is_outdated: z.boolean(),
  }),
  refusals: ['not_found'],
})

/** Of an amount that a customer names: 0.01 to 1,000,000 EUR. */
const wish = z
  .number({
    error: ({ input }) => (input === undefined || input === '' ? say('price_required') : say('price_not_positive')),
  })
  .check(
    z.minimum(0.01, say('price_not_positive')),
    z.maximum(1_000_000, say('field_invalid')),
    z.refine(hasCentsAtMost, say('field_invalid')),
  )

export const createOffer = defineCall(routes.createOffer, {
  summary: 'Proposes a skin to the shop',
  body: body({
    title: text(120, say('skin_name_required')),
    /** EUR, whatever `currency` says (docs/behaviour/offers.md#wish) */
    price: wish,
    quality: z.enum(offerQualities, say('quality_required')),
    item_url: text(300, say('inventory_link_required')),
    /** where it was chosen from the catalogue; title is then the catalogue's */
    skin_id: z.optional(text(80)),
    variant: z.optional(z.enum(offerVariants, say('field_invalid'))),
    ...attachmentFields,
  }),
  answer: answer({ id: z.int(), message: z.string() }),
  refusals: [
    'offer_invalid',
    'offers_off',
    'offers_too_many',
    'offer_open_already',
    'account_leaving',
    'key_reused',
    'still_running',
  ],
})

export const acceptOffer = defineCall(routes.acceptOffer, {
  summary: 'Accepts the counter-offer',
  body: body({
    id,
    /** the counter-offer as the customer saw it, EUR; another true one is answered with counter_changed */
    seen_price: z.optional(units),
    /** kept in the profile where it has none */
    tradeUrl: z.optional(text(300, say('trade_link_invalid'))),
  }),
  answer: answer({ message: z.string() }),
  refusals: [
    'offer_not_found',
    'offer_moved_on',
    'counter_changed',
    'counter_expired',
    'trade_link_required',
    'trade_link_invalid',
    'key_reused',
    'still_running',
  ],
})

export const declineOffer = defineCall(routes.declineOffer, {
  summary: 'Declines the counter-offer',
  body: body({ id }),
  answer: answer({ message: z.string() }),
  refusals: ['offer_not_found', 'offer_moved_on'],
})
