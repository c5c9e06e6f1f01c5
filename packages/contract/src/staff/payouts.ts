import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { payoutLifecycle, payoutMethods, payoutStates } from '../lifecycle/payout.ts'
import { say } from '../say.ts'
import { amount, answer, body, id, instant, query, text } from '../wire.ts'
import { pageAnswer, pageQuery } from './pages.ts'
import * as routes from './routes/payouts.ts'
import { stepBody } from './steps.ts'

/**
 * Where a payout stands in the back office. The customer sees less: until it is sent it is asked for, and nothing else.
 * to_propose, to_approve, approved: asked for, and so far decided; ended: paid, or it came to nothing.
 */
export const payoutStages = ['to_propose', 'to_approve', 'approved', 'sent', 'ended'] as const

export type PayoutStage = (typeof payoutStages)[number]

/**
 * What lists of payouts are asked for. to_look_at: it came to nothing, and its customer has not asked again; whoever
 * looks after it sees to that.
 */
export const payoutViews = ['to_propose', 'to_approve', 'approved', 'sent', 'to_look_at', 'ended'] as const

export type PayoutView = (typeof payoutViews)[number]

/** Payouts that one call decides about. */
const decidedMax = 500

const uuid = z.string().check(z.regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, say('field_invalid')))

const person = z.object({ id: z.int(), name: z.string() })

const proposal = z.object({
  id: z.int(),
  /** desk: both sat there, signed in; cli: named on the command line */
  source: z.enum(['desk', 'cli']),
  proposed_by: person,
  proposed_at: instant,
  approved_by: z.nullable(person),
  approved_at: z.nullable(instant),
  rejected_by: z.nullable(person),
  rejected_at: z.nullable(instant),
  /** why it was rejected, or taken back by whoever had proposed it */
  reason: z.nullable(z.string()),
})

export type PayoutProposal = z.output<typeof proposal>

const row = {
  id: z.string(),
  offer_id: z.int(),
  title: z.string(),
  customer_id: z.int(),
  /** as told for the payout */
  customer: z.string(),
  /** what leaves */
  amount,
  /** beside it: what of the price has paid a debt of the customer */
  set_off: amount,
  method: z.enum(payoutMethods),
  state: z.enum(payoutStates),
  stage: z.enum(payoutStages),
  /** country, two digits and the last four characters; null: to a card */
  account: z.nullable(z.string()),
  /** of the account or the card */
  holder: z.string(),
  requested_at: instant,
  /** when the customer expects the money; null once it is settled */
  due_at: z.nullable(instant),
  /** what keeps its customer from being paid now */
  hold: z.object({
    /** in EUR units: what they owe after disputes */
    owed: amount,
    /** a payment is disputed, or was lost and no operator has released it */
    disputed: z.boolean(),
    blocked: z.boolean(),
  }),
  sent_at: z.nullable(instant),
  settled_at: z.nullable(instant),
  /** when what had been paid came back */
  returned_at: z.nullable(instant),
  file_id: z.nullable(z.int()),
  failure_reason: z.nullable(z.string()),
  /** the one that stands; null before there is one, and after it was rejected */
  proposal: z.nullable(proposal),
}

const payoutRow = z.object(row)

export type StaffPayoutRow = z.output<typeof payoutRow>

export const listStaffPayouts = defineCall(routes.listStaffPayouts, {
  summary: 'Payouts of one stage: what waits longest first, what ended or failed newest first',
  query: query({ ...pageQuery, stage: z.enum(payoutViews, say('field_invalid')) }),
  answer: answer({
    ...pageAnswer(payoutRow),
    /** of everything that somebody may still have to see to, by stage */
    totals: z.array(
      z.object({
        stage: z.enum(payoutViews),
        payouts: z.int(),
        amount,
        /** those that whoever asks can do something about now */
        for_you: z.int(),
      }),
    ),
  }),
  refusals: [],
})

const payout = z.object({
  ...row,
  contact: z.object({ email: z.string(), phone: z.string(), address: z.string() }),
  /** how the bank names it in its answers */
  end_to_end_id: z.string(),
  /** names the card at the provider; null: to an account */
  setup_intent: z.nullable(z.string()),
  /** newest first, those that were rejected too */
  proposals: z.array(proposal),
  /** what happened to the offer since its payout was asked for, oldest first */
  timeline: z.array(z.object({ kind: z.string(), by: z.string(), at: instant, why: z.string() })),
  file: z.nullable(
    z.object({
      id: z.int(),
      message_id: z.string(),
      made_by: z.string(),
      created_at: instant,
      execution_day: z.string(),
    }),
  ),
  /** what banks told about it, oldest first */
  bank_lines: z.array(
    z.object({
      format: z.string(),
      message_id: z.string(),
      imported_at: instant,
      bank_status: z.string(),
      outcome: z.string(),
      amount: z.nullable(amount),
      reason: z.nullable(z.string()),
    }),
  ),
})

export type StaffPayout = z.output<typeof payout>

export const getStaffPayout = defineCall(routes.getStaffPayout, {
  summary: 'One payout with everything that may be seen of it',
  params: z.object({ id: uuid }),
  query: query({}),
  answer: answer({ payout }),
  refusals: ['payout_not_found'],
})

/** amount: what leaves; set_off: what pays debts of their customers beside it */
const decided = { payouts: z.int(), amount, set_off: amount }

/** To be paid less what their customers owe, where they owe something; without it such payouts are held. */
const setOff = z.optional(z.boolean())

export const proposePayouts = defineCall(routes.proposePayouts, {
  summary: 'First pair of eyes: these payouts, or all that wait for it; whole or not at all',
  body: body({
    payouts: z.union([z.literal('all'), z.array(uuid).check(z.minLength(1), z.maxLength(decidedMax))]),
    set_off: setOff,
  }),
  answer: answer(decided),
  refusals: ['payout_not_found', 'payout_state_wrong', 'payout_proposed', 'payouts_none', 'payout_held'],
})

const proposals = z.array(id).check(z.minLength(1, say('field_invalid')), z.maxLength(decidedMax))

export const approvePayouts = defineCall(routes.approvePayouts, {
  summary: 'Second pair of eyes: what somebody else proposed; whole or not at all',
  body: body({ proposals, set_off: setOff }),
  answer: answer(decided),
  refusals: [
    'proposal_not_found',
    'proposal_decided',
    'second_person_needed',
    'payout_state_wrong',
    'payout_held',
    'approver_new',
    'approver_tied',
  ],
})

export const rejectProposals = defineCall(routes.rejectProposals, {
  summary: 'Rejects proposals, takes one’s own back, or stops what was approved and has not left',
  body: body({ proposals, reason: text(500) }),
  answer: answer(decided),
  refusals: ['proposal_not_found', 'proposal_decided', 'payout_state_wrong'],
})

export const takePayoutStep = defineCall(routes.takePayoutStep, {
  summary:
    'Records what became of a payout (lifecycle/payout.ts); where it came to nothing its customer reads the reason',
  params: z.object({ id: uuid }),
  body: stepBody(payoutLifecycle, {}),
  answer: answer({ state: z.enum(payoutStates), changed: z.boolean() }),
  refusals: ['payout_not_found', 'payout_state_wrong', 'payout_not_approved', 'payout_held'],
  auditedField: 'step',
})
