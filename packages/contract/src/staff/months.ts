import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { amount, answer, body, instant, query, text } from '../wire.ts'
import { month } from './reports.ts'
import * as routes from './routes/months.ts'
import { proofMinutes } from './session.ts'

/** running: it is not over; over: it can be closed; locked: nothing is booked into it any more */
export const monthStates = ['running', 'over', 'locked'] as const

/** Numbers that were given out in a month, without a gap between; null: none was. */
const papers = z.object({ first: z.nullable(z.string()), last: z.nullable(z.string()), count: z.int() })

const monthRow = z.object({
  /** 2026-11, in the shop's zone */
  month: z.string(),
  /** its first moment, and the first one behind it */
  from: instant,
  till: instant,
  state: z.enum(monthStates),
  /** the one that can be locked once it is over */
  is_next: z.boolean(),
  /** the one whose lock can be ended */
  is_last: z.boolean(),
  /** EUR units, as the VAT report has them */
  vat: amount,
  gross: amount,
  receipts: papers,
  credit_notes: papers,
  locked_by: z.nullable(z.string()),
  locked_at: z.nullable(instant),
})

export type MonthRow = z.output<typeof monthRow>

/**
 * What can be left to do: papers that are missing, refunds under way, payouts of the provider whose lines lead nowhere,
 * that do not add up or that no statement tells of, a newest statement of the bank that is apart from the books,
 * differences that reconciliation finds.
 */
export const monthQuestions = [
  'receipts',
  'credit_notes',
  'refunds',
  'provider_payouts',
  'bank',
  'differences',
] as const

const monthQuestion = z.object({ name: z.enum(monthQuestions), count: z.int() })

export type MonthQuestion = z.output<typeof monthQuestion>

export const listMonths = defineCall(routes.listMonths, {
  staffKey: { scope: 'reports:read' },
  summary: 'Months of the shop, newest first: VAT, numbers of papers, and which are locked',
  query: query({}),
  answer: answer({ months: z.array(monthRow) }),
  refusals: [],
})

const ofMonth = { params: z.object({ month }) }

export const getMonth = defineCall(routes.getMonth, {
  ...ofMonth,
  summary: 'A month with what is left to do before it is closed',
  query: query({}),
  answer: answer({ month: monthRow, questions: z.array(monthQuestion) }),
  refusals: ['month_ahead'],
})

export const lockMonth = defineCall(routes.lockMonth, {
  ...ofMonth,
  summary: 'Locks a month that is over: nothing is booked into it any more, and what it came to is kept',
  body: body({}),
  answer: answer({}),
  refusals: ['month_not_next', 'month_not_over', 'proof_required'],
  proofMinutes,
})

export const unlockMonth = defineCall(routes.unlockMonth, {
  ...ofMonth,
  summary: 'Ends the lock of the last month that is locked',
  body: body({ reason: text(500) }),
  answer: answer({}),
  refusals: ['month_not_last', 'proof_required'],
  proofMinutes,
})
