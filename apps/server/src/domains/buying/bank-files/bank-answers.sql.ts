import { firstRow, statement } from '../../../db/statement.ts'

/** Nothing comes back for a file that was imported before; one that is being imported now is waited for. */
export const insertBankAnswer = firstRow<
  { id: number },
  { format: string; messageId: string; fingerprint: Buffer; by: string; at: Date }
>(
  'insert_bank_answer',
  `insert into bank_answers (format, message_id, fingerprint, imported_by, imported_at)
   values (:format, :messageId, :fingerprint, :by, :at)
   on conflict (fingerprint) do nothing
   returning id`,
)

/** Offers of the payouts that a bank names, locked in ascending id, before any payout of theirs. */
export const lockOffersNamed = statement<never, [endToEndIds: string[]]>(
  'lock_offers_of_answer',
  `select
   from offers offer
   join payouts payout on payout.offer_id = offer.id
   where payout.end_to_end_id = any($1)
   order by offer.id
   for update of offer`,
)

export const selectPayoutsNamed = statement<{ id: string; end_to_end_id: string }, [endToEndIds: string[]]>(
  'select_payouts_of_answer',
  'select id, end_to_end_id from payouts where end_to_end_id = any($1)',
)

export const selectNamesInFile = statement<{ end_to_end_id: string }, [messageId: string]>(
  'select_payouts_of_file',
  `select payout.end_to_end_id
   from payouts payout
   join bank_files file on file.id = payout.file_id
   where file.message_id = $1
   order by payout.offer_id`,
)

/** Those of these payouts whose money is known to have come back, from a statement or by hand. */
export const selectCameBack = statement<{ end_to_end_id: string }, [endToEndIds: string[]]>(
  'select_payouts_that_came_back',
  `select payout.end_to_end_id
   from payouts payout
   where payout.end_to_end_id = any($1) and payout.state = 'failed'
     and (payout.returned_at is not null or exists (
       select from bank_answer_lines line
       where line.payout_id = payout.id and line.bank_status = 'CRDT' and line.outcome = 'failed'
     ))`,
)

/** The arrays hold one entry for each line. */
export const insertAnswerLines = statement<
  never,
  {
    answerId: number
    endToEndIds: string[]
    cents: (number | null)[]
    statuses: string[]
    outcomes: string[]
    payoutIds: (string | null)[]
    reasons: (string | null)[]
    days: (string | null)[]
    words: (string | null)[]
  }
>(
  'insert_bank_answer_lines',
  `insert into bank_answer_lines (
     answer_id, line_no, end_to_end_id, cents, bank_status, outcome, payout_id, reason, booked_on, words
   )
   select :answerId, no, name, cents, status, outcome, payout_id, reason, day, words
   from unnest(:endToEndIds::text[], :cents::bigint[], :statuses::text[], :outcomes::text[], :payoutIds::uuid[],
     :reasons::text[], :days::date[], :words::text[])
     with ordinality as line (name, cents, status, outcome, payout_id, reason, day, words, no)`,
)

/** The arrays hold one entry for each statement of the file. */
export const insertStatements = statement<
  never,
  {
    answerId: number
    accounts: (string | null)[]
    isOurs: boolean[]
    openings: (number | null)[]
    openingDays: (string | null)[]
    closings: number[]
    closingDays: string[]
  }
>(
  'insert_bank_statements',
  `insert into bank_statements (
     answer_id, statement_no, account, is_ours, opening_cents, opens_on, closing_cents, closes_on
   )
   select :answerId, no, account, is_ours, opening, opens, closing, closes
   from unnest(:accounts::text[], :isOurs::boolean[], :openings::bigint[], :openingDays::date[], :closings::bigint[],
     :closingDays::date[])
     with ordinality as told (account, is_ours, opening, opens, closing, closes, no)`,
)
