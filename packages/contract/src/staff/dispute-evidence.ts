import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { disputeStates } from '../lifecycle/dispute.ts'
import { say } from '../say.ts'
import { answer, body, instant, query } from '../wire.ts'
import * as routes from './routes/dispute-evidence.ts'

/** The provider takes no more characters. */
export const evidenceWordsMax = 20_000

const params = z.object({ id: z.string().check(z.regex(/^[\w-]{1,255}$/, say('field_invalid'))) })

const words = z.string().check(z.maxLength(evidenceWordsMax, say('field_invalid')))

const sheet = z.object({
  made_at: instant,
  made_by: z.string(),
  /** what was known at that moment, in English as the bank reads it */
  sections: z.array(z.object({ title: z.string(), rows: z.array(z.tuple([z.string(), z.string()])) })),
  /** what staff add */
  words: z.string(),
  edited_at: z.nullable(instant),
  edited_by: z.nullable(z.string()),
  /** somebody submits it, and the provider has not answered yet */
  sending_since: z.nullable(instant),
  /** the bank has it, and nothing of it changes any more */
  submitted_at: z.nullable(instant),
  submitted_by: z.nullable(z.string()),
})

const dispute = z.object({
  id: z.string(),
  payment_id: z.string(),
  state: z.enum(disputeStates),
  /** as the provider names it: fraudulent */
  reason: z.string(),
  /** in the card's currency, ready to be read */
  disputed: z.string(),
  due_at: z.nullable(instant),
  /** null: nobody has to answer any more */
  answer_due_at: z.nullable(instant),
  /** at the provider's own desk; null: it has none */
  desk: z.nullable(z.string()),
  /** null: none was made */
  sheet: z.nullable(sheet),
})

/** A dispute with what it is answered with. */
export type StaffEvidence = z.output<typeof dispute>

const whole = answer({ dispute })

export const getEvidence = defineCall(routes.getEvidence, {
  summary: 'A dispute with the sheet that it is answered with',
  params,
  query: query({}),
  answer: whole,
  refusals: ['dispute_not_found'],
})

export const makeEvidence = defineCall(routes.makeEvidence, {
  summary: 'Gathers what the shop knows of a disputed sale, as it is now; asked again it gathers anew',
  params,
  body: body({}),
  answer: whole,
  refusals: ['dispute_not_found', 'evidence_submitted'],
})

export const saveEvidence = defineCall(routes.saveEvidence, {
  summary: 'Keeps what staff add to a sheet as a draft',
  params,
  body: body({ words }),
  answer: whole,
  refusals: ['dispute_not_found', 'evidence_submitted'],
})

export const submitEvidence = defineCall(routes.submitEvidence, {
  summary: 'Submits a sheet with these words to the bank, for good; asked again it changes nothing',
  params,
  body: body({ words }),
  answer: answer({
    outcome: z.enum(['submitted', 'done_before', 'rejected']),
    /** the provider’s word for why it was rejected */
    problem: z.nullable(z.string()),
  }),
  refusals: ['dispute_not_found', 'dispute_past_due', 'dispute_answered', 'provider_unavailable'],
})

export const downloadEvidence = defineCall(routes.downloadEvidence, {
  summary: 'The sheet as PDF',
  params,
  body: body({}),
  answer: z.file().check(z.mime(['application/pdf'])),
  refusals: ['dispute_not_found'],
})
