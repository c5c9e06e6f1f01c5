import type { ProviderPayoutState } from '@pandrop/contract/lifecycle/provider-payout'
import { firstRow, statement } from '../../../db/statement.ts'

/** How a payout of the provider stands; amounts as its currency is counted. */
export interface HeardPayoutRow {
  id: number
  state: ProviderPayoutState
  is_booked: boolean
  net_cents: number
}

const heard = `id, state, booked_at is not null as is_booked, net_cents from provider_payouts
  where provider_payout_id = $1`

export const selectHeardPayout = firstRow<HeardPayoutRow, [providerPayoutId: string]>(
  'select_provider_payout_heard',
  `select ${heard}`,
)

export const lockHeardPayout = firstRow<HeardPayoutRow, [providerPayoutId: string]>(
  'lock_provider_payout',
  `select ${heard} for update`,
)

export const selectNewestArrival = firstRow<{ day: string | null }, []>(
  'select_provider_payout_newest_arrival',
  'select max(arrives_on)::text as day from provider_payouts where provider_payout_id is not null',
)

/** Writes one down that was not heard of before, as on its way; one that was stays as it is. */
export const insertPayout = statement<
  never,
  {
    providerPayoutId: string
    currency: string
    net: number
    arrivesOn: string
    hasLines: boolean
    by: string
    at: Date
  }
>(
  'insert_provider_payout',
  `insert into provider_payouts (
     provider_payout_id, currency, gross_cents, fee_cents, net_cents, arrives_on, state, has_lines, noted_by, noted_at
   )
   values (:providerPayoutId, :currency, :net, 0, :net, :arrivesOn, 'pending', :hasLines, :by, :at)
   on conflict (provider_payout_id) do nothing`,
)

/** The arrays hold one entry for each line; a line that is known already stays as it is. */
export const insertLines = statement<
  never,
  {
    payoutId: number
    names: string[]
    types: string[]
    sources: (string | null)[]
    intents: (string | null)[]
    kinds: string[]
    amounts: number[]
    fees: number[]
  }
>(
  'insert_provider_payout_lines',
  `insert into provider_payout_lines (
     payout_id, provider_line_id, provider_type, provider_source, payment_intent, kind, amount_cents, fee_cents,
     net_cents
   )
   select :payoutId, name, type, source, intent, kind, amount, fee, amount - fee
   from unnest(:names::text[], :types::text[], :sources::text[], :intents::text[], :kinds::text[], :amounts::bigint[],
     :fees::bigint[]) with ordinality as line (name, type, source, intent, kind, amount, fee, no)
   order by no
   on conflict (provider_line_id) do nothing`,
)

/** What the lines of a payout come to decides what it brought and what was kept; without lines that is not known. */
export const updateArrived = statement<
  never,
  { id: number; net: number; arrivesOn: string; hasLines: boolean; isBooked: boolean; at: Date }
>(
  'update_provider_payout_arrived',
  `update provider_payouts payout
   set state = 'paid', net_cents = :net, arrives_on = :arrivesOn, has_lines = :hasLines,
     gross_cents = coalesce(line.amount, :net), fee_cents = coalesce(line.fee, 0),
     booked_at = case when :isBooked then :at::timestamptz end
   from (
     select sum(amount_cents)::bigint as amount, sum(fee_cents)::bigint as fee
     from provider_payout_lines
     where payout_id = :id
   ) as line
   where payout.id = :id`,
)

export const updateFailed = statement<never, { id: number; failure: string | null; at: Date }>(
  'update_provider_payout_failed',
  `update provider_payouts set state = 'failed', failed_at = :at, failure = :failure where id = :id`,
)

/** What was learnt of one that is on its way. */
export const updateAwaited = statement<never, { id: number; net: number; arrivesOn: string; hasLines: boolean }>(
  'update_provider_payout_awaited',
  `update provider_payouts
   set net_cents = :net, gross_cents = :net, arrives_on = :arrivesOn, has_lines = :hasLines
   where id = :id and (net_cents, arrives_on, has_lines) is distinct from (:net, :arrivesOn::date, :hasLines)`,
)

export const selectFee = firstRow<{ fee: number }, [id: number]>(
  'select_provider_payout_fee',
  'select fee_cents as fee from provider_payouts where id = $1',
)

/** A line that was found to be of a payment, charged in another currency than it was paid out in. */
export interface ExchangedLineRow {
  id: number
  /** what the books have of it, and what came */
  booked_cents: number | null
  amount_cents: number
}

/**
 * Finds the payments, refunds and disputes that lines are of: by the charge, and what goes back by its own name as
 * well. Of what was charged in another currency the books have what was credited, and its part of what went back.
 */
export const matchLines = statement<ExchangedLineRow, []>(
  'match_provider_payout_lines',
  `update provider_payout_lines line
   set payment_id = found.payment_id, refund_id = found.refund_id, dispute_id = found.dispute_id,
     booked_cents = found.booked_cents
   from (
     select open.id, paid.id as payment_id, back.id as refund_id, taken.id as dispute_id,
       case
         when payout.booked_at is null or paid.currency = payout.currency or paid.state <> 'Success' then null
         when open.kind = 'charge' then paid.credit_cents
         else sign(open.amount_cents) * coalesce(taken.cents + taken.again_cents, back.cents)
       end as booked_cents
     from provider_payout_lines open
     join provider_payouts payout on payout.id = open.payout_id
     join payments paid on paid.payment_intent = open.payment_intent
     left join refunds back on open.kind = 'refund' and back.provider_refund_id = open.provider_source
     left join disputes taken on open.kind in ('refund', 'dispute') and taken.id = open.provider_source
     where open.payment_id is null and open.kind in ('charge', 'refund', 'dispute')
       and (open.kind <> 'refund' or back.id is not null) and (open.kind <> 'dispute' or taken.id is not null)
   ) as found
   where line.id = found.id and line.payment_id is null
   returning line.id, line.booked_cents, line.amount_cents`,
)
