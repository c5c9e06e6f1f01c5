import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { say } from '../say.ts'
import { amount, answer, body, hasCentsAtMost, id, instant, query, text } from '../wire.ts'
import { staffReason } from './customers.ts'
import { pageAnswer, pageQuery } from './pages.ts'
import * as routes from './routes/customers.ts'

/** goodwill: a gift; correction: a mistake of ours is put right, either way. */
export const adjustmentKinds = ['goodwill', 'correction'] as const

export type AdjustmentKind = (typeof adjustmentKinds)[number]

export const adjustmentStates = ['proposed', 'booked', 'rejected'] as const

export type AdjustmentState = (typeof adjustmentStates)[number]

/** The most that one adjustment may move, EUR units. */
export const adjustmentMax = 10_000

const person = z.object({ id: z.int(), name: z.string() })

const adjustment = z.object({
  id: z.int(),
  customer: z.object({ id: z.int(), name: z.string(), email: z.string() }),
  /** what the balance gains; negative: loses */
  amount,
  kind: z.enum(adjustmentKinds),
  reason: z.string(),
  /** what the customer is told */
  note: z.string(),
  state: z.enum(adjustmentStates),
  proposed_by: person,
  proposed_at: instant,
  /** null: nobody yet, or it needed no second person */
  decided_by: z.nullable(person),
  decided_at: z.nullable(instant),
  /** why it was rejected */
  decision_reason: z.nullable(z.string()),
  /** proposed by whoever asks, who therefore cannot decide it */
  own: z.boolean(),
})

export type Adjustment = z.output<typeof adjustment>

export const listAdjustments = defineCall(routes.listAdjustments, {
  summary: 'Adjustments of balances, newest first',
  query: query({
    ...pageQuery,
    customer: z.optional(id),
    state: z.optional(z.enum(adjustmentStates, say('field_invalid'))),
  }),
  answer: answer(pageAnswer(adjustment)),
  refusals: [],
})

const oneAdjustment = answer({ adjustment })

/** Signed EUR units, not zero. */
const signedUnits = z.number(say('field_invalid')).check(
  z.minimum(-adjustmentMax, say('field_invalid')),
  z.maximum(adjustmentMax, say('field_invalid')),
  z.refine((value) => value !== 0 && hasCentsAtMost(value), say('field_invalid')),
)

export const adjustBalance = defineCall(routes.adjustBalance, {
  summary: 'Moves a balance at once, or proposes it to a second person above the limit',
  params: z.object({ id }),
  body: body({
    amount: signedUnits,
    kind: z.enum(adjustmentKinds, say('field_invalid')),
    reason: staffReason,
    /** told to the customer */
    note: text(500),
  }),
  answer: oneAdjustment,
  refusals: ['customer_not_found', 'customer_not_verified', 'insufficient_balance', 'key_reused', 'invalid_input'],
})

export const approveAdjustment = defineCall(routes.approveAdjustment, {
  summary: 'Books what somebody else proposed',
  params: z.object({ id }),
  body: body({}),
  answer: oneAdjustment,
  refusals: [
    'proposal_not_found',
    'proposal_decided',
    'second_person_needed',
    'insufficient_balance',
    'approver_new',
    'approver_tied',
  ],
})

export const rejectAdjustment = defineCall(routes.rejectAdjustment, {
  summary: 'Turns down what somebody else proposed',
  params: z.object({ id }),
  body: body({ reason: staffReason }),
  answer: oneAdjustment,
  refusals: ['proposal_not_found', 'proposal_decided', 'second_person_needed'],
})
