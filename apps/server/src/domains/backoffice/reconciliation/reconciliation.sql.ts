import { statement } from '../../../db/statement.ts'

// What the shop knows, beside what the books should hold of it; subjects are named as the ledger's references begin:
// payment:<id>, order:<id>, refund:<id>, dispute:<id>, payout:<id>, provider-payout:<id>, bank-line:<id>
// (ledger/compare.ts says what each column is).

/** Ids of one noun among the strays; what the books name is anybody's text, so that it may be no id at all. */
const strayUuids = (noun: string): string => `array(
  select case when id ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then id::uuid end
  from strays
  where noun = '${noun}'
)`

const strayNumbers = (noun: string): string => `array(
  select case when id ~ '^\\d{1,15}$' then id::bigint end from strays where noun = '${noun}'
)`

/** Whether a moment lies in the time that is asked about. */
const within = (moment: string): string => `${moment} >= $1 and ${moment} < $2`

/** Charges that succeeded. A purchase is booked under its order; a top-up, or one that came late, under the payment. */
const charges = (which: string): string => `
  select 'charged' as part,
    case when placed.paid_at is not null then 'order:' || placed.id else 'payment:' || paid.id end as subject,
    -paid.credit_cents as cents, paid.settled_at as at, paid.id::text as about, null::text as flaw
  from payments paid
  left join orders placed on placed.payment_id = paid.id
  where paid.state = 'Success' and ${which}`

/** Refunds to cards: those that arrived, and those that came back and moved nothing in the end. */
const refunds = (which: string): string => `
  select 'refunded', 'refund:' || id, case when state = 'succeeded' then cents else 0 end,
    coalesce(settled_at, created_at), payment_id::text, null
  from refunds
  where destination = 'card' and ${which}`

const disputes = (which: string): string => `
  select case kind when 'refund' then 'refunded' else 'disputed' end, 'dispute:' || id,
    case when state <> 'won' then cents + again_cents else 0 end, opened_at,
    payment_id::text, null
  from disputes
  where ${which}`

/** Held money that was given back: booked under its payment when it went (staff-payments/held.ts). */
const givenBack = (which: string): string => `
  select 'held', 'payment:' || held.id, -back.cents, back.created_at, held.id::text, null
  from payments held
  join refunds back on back.payment_id = held.id and back.destination = 'card'
  where held.reason = 'mismatch' and ${which}`

const arrivedThen = `payout.booked_at is not null and (${within('payout.booked_at')} or ${within('payout.failed_at')})`

/** What the provider paid out, what it kept, and what it changed at another rate than was credited. */
const paidOut = (which: string, lines: string): string => `
  select 'paid_out', 'provider-payout:' || payout.id,
    case when payout.state = 'failed' then 0 else payout.net_cents end, payout.booked_at, null,
    case
      when exists (
        select from provider_payout_lines line
        where line.payout_id = payout.id and line.payment_id is null
          and line.kind in ('charge', 'refund', 'dispute', 'other')
      ) then 'not_matched'
      when payout.has_lines and payout.gross_cents - payout.fee_cents <> payout.net_cents then 'payout_lines_differ'
    end
  from provider_payouts payout
  where ${which}
  union
  select 'fees', 'provider-payout:' || payout.id, payout.fee_cents, payout.booked_at, null, null
  from provider_payouts payout
  where ${which}
  union
  select 'exchanged', 'provider-payout-line:' || line.id, line.booked_cents - line.amount_cents, payout.booked_at,
    line.payment_id::text, null
  from provider_payout_lines line
  join provider_payouts payout on payout.id = line.payout_id
  where line.booked_cents is not null and ${lines}`

/** What arrived in a currency that the books are not kept in, so that it is not booked. */
const notBooked = `
  select 'paid_out', 'provider-payout:' || payout.id, 0, payout.noted_at, null, 'other_currency'
  from provider_payouts payout
  where payout.booked_at is null and payout.state <> 'pending' and ${within('payout.noted_at')}`

/** Of the account provider_clearing: what was known in a time. */
export const knownOfProvider = [
  charges(within('paid.settled_at')),
  refunds(within('settled_at')),
  disputes(`(${within('opened_at')} or ${within('closed_at')})`),
  givenBack(within('back.created_at')),
  paidOut(arrivedThen, arrivedThen),
  notBooked,
].join(' union ')

/** Of the account provider_clearing: what moved in a time but was known in another. */
export const straysOfProvider = [
  charges(`paid.id = any(${strayUuids('payment')})`),
  charges(`paid.id = any(array(select payment_id from orders where id = any(${strayNumbers('order')})))`),
  refunds(`id = any(${strayUuids('refund')})`),
  disputes(`id = any(array(select id from strays where noun = 'dispute'))`),
  givenBack(`held.id = any(${strayUuids('payment')})`),
  paidOut(
    `payout.booked_at is not null and payout.id = any(${strayNumbers('provider-payout')})`,
    `line.id = any(${strayNumbers('provider-payout-line')})`,
  ),
].join(' union ')

/** Payouts that the bank has paid, shown by a statement or not, or whose failure the books must have taken back. */
const payouts = (which: string): string => `
  select case when stated.yes then 'stated' else 'unstated' end as part, 'payout:' || payout.id as subject,
    case when payout.state = 'approved' then payout.transfer_cents else 0 end as cents, payout.settled_at as at,
    payout.id::text as about, case when not stated.yes then 'not_stated' end as flaw
  from payouts payout
  cross join lateral (
    select payout.state <> 'approved' or exists (
      select from bank_answer_lines line
      join bank_answers answer on answer.id = line.answer_id
      where line.payout_id = payout.id and answer.format = 'camt.053' and line.bank_status = 'DBIT'
        and line.outcome in ('approved', 'already')
    ) as yes
  ) as stated
  where ${which}`

/** How many days after its own a statement may tell of a payout of the provider. */
const foundDaysMax = 5

/** What arrived from the provider; a statement has to tell of it within some days. */
const received = (which: string): string => `
  select 'received', 'provider-payout:' || payout.id,
    case when payout.state = 'failed' then 0 else -payout.net_cents end, payout.booked_at, null,
    case
      when payout.state = 'paid' and payout.found_at is null
        and payout.arrives_on + ${foundDaysMax} < ($2::timestamptz at time zone 'UTC')::date then 'not_found'
    end
  from provider_payouts payout
  where ${which}`

/** What else the bank tells and somebody booked, and what was there to begin with. */
const byHand = (lines: string, opening: string): string => `
  select 'by_hand', 'bank-line:' || line.answer_id || '-' || line.line_no, line.bank_cents, line.booked_at, null, null
  from bank_line_bookings line
  where ${lines}
  union
  select 'opening', 'bank-opening:' || had.id, -had.cents, had.booked_at, null, null
  from bank_opening had
  where ${opening}`

/** Of the account bank, in the same two halves. */
export const knownOfBank = [
  payouts(within('payout.settled_at')),
  received(arrivedThen),
  byHand(within('line.booked_at'), within('had.booked_at')),
].join(' union ')

export const straysOfBank = [
  payouts(`payout.id = any(${strayUuids('payout')})`),
  received(`payout.booked_at is not null and payout.id = any(${strayNumbers('provider-payout')})`),
].join(' union ')

export interface OddLineRow {
  end_to_end_id: string
  outcome: string
  payout_id: string | null
  told: number | null
  cents: number | null
  imported_at: Date
  /** of all of them, shown or not */
  lines: number
}

/** Lines of the bank that nothing was done for, though they name payouts. $3 outcomes to look at. */
export const selectOddLines = statement<OddLineRow, [from: Date, until: Date, outcomes: string[], shownMax: number]>(
  'reconcile_odd_lines',
  `select line.end_to_end_id, line.outcome, line.payout_id, line.cents as told, payout.transfer_cents as cents,
     answer.imported_at, count(*) over () as lines
   from bank_answer_lines line
   join bank_answers answer on answer.id = line.answer_id
   left join payouts payout on payout.id = line.payout_id
   where answer.imported_at >= $1 and answer.imported_at < $2 and line.outcome = any($3)
   order by answer.id desc, line.line_no
   limit $4`,
)

export const selectOtherLines = statement<{ lines: number }, [from: Date, until: Date]>(
  'reconcile_other_lines',
  `select count(*) as lines
   from bank_answer_lines line
   join bank_answers answer on answer.id = line.answer_id
   where answer.imported_at >= $1 and answer.imported_at < $2 and line.outcome = 'unknown'`,
)
