import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { say } from '../say.ts'
import { amount, answer, body, id, instant, query, text } from '../wire.ts'
import { pageAnswer, pageQuery } from './pages.ts'
import * as routes from './routes/orders.ts'

/**
 * What may need a second person beside adjustments and payouts: money of a delivered order that goes back, alone
 * (refund) or because the items came back (reversed), and held money that was settled at the provider by hand.
 */
export const proposalKinds = ['refund', 'reversed', 'settled_elsewhere'] as const

export type ProposalKind = (typeof proposalKinds)[number]

export const proposalStates = ['proposed', 'approved', 'declined'] as const

export type ProposalState = (typeof proposalStates)[number]

const person = z.object({ id: z.int(), name: z.string() })

const proposal = z.object({
  id: z.int(),
  kind: z.enum(proposalKinds),
  customer: z.object({ id: z.int(), name: z.string(), email: z.string() }),
  order_id: z.nullable(z.int()),
  payment_id: z.nullable(z.string()),
  /** EUR units: the most that it lets go */
  amount,
  /** where it goes by name; null: the way it was paid */
  destination: z.nullable(z.enum(['card', 'balance'])),
  reason: z.string(),
  /** what the customer is told */
  note: z.nullable(z.string()),
  state: z.enum(proposalStates),
  /** null: the shop itself, which heard from Steam that the trade was taken back */
  proposed_by: z.nullable(person),
  proposed_at: instant,
  decided_by: z.nullable(person),
  decided_at: z.nullable(instant),
  decision_reason: z.nullable(z.string()),
  /** proposed by whoever asks, who therefore cannot approve it */
  own: z.boolean(),
})

export type MoneyProposal = z.output<typeof proposal>

export const listMoneyProposals = defineCall(routes.listMoneyProposals, {
  summary: 'Refunds after a delivery and held money that wait for a second person, or were decided, newest first',
  query: query({ ...pageQuery, state: z.optional(z.enum(proposalStates, say('field_invalid'))) }),
  answer: answer(pageAnswer(proposal)),
  refusals: [],
})

export const approveMoneyProposal = defineCall(routes.approveMoneyProposal, {
  summary: 'Does what somebody else proposed',
  params: z.object({ id }),
  body: body({}),
  answer: answer({ proposal }),
  refusals: [
    'proposal_not_found',
    'proposal_decided',
    'second_person_needed',
    'approver_new',
    'approver_tied',
    'order_not_found',
    'order_state_wrong',
    'refund_too_much',
    'refund_to_card_impossible',
    'payment_disputed',
    'payment_not_held',
  ],
})

export const declineMoneyProposal = defineCall(routes.declineMoneyProposal, {
  summary: 'Turns down what was proposed, also one’s own',
  params: z.object({ id }),
  body: body({ reason: text(300) }),
  answer: answer({ proposal }),
  refusals: ['proposal_not_found', 'proposal_decided'],
})

export const settleHeldElsewhere = defineCall(routes.settleHeldElsewhere, {
  summary: 'Notes that held money was settled at the provider by hand; above the limit it waits for a second person',
  params: z.object({ id: z.uuid(say('field_invalid')) }),
  body: body({ reason: text(500) }),
  answer: answer({
    /** false: it was noted before, or it waits */
    changed: z.boolean(),
    /** it waits for a second person */
    proposed: z.boolean(),
  }),
  refusals: ['payment_not_found', 'payment_not_held', 'second_person_needed', 'money_proposed', 'key_reused'],
})
