import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { say } from '../say.ts'
import { amount, answer, body, day, hasCentsAtMost, id, instant, query, smallId, text } from '../wire.ts'
import { staffReason } from './customers.ts'
import * as routes from './routes/payouts.ts'

/** What a statement says of the account, beside the books. EUR units; positive: the bank has money of ours. */
export const bankStatement = z.object({
  answer_id: z.int(),
  /** masked; null: the bank named none */
  account: z.nullable(z.string()),
  opening: z.nullable(amount),
  opens_on: z.nullable(z.string()),
  closing: amount,
  /** 2026-11-23 */
  closes_on: z.string(),
  /** what the books have of the bank at the end of that day; null: it is another account than payouts leave from */
  booked: z.nullable(amount),
  /** what the difference may be made of: payouts of the provider that no statement has shown until that day */
  not_found: z.object({ payouts: z.int(), amount }),
  /** and lines of the bank until that day that nothing is behind */
  unknown: z.object({ lines: z.int(), amount }),
})

export type BankStatement = z.output<typeof bankStatement>

const booking = z.object({
  /** such as rent */
  cost: z.string(),
  reason: z.string(),
  by: z.string(),
  at: instant,
})

/** What is known of a line of the bank beside what it says. */
export const lineBeside = {
  line_no: z.int(),
  /** the bank's day of it; null: not booked there yet */
  day: z.nullable(z.string()),
  /** what the other side wrote */
  words: z.nullable(z.string()),
  /** the payout of the card provider that it is */
  provider_payout_id: z.nullable(z.int()),
  booking: z.nullable(booking),
  /** whether it waits for somebody to book it by hand */
  bookable: z.boolean(),
}

/** Letters that the name of a cost has at most. */
export const costLengthMax = 60

export const bookBankLine = defineCall(routes.bookBankLine, {
  summary: 'Books a line of the bank that nothing is behind to a named cost, once',
  params: z.object({ id, line: smallId }),
  body: body({ cost: text(costLengthMax), reason: staffReason }),
  answer: answer({ booking }),
  refusals: ['bank_line_not_found', 'bank_line_booked'],
})

const opening = z.object({ amount, opens_on: z.string(), reason: z.string(), by: z.string(), at: instant })

export const getBankOpening = defineCall(routes.getBankOpening, {
  summary: 'What stood in the bank account when the books began; null: nobody has said it',
  query: query({}),
  answer: answer({ opening: z.nullable(opening) }),
  refusals: [],
})

const invalid = say('field_invalid')
const openingMax = 100_000_000

export const bookBankOpening = defineCall(routes.bookBankOpening, {
  summary: 'Books what stood in the bank account when the books began, once and for good',
  body: body({
    /** EUR units, not zero; negative: it was overdrawn */
    amount: z.number(invalid).check(
      z.minimum(-openingMax, invalid),
      z.maximum(openingMax, invalid),
      z.refine((value) => value !== 0 && hasCentsAtMost(value), invalid),
    ),
    /** at the beginning of which day */
    opens_on: day,
    reason: staffReason,
  }),
  answer: answer({ opening }),
  refusals: ['bank_opening_booked'],
})
