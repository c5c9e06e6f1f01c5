import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { say } from '../say.ts'
import { amount, answer, body, id, instant, query } from '../wire.ts'
import { bankAnswerBytesMax } from './bank-limits.ts'
import { bankStatement, lineBeside } from './bank-statements.ts'
import { pageAnswer, pageQuery } from './pages.ts'
import * as routes from './routes/payouts.ts'

const bankFile = z.object({
  id: z.int(),
  message_id: z.string(),
  payments: z.int(),
  amount,
  /** 2026-11-23 */
  execution_day: z.string(),
  made_by: z.string(),
  created_at: instant,
  /** payouts of it that the bank has paid */
  paid: z.int(),
  /** payouts of it that came to nothing, or came back */
  failed: z.int(),
})

export type StaffBankFile = z.output<typeof bankFile>

export const listBankFiles = defineCall(routes.listBankFiles, {
  summary: 'Files for the bank, newest first, and what waits for the next one',
  query: query(pageQuery),
  answer: answer({
    ...pageAnswer(bankFile),
    /** approved payouts to accounts that are in no file yet */
    waiting: z.object({ payouts: z.int(), amount }),
    /** where payouts leave from, masked; null: it is not set */
    account: z.nullable(z.string()),
  }),
  refusals: [],
})

export const createBankFile = defineCall(routes.createBankFile, {
  summary: 'Puts every approved payout into a file for the bank; they count as sent from here on',
  body: body({}),
  answer: answer({
    file: bankFile,
    /** approved payouts whose account number does not open with the present key: they wait, and somebody looks */
    unreadable: z.array(z.object({ id: z.string(), offer_id: z.int() })),
  }),
  refusals: ['payouts_none', 'debtor_missing', 'payouts_unreadable'],
  auditedAs: 'createDeskBankFile',
})

const bankAnswer = z.object({
  id: z.int(),
  format: z.string(),
  message_id: z.string(),
  imported_by: z.string(),
  imported_at: instant,
  lines: z.int(),
  /** lines that somebody has to look at: the bank and the books tell different things */
  to_look_at: z.int(),
})

export type StaffBankAnswer = z.output<typeof bankAnswer>

export const listBankAnswers = defineCall(routes.listBankAnswers, {
  summary: 'Answers of the bank that were imported, newest first',
  query: query(pageQuery),
  answer: answer(pageAnswer(bankAnswer)),
  refusals: [],
})

const importedLine = z.object({
  ...lineBeside,
  end_to_end_id: z.string(),
  payout_id: z.nullable(z.string()),
  amount: z.nullable(amount),
  bank_status: z.string(),
  outcome: z.string(),
  /** whether somebody has to look at it */
  look: z.boolean(),
  reason: z.nullable(z.string()),
  /** what the payout is for; null where it is none of ours */
  offer_id: z.nullable(z.int()),
  customer: z.nullable(z.object({ id: z.int(), name: z.string() })),
})

/** What a file of the bank came to. */
const told = {
  /** how many lines came to what */
  counts: z.array(z.object({ outcome: z.string(), lines: z.int() })),
  /** those to look at first, at most 200 */
  lines: z.array(importedLine),
  /** what it says of the account itself, beside the books as they are now */
  statements: z.array(bankStatement),
}

export type ImportedBankLine = z.output<typeof importedLine>

export const importBankAnswer = defineCall(routes.importBankAnswer, {
  summary: 'Reads what the bank says: pain.002 or camt.053',
  upload: { bytesMax: bankAnswerBytesMax, tooLarge: 'file_too_large' },
  answer: answer({
    format: z.string(),
    message_id: z.string(),
    /** false: this file was imported before, nothing was changed */
    changed: z.boolean(),
    ...told,
  }),
  refusals: ['bank_file_unreadable', 'file_too_large', 'body_unreadable'],
  auditedAs: 'importDeskBankAnswer',
})

export const getBankAnswer = defineCall(routes.getBankAnswer, {
  summary: 'One answer of the bank that was imported, line by line',
  params: z.object({ id }),
  query: query({}),
  answer: answer({ answer: bankAnswer, ...told }),
  refusals: ['bank_answer_not_found'],
})

const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, say('field_invalid')))

const difference = z.object({
  part: z.enum(['bank', 'provider', 'books']),
  /** what differs, such as not_booked; the screen has words for each */
  kind: z.string(),
  /** how the books or the bank name it */
  reference: z.string(),
  expected: z.nullable(amount),
  found: z.nullable(amount),
  at: z.nullable(instant),
  /** where to look; null: nowhere in particular */
  link: z.nullable(
    z.object({ to: z.enum(['payout', 'order', 'offer', 'payment', 'customer', 'provider_payout']), id: z.string() }),
  ),
})

export type Difference = z.output<typeof difference>

/** Days that one reconciliation may cover. */
export const reconciledDaysMax = 92

export const getReconciliation = defineCall(routes.getReconciliation, {
  summary: 'Bank, card provider and books beside each other, from one day to another, both included',
  query: query({ from: day, until: day }),
  answer: answer({
    read_at: instant,
    /**
     * what was paid out to customers, as payouts and statements have it; what came from the card provider; what was
     * booked by hand from statements, and was there to begin with; how much more came than left, and the books
     */
    bank: z.object({
      confirmed: amount,
      stated: amount,
      received: amount,
      by_hand: amount,
      opening: amount,
      known: amount,
      booked: amount,
      other_lines: z.int(),
    }),
    /**
     * what the provider owes us from this time, as payments, refunds, disputes and its payouts have it, and the books;
     * `exchanged`: what it changed for less than was credited
     */
    provider: z.object({
      charged: amount,
      refunded: amount,
      disputed: amount,
      held: amount,
      paid_out: amount,
      fees: amount,
      exchanged: amount,
      known: amount,
      booked: amount,
    }),
    /** the newest statement of the account that payouts leave from, whatever days were asked about; null: none */
    statement: z.nullable(bankStatement),
    /** all of them, whatever days were asked about; read at most once a minute */
    books: z.object({ transactions: z.int(), entries: z.int(), total: amount, wrong: z.int(), read_at: instant }),
    /** at most 500 */
    differences: z.array(difference),
    /** how many there are in all */
    found: z.int(),
  }),
  refusals: [],
})

export const askProvider = defineCall(routes.askProvider, {
  summary: 'Asks the card provider about the payments, refunds and disputes of one day, some at a time',
  body: body({ day, after: pageQuery.after }),
  answer: answer({
    asked_at: instant,
    /** in this call */
    asked: z.int(),
    /** of the day after this call */
    left: z.int(),
    next: z.nullable(z.string()),
    differences: z.array(difference),
  }),
  refusals: ['provider_unavailable'],
})
