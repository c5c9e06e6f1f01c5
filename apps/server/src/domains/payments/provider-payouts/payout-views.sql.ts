import type { ProviderPayoutState } from '@pandrop/contract/lifecycle/provider-payout'
import type { ProviderPayoutView } from '@pandrop/contract/staff/provider-payouts'
import { firstRow, statement } from '../../../db/statement.ts'

/** Amounts as the payout's currency is counted. */
export interface PayoutRow {
  id: number
  provider_payout_id: string | null
  currency: string
  gross_cents: number
  fee_cents: number
  net_cents: number
  arrives_on: string
  state: ProviderPayoutState
  failure: string | null
  is_booked: boolean
  found_at: Date | null
  found_answer_id: number | null
  unmatched: number
  adds_up: boolean | null
  noted_by: string
  noted_at: Date
  note: string | null
}

const unmatched = `payout_id = payout.id and payment_id is null and kind in ('charge', 'refund', 'dispute', 'other')`

const columns = `payout.id, payout.provider_payout_id, payout.currency, payout.gross_cents, payout.fee_cents,
  payout.net_cents, payout.arrives_on::text, payout.state, payout.failure, payout.booked_at is not null as is_booked,
  payout.found_at, payout.found_answer_id, (
    select count(*) from provider_payout_lines where ${unmatched}
  ) as unmatched,
  case when payout.has_lines and payout.state <> 'pending'
    then payout.gross_cents - payout.fee_cents = payout.net_cents end as adds_up,
  payout.noted_by, payout.noted_at, payout.note`

const isOdd = `(
  payout.has_lines and payout.gross_cents - payout.fee_cents <> payout.net_cents
  or exists (select from provider_payout_lines where ${unmatched})
)`

/** Which payouts somebody should look at, as a condition. */
const attention = `payout.state <> 'pending' and (payout.booked_at is null or ${isOdd})`

/** Which ones no statement of the bank has told of, as a condition. */
const isUnseen = `(payout.state = 'paid' and payout.booked_at is not null and payout.found_at is null)`

const views: Readonly<Record<ProviderPayoutView, string>> = {
  all: 'true',
  open: `(payout.state = 'pending' or ${isUnseen})`,
  attention,
  failed: `payout.state = 'failed'`,
}

const listOf = (view: ProviderPayoutView) =>
  statement<PayoutRow, [before: number, rowsMax: number]>(
    `list_provider_payouts_${view}`,
    `select ${columns}
     from provider_payouts payout
     where payout.id < $1 and ${views[view]}
     order by payout.id desc
     limit $2`,
  )

/** Newest first, those below a number, of each view. */
export const selectPayoutsBefore = {
  all: listOf('all'),
  open: listOf('open'),
  attention: listOf('attention'),
  failed: listOf('failed'),
}

/** Days as 2026-11-23. */
export interface DaysLookedAt {
  /** what a payout consists of is looked at where it arrived on this day or later, */
  from: string
  /** and before this one */
  before: string
  /** whether a statement tells of it, where it arrived before this one */
  unseenBefore: string
}

export interface ToLookAtRow {
  /** payouts with lines that lead nowhere, or that do not add up */
  odd: number
  /** those that no statement tells of, and what they come to */
  unseen: number
  unseen_cents: number
  /** either of it */
  payouts: number
}

// One that brought nothing stands on no statement.
export const countToLookAt = firstRow<ToLookAtRow, DaysLookedAt>(
  'count_provider_payouts_to_look_at',
  `select count(*) filter (where is_odd)::int as odd, count(*) filter (where is_unseen)::int as unseen,
     coalesce(sum(net_cents) filter (where is_unseen), 0)::bigint as unseen_cents, count(*)::int as payouts
   from (
     select payout.net_cents,
       payout.state <> 'pending' and payout.arrives_on >= :from::date and payout.arrives_on < :before::date
         and ${isOdd} as is_odd,
       payout.arrives_on < :unseenBefore::date and payout.net_cents <> 0 and ${isUnseen} as is_unseen
     from provider_payouts payout
   ) as payout
   where is_odd or is_unseen`,
)

export const selectPayout = firstRow<PayoutRow, [id: number]>(
  'show_provider_payout',
  `select ${columns} from provider_payouts payout where payout.id = $1`,
)

interface SumsRow {
  gross_cents: number
  fee_cents: number
  net_cents: number
}

export type LineKind = 'charge' | 'refund' | 'dispute' | 'fee' | 'payout' | 'other'

export const selectKinds = statement<SumsRow & { kind: LineKind; lines: number }, [payoutId: number]>(
  'sum_provider_payout_lines',
  `select kind, count(*) as lines, sum(amount_cents)::bigint as gross_cents, sum(fee_cents)::bigint as fee_cents,
     sum(net_cents)::bigint as net_cents
   from provider_payout_lines
   where payout_id = $1
   group by kind
   order by kind`,
)

export interface LineRow extends SumsRow {
  kind: LineKind
  provider_type: string
  provider_line_id: string
  provider_source: string | null
  payment_id: string | null
  order_id: number | null
  booked_cents: number | null
}

/** Those that lead to nothing of ours first. */
export const selectLines = statement<LineRow, [payoutId: number, rowsMax: number]>(
  'list_provider_payout_lines',
  `select line.kind, line.provider_type, line.provider_line_id, line.provider_source, line.payment_id,
     placed.id as order_id, line.amount_cents as gross_cents, line.fee_cents, line.net_cents, line.booked_cents
   from provider_payout_lines line
   left join orders placed on placed.payment_id = line.payment_id
   where line.payout_id = $1
   order by line.payment_id is not null or line.kind in ('fee', 'payout'), line.id
   limit $2`,
)

/** Nothing comes back for one that was written down before. */
export const insertByHand = firstRow<
  { id: number },
  { net: number; fee: number; arrivedOn: string; note: string; by: string; requestKey: string; at: Date }
>(
  'insert_provider_payout_by_hand',
  `insert into provider_payouts (
     currency, gross_cents, fee_cents, net_cents, arrives_on, state, has_lines, noted_by, noted_at, note, request_key,
     booked_at
   )
   values ('EUR', :net::bigint + :fee::bigint, :fee, :net, :arrivedOn, 'paid', false, :by, :at, :note, :requestKey, :at)
   on conflict (request_key) do nothing
   returning id`,
)

export const selectByKey = firstRow<
  { id: number; is_same: boolean },
  { net: number; fee: number; arrivedOn: string; note: string; requestKey: string }
>(
  'select_provider_payout_by_key',
  `select id, (net_cents, fee_cents, arrives_on, note) = (:net, :fee, :arrivedOn::date, :note) as is_same
   from provider_payouts
   where request_key = :requestKey`,
)
