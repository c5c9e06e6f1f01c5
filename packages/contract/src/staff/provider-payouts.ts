import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { providerPayoutStates } from '../lifecycle/provider-payout.ts'
import { say } from '../say.ts'
import { amount, answer, body, day, id, instant, query, text, units } from '../wire.ts'
import { pageAnswer, pageQuery } from './pages.ts'
import * as routes from './routes/provider-payouts.ts'

/**
 * What the list of the provider's payouts can be narrowed to.
 * open: on their way, or in no statement of the bank yet
 * attention: with lines that lead to no payment of ours, that do not add up, or in a currency that is not booked
 */
export const providerPayoutViews = ['all', 'open', 'attention', 'failed'] as const

export type ProviderPayoutView = (typeof providerPayoutViews)[number]

/** Units of the payout's currency. */
const sums = {
  /** what its lines bring together */
  gross: amount,
  /** what the provider keeps */
  fee: amount,
  /** what arrives; negative: what is taken from our account */
  net: amount,
}

const payout = z.object({
  id: z.int(),
  /** the provider's own name (po_…); null: written down by hand */
  provider_payout_id: z.nullable(z.string()),
  currency: z.string(),
  ...sums,
  /** 2026-11-23 */
  arrives_on: z.string(),
  state: z.enum(providerPayoutStates),
  failure: z.nullable(z.string()),
  /** false: it is on its way, or in a currency that the books are not kept in */
  is_booked: z.boolean(),
  /** when a statement of the bank was found to tell of it, and which */
  found: z.nullable(z.object({ at: instant, answer_id: z.int() })),
  /** lines that lead to nothing of ours */
  unmatched: z.int(),
  /** whether its lines add up to it; null: the provider does not tell what it consists of */
  adds_up: z.nullable(z.boolean()),
  noted_by: z.string(),
  noted_at: instant,
  note: z.nullable(z.string()),
})

export type ProviderPayout = z.output<typeof payout>

export const listProviderPayouts = defineCall(routes.listProviderPayouts, {
  summary: 'What the card provider paid out to the bank, newest first',
  query: query({ ...pageQuery, view: z.optional(z.enum(providerPayoutViews, say('field_invalid'))) }),
  answer: answer(pageAnswer(payout)),
  refusals: [],
})

/** What a line of a payout is: `payout`: one that failed before and is here again; `other`: nothing that we know. */
export const providerPayoutLineKinds = ['charge', 'refund', 'dispute', 'fee', 'payout', 'other'] as const

const line = z.object({
  kind: z.enum(providerPayoutLineKinds),
  /** the provider's words: what it is, its name, and of what it is */
  provider_type: z.string(),
  provider_line_id: z.string(),
  provider_source: z.nullable(z.string()),
  /** ours; null: it leads to none */
  payment_id: z.nullable(z.string()),
  order_id: z.nullable(z.int()),
  /** what it changed the balance at the provider by, less what was kept */
  ...sums,
  /** what was credited for it, where it was charged in another currency */
  booked: z.nullable(amount),
})

export type ProviderPayoutLine = z.output<typeof line>

/** Lines that are shown of one payout. */
export const payoutLinesShownMax = 500

const onePayout = z.object({
  payout,
  /** what its lines of each kind come to */
  kinds: z.array(z.object({ kind: z.enum(providerPayoutLineKinds), lines: z.int(), ...sums })),
  /** those that lead to nothing of ours first, at most 500 */
  lines: z.array(line),
  lines_found: z.int(),
})

export type ProviderPayoutWhole = z.output<typeof onePayout>

export const getProviderPayout = defineCall(routes.getProviderPayout, {
  summary: 'One payout of the card provider with its lines and what they lead to',
  params: z.object({ id }),
  query: query({}),
  answer: answer(onePayout.shape),
  refusals: ['provider_payout_not_found'],
})

export const fetchProviderPayouts = defineCall(routes.fetchProviderPayouts, {
  summary: 'Asks the card provider now what it has paid out, and books what arrived',
  body: body({}),
  answer: answer({
    /** payouts of which something was learnt */
    changed: z.int(),
  }),
  refusals: ['provider_unavailable'],
})

export const noteProviderPayout = defineCall(routes.noteProviderPayout, {
  summary: 'Writes down and books a payout that the provider does not tell of itself: EUR that arrived, and its fees',
  body: body({
    /** when it arrived; not after today */
    arrived_on: day,
    net: units,
    fee: units,
    note: text(500),
  }),
  answer: answer({ payout }),
  refusals: ['key_reused'],
})
