import { ok, type Result, refuse } from '@pandrop/contract/result'
import {
  type ProviderPayout,
  type ProviderPayoutView,
  type ProviderPayoutWhole,
  payoutLinesShownMax,
} from '@pandrop/contract/staff/provider-payouts'
import { cutPage, type Page, type PageAsked, readNumberPage } from '../../../db/keyset.ts'
import type { Queryable } from '../../../db/statement.ts'
import { minorDigits } from '../../../ports/payments/minor-units.ts'
import {
  countToLookAt,
  type DaysLookedAt,
  type PayoutRow,
  selectKinds,
  selectLines,
  selectPayout,
  selectPayoutsBefore,
  type ToLookAtRow,
} from './payout-views.sql.ts'

interface Counted {
  gross_cents: number
  fee_cents: number
  net_cents: number
}

const unitsIn =
  (currency: string) =>
  (counted: number): number =>
    counted / 10 ** minorDigits(currency)

const sumsIn = (currency: string, row: Counted) => {
  const units = unitsIn(currency)
  return { gross: units(row.gross_cents), fee: units(row.fee_cents), net: units(row.net_cents) }
}

const shown = ({
  gross_cents,
  fee_cents,
  net_cents,
  found_at,
  found_answer_id,
  ...row
}: PayoutRow): ProviderPayout => ({
  ...row,
  ...sumsIn(row.currency, { gross_cents, fee_cents, net_cents }),
  found:
    found_at === null || found_answer_id === null ? null : { at: found_at.toISOString(), answer_id: found_answer_id },
  noted_at: row.noted_at.toISOString(),
})

/** What the card provider paid out, newest first. */
export const providerPayouts = async (
  q: Queryable,
  { view = 'all', ...asked }: PageAsked & { view?: ProviderPayoutView | undefined },
): Promise<Result<Page<ProviderPayout>, 'invalid_input'>> => {
  const page = readNumberPage(asked)
  if (!page.ok) return page
  const { before, rowsMax } = page.value
  const { rows, next } = cutPage(await selectPayoutsBefore[view](q, before, rowsMax), rowsMax, ({ id }) => id)
  return ok({ rows: rows.map(shown), next })
}

/**
 * How many payouts of the provider somebody should look at: lines that lead nowhere, sums that do not add up, and what
 * no statement of the bank tells of.
 */
export const providerPayoutsToLookAt = async (q: Queryable, days: DaysLookedAt): Promise<ToLookAtRow> => {
  const row = await countToLookAt(q, days)
  if (!row) throw new Error('a count answered no row')
  return row
}

/**
 * One payout of the provider with its lines.
 * @returns refuses provider_payout_not_found
 */
export const providerPayout = async (
  q: Queryable,
  id: number,
): Promise<Result<ProviderPayoutWhole, 'provider_payout_not_found'>> => {
  const row = await selectPayout(q, id)
  if (!row) return refuse('provider_payout_not_found')
  const [kinds, lines] = await Promise.all([selectKinds(q, id), selectLines(q, id, payoutLinesShownMax)])
  const units = unitsIn(row.currency)
  return ok({
    payout: shown(row),
    kinds: kinds.map(({ kind, lines: count, ...sums }) => ({ kind, lines: count, ...sumsIn(row.currency, sums) })),
    lines: lines.map(({ gross_cents, fee_cents, net_cents, booked_cents: booked, ...line }) => ({
      ...line,
      ...sumsIn(row.currency, { gross_cents, fee_cents, net_cents }),
      booked: booked === null ? null : units(booked),
    })),
    lines_found: kinds.reduce((sum, { lines: count }) => sum + count, 0),
  })
}
