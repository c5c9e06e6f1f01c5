import * as z from 'zod/mini'
import { say } from '../say.ts'

import { wholeNumber } from '../wire.ts'

/** Rows of one page of a list of the back office, where nobody asks for fewer. */
export const staffPageRows = 50

/**
 * What every list of the back office takes: keyset pages, so that page 2,000 costs what page 1 costs. `after` is the
 * last row of the page before, as its answer's `next` named it; what is in it is the server's affair.
 */
export const pageQuery = {
  after: z.optional(z.string().check(z.maxLength(200, say('field_invalid')))),
  limit: z.optional(wholeNumber(1, 100)),
}

/**
 * What every list of the back office answers.
 * @param row schema of one row
 */
export const pageAnswer = <Row extends z.ZodMiniType>(row: Row) => ({
  rows: z.array(row),
  /** to be sent as `after`; null on the last page */
  next: z.nullable(z.string()),
})

/** Words that are searched for in a list of the back office. */
export const searchWords = z.optional(z.string().check(z.maxLength(100, say('field_invalid'))))
