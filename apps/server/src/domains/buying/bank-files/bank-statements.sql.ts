import { firstRow, statement } from '../../../db/statement.ts'

/** Cents, positive: the bank has money of ours. */
export interface StatementRow {
  answer_id: number
  account: string | null
  is_ours: boolean
  opening_cents: number | null
  opens_on: string | null
  closing_cents: number
  closes_on: string
}

const columns = `answer_id, account, is_ours, opening_cents, opens_on::text, closing_cents, closes_on::text`

export const selectStatements = statement<StatementRow, [answerId: number]>(
  'select_bank_statements_of_answer',
  `select ${columns} from bank_statements where answer_id = $1 order by statement_no`,
)

export const selectNewestStatement = firstRow<StatementRow, []>(
  'select_bank_statement_newest',
  `select ${columns} from bank_statements where is_ours order by closes_on desc, answer_id desc limit 1`,
)

// A payout that is settled before its statement is imported was confirmed by hand: some days lie between at most.
const daysBetweenMax = 30

/** The bank's own day of what moved a payout; that on which we heard of it where no statement has told of it. */
const dayOf = (direction: 'DBIT' | 'CRDT', outcomes: string, moment: string): string => `coalesce(
  (
    select min(line.booked_on) from bank_answer_lines line
    where line.payout_id = payout.id and line.bank_status = '${direction}' and line.outcome in (${outcomes})
  ),
  (${moment} at time zone $2)::date
)`

/**
 * What the books have moved on the account bank that belongs behind a day, credit positive: by the day of the bank
 * where a statement tells of it. $1 the day, $2 the shop's zone.
 */
export const selectMovedAfter = firstRow<{ cents: number }, [day: string, zone: string]>(
  'sum_bank_moved_after',
  `select (
     coalesce((
       select sum(payout.transfer_cents) from payouts payout
       where payout.settled_at > $1::date - ${daysBetweenMax}
         and (payout.state = 'approved' or payout.returned_at is not null)
         and ${dayOf('DBIT', `'approved', 'already'`, 'payout.settled_at')} > $1::date
     ), 0)
     - coalesce((
       select sum(payout.transfer_cents) from payouts payout
       where payout.returned_at > $1::date - ${daysBetweenMax}
         and ${dayOf('CRDT', `'came_back'`, 'payout.returned_at')} > $1::date
     ), 0)
     - coalesce((
       select sum(payout.net_cents) from provider_payouts payout
       left join bank_answer_lines line
         on line.answer_id = payout.found_answer_id and line.line_no = payout.found_line_no
       where payout.booked_at is not null and coalesce(line.booked_on, payout.arrives_on) > $1::date
     ), 0)
     + coalesce((
       select sum(payout.net_cents) from provider_payouts payout
       where payout.booked_at is not null and (payout.failed_at at time zone $2)::date > $1::date
     ), 0)
     + coalesce((
       select sum(booked.bank_cents) from bank_line_bookings booked
       join bank_answer_lines line using (answer_id, line_no)
       where line.booked_on > $1::date
     ), 0)
     - coalesce((select sum(cents) from bank_opening where opens_on > $1::date), 0)
   )::bigint as cents`,
)

const isOpen = `line.outcome = 'unknown' and line.booked_on is not null and line.cents is not null
  and line.bank_status in ('CRDT', 'DBIT')
  and not exists (
    select from provider_payouts payout
    where payout.found_answer_id = line.answer_id and payout.found_line_no = line.line_no
  )
  and not exists (
    select from bank_line_bookings booked where booked.answer_id = line.answer_id and booked.line_no = line.line_no
  )`

/** What may lie between a statement and the books; cents as the bank has them. */
export const selectBetween = firstRow<
  { payouts: number; payout_cents: number; lines: number; line_cents: number },
  [day: string]
>(
  'select_bank_between',
  `select awaited.payouts, awaited.payout_cents, open.lines, open.line_cents
   from (
     select count(*) as payouts, coalesce(sum(net_cents), 0)::bigint as payout_cents
     from provider_payouts
     where state = 'paid' and booked_at is not null and found_at is null and arrives_on <= $1::date
   ) as awaited
   cross join (
     select count(*) as lines,
       coalesce(sum(case line.bank_status when 'CRDT' then line.cents else -line.cents end), 0)::bigint as line_cents
     from bank_answer_lines line
     where ${isOpen} and line.booked_on <= $1::date
       and line.booked_on >= coalesce((select opens_on from bank_opening), '-infinity')
   ) as open`,
)

/** A line of the bank; that nobody else gives it away is the caller's affair. */
export const selectLine = firstRow<
  { cents: number; bank_status: string; is_open: boolean; is_twin_booked: boolean },
  [answerId: number, lineNo: number]
>(
  'select_bank_line',
  `select line.cents, line.bank_status, (${isOpen}) as is_open, exists (
     select from bank_answer_lines twin
     left join bank_line_bookings booked on booked.answer_id = twin.answer_id and booked.line_no = twin.line_no
     left join provider_payouts payout
       on payout.found_answer_id = twin.answer_id and payout.found_line_no = twin.line_no
     where twin.answer_id <> line.answer_id and twin.outcome = 'unknown' and twin.booked_on = line.booked_on
       and twin.cents = line.cents and twin.bank_status = line.bank_status
       and twin.end_to_end_id = line.end_to_end_id and twin.words is not distinct from line.words
       and (booked.booked_at is not null or payout.id is not null)
   ) as is_twin_booked
   from bank_answer_lines line
   where line.answer_id = $1 and line.line_no = $2 and line.outcome = 'unknown' and line.booked_on is not null
     and line.cents is not null`,
)

interface NewBooking {
  answerId: number
  lineNo: number
  bankCents: number
  cost: string
  reason: string
  by: string
  at: Date
}

export const insertBooking = statement<never, NewBooking>(
  'insert_bank_line_booking',
  `insert into bank_line_bookings (answer_id, line_no, bank_cents, cost, reason, booked_by, booked_at)
   values (:answerId, :lineNo, :bankCents, :cost, :reason, :by, :at)`,
)

export interface OpeningRow {
  cents: number
  opens_on: string
  reason: string
  booked_by: string
  booked_at: Date
}

export const selectOpening = firstRow<OpeningRow, []>(
  'select_bank_opening',
  `select had.cents, had.opens_on::text, had.reason, coalesce(member.name, had.booked_by) as booked_by, had.booked_at
   from bank_opening had
   left join staff member on had.booked_by = 'staff:' || member.id`,
)

/** Nothing comes back where it was booked before. */
export const insertOpening = firstRow<
  { id: number },
  { cents: number; opensOn: string; reason: string; by: string; at: Date }
>(
  'insert_bank_opening',
  `insert into bank_opening (id, cents, opens_on, reason, booked_by, booked_at)
   values (1, :cents, :opensOn, :reason, :by, :at)
   on conflict (id) do nothing
   returning id`,
)
