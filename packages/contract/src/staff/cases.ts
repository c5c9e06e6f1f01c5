import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { lines } from '../cases.ts'
import { caseKinds, caseLifecycle, caseStates, caseWordsMax } from '../lifecycle/case.ts'
import { staffStepsOf } from '../lifecycle/lifecycle.ts'
import { orderStates } from '../lifecycle/order.ts'
import { say } from '../say.ts'
import { answer, body, flag, id, instant, query, whole } from '../wire.ts'
import { pageAnswer, pageQuery, searchWords } from './pages.ts'
import * as routes from './routes/cases.ts'

const invalid = say('field_invalid')

/** What is set of cases, among what is set of selling. */
export const caseSettings = {
  /** within how many hours cases are answered, as customers are told; 0: they are told nothing */
  case_answer_hours: whole(0, 720),
  /** after how many days without a word of its customer a case ends by itself */
  case_close_days: whole(4, 90),
}

const caseRow = z.object({
  id: z.int(),
  order_id: z.int(),
  kind: z.enum(caseKinds),
  state: z.enum(caseStates),
  customer: z.object({ id: z.int(), name: z.string(), email: z.string() }),
  opened_at: instant,
  /** since when whoever it waits for is waited for, or since when it is solved */
  waits_since: instant,
  /** overdue: customers were promised an answer before; null: nobody waits for the shop */
  wait: z.nullable(z.enum(['short', 'long', 'overdue'])),
  assigned_to: z.nullable(z.object({ id: z.int(), name: z.string() })),
})

/** A case in the back office's list. */
export type CaseRow = z.output<typeof caseRow>

export const listCases = defineCall(routes.listCases, {
  summary: 'Conversations about orders: the longest wait first, those that are solved newest first',
  query: query({
    ...pageQuery,
    state: z.optional(z.enum(caseStates, invalid)),
    kind: z.optional(z.enum(caseKinds, invalid)),
    /** those that whoever asks has taken */
    mine: z.optional(flag),
    /** of one order, or of one customer */
    order: z.optional(id),
    customer: z.optional(id),
    /** an order's number, or a part of the customer's e-mail or name */
    search: searchWords,
  }),
  answer: answer(pageAnswer(caseRow)),
  refusals: [],
})

const staffMessage = z.object({
  id: z.int(),
  /** note: only staff see it */
  kind: z.enum(['customer', 'staff', 'note', 'solved', 'reopened']),
  at: instant,
  /** customer:<id>, staff:<id> or the name of a job */
  by: z.string(),
  /** of the member of staff; null for everybody else */
  by_name: z.nullable(z.string()),
  text: z.string(),
  /** ids of its pictures */
  pictures: z.array(z.string()),
})

export type StaffCaseMessage = z.output<typeof staffMessage>

const staffCase = z.extend(caseRow, {
  order_state: z.enum(orderStates),
  /** ISO 639-1: what its customer reads */
  language: z.string(),
  /** titles of the lines that it is about; empty: the order as a whole */
  about: z.array(z.string()),
  /** what saved replies are filled with */
  holes: z.object({ name: z.string(), order: z.string(), items: z.string(), trade: z.string() }),
  /** while the customer is waited for: when it ends by itself */
  closes_at: z.nullable(instant),
  /** the newest message of the customer or of staff */
  newest: z.int(),
  /** oldest first */
  messages: z.array(staffMessage),
  /** its messages and pictures were removed, their time being over */
  emptied_at: z.nullable(instant),
})

export type StaffCase = z.output<typeof staffCase>

export const getCase = defineCall(routes.getCase, {
  summary: 'One conversation about an order, notes of staff included',
  params: z.object({ id }),
  query: query({}),
  answer: answer({ case: staffCase }),
  refusals: ['case_not_found'],
})

const done = answer({
  state: z.enum(caseStates),
  /** false: it had been done before, and nobody was told again */
  changed: z.boolean(),
})

/** In the log stands that it was said; what was said stays with the message, which goes after its time. */
export const answerCase = defineCall(routes.answerCase, {
  summary: 'Answers the customer, who is mailed; the same Idempotency-Key answers once',
  params: z.object({ id }),
  body: body({
    message: lines(caseWordsMax),
    /** the newest message that was seen: where the customer has written meanwhile, nothing is sent */
    seen: z.int(invalid).check(z.minimum(0, invalid)),
    /** nothing is left to do: the case is solved with it */
    solves: z.optional(z.boolean(invalid)),
  }),
  answer: done,
  refusals: ['case_not_found', 'case_state_wrong', 'case_moved_on', 'key_reused'],
})

export const noteInCase = defineCall(routes.noteInCase, {
  summary: 'Writes down what only staff see; the same Idempotency-Key writes once',
  params: z.object({ id }),
  body: body({ message: lines(caseWordsMax) }),
  answer: done,
  refusals: ['case_not_found', 'key_reused'],
})

export const takeCaseStep = defineCall(routes.takeCaseStep, {
  summary: 'Takes a step with a case (lifecycle/case.ts); the same step again changes nothing',
  params: z.object({ id }),
  body: body({ step: z.enum(staffStepsOf(caseLifecycle), invalid) }),
  answer: done,
  refusals: ['case_not_found', 'case_state_wrong', 'case_open_already'],
  auditedField: 'step',
})

export const assignCase = defineCall(routes.assignCase, {
  summary: 'Takes a case for oneself, or gives it back; it keeps nobody from answering',
  params: z.object({ id }),
  body: body({ mine: z.boolean(invalid) }),
  answer: answer({ changed: z.boolean() }),
  refusals: ['case_not_found'],
})
