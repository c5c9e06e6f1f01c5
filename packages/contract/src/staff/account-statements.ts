import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { amount, answer, query } from '../wire.ts'
import { ofCustomer } from './customers.ts'
import * as routes from './routes/customers.ts'
import { daysAsked } from './sales.ts'

const moved = {
  opening: amount,
  came: amount,
  /** zero or below */
  went: amount,
  closing: amount,
  lines: z.int(),
}

const statementMonth = z.object({
  /** 2026-11; of the first and the last one the days that were asked for */
  month: z.string(),
  ...moved,
})

export type StatementMonth = z.output<typeof statementMonth>

/** Most entries of a PDF: drawing it takes a second in which the server does nothing else; a CSV has them all. */
export const statementPdfLinesMax = 500

export const getAccountStatement = defineCall(routes.getAccountStatement, {
  ...ofCustomer,
  summary:
    'What some days came to on a balance, by month, as the ledger has it; its files lie below, as /csv and /pdf with ' +
    'the same days',
  query: query(daysAsked),
  answer: answer({
    from: z.string(),
    till: z.string(),
    ...moved,
    /** oldest first */
    months: z.array(statementMonth),
  }),
  refusals: ['customer_not_found', 'invalid_input'],
})
