import { ok, type Result, refuse } from '@pandrop/contract/result'
import type { BankStatement } from '@pandrop/contract/staff/bank-statements'
import type { MonthQuestion, MonthRow } from '@pandrop/contract/staff/months'
import { reportMonthsMax, type VatRow } from '@pandrop/contract/staff/reports'
import { monthAfter } from '@pandrop/money/days'
import { cents, fromUnits, inUnits, sum } from '@pandrop/money/money'
import { dayAfter, dayIn } from '@pandrop/money/zones'
import type { Queryable } from '../../../db/statement.ts'
import { firstMoment } from '../../../ledger/trial-balance.ts'
import type { StaffContext } from '../../../shop.ts'
import { timeZoneOf } from '../../content/settings.ts'
import { providerPayoutsToLookAt } from '../../payments/provider-payouts/payout-views.ts'
import { reconcile } from '../reconciliation/reconciliation.ts'
import { vatReport } from '../reports/vat-report.ts'
import { nextToLock } from './lock-month.ts'
import { type MonthSpan, monthIn, monthsBetween, spanIn } from './months.rules.ts'
import {
  type MonthLock,
  type PapersRow,
  selectLocks,
  selectNoteNumbers,
  selectOpen,
  selectReceiptNumbers,
} from './months.sql.ts'

type Context = Pick<StaffContext, 'pool' | 'clock'>

const totalOf = (rows: readonly VatRow[], part: 'vat' | 'gross'): number =>
  inUnits(sum(rows.map(({ owed }) => fromUnits(owed[part]))))

const papersOf = (rows: readonly PapersRow[], month: string) => {
  const found = rows.find((row) => row.month === month)
  return { first: found?.first ?? null, last: found?.last ?? null, count: found?.count ?? 0 }
}

interface Known {
  locked: readonly MonthLock[]
  next: string | null
  now: Date
}

const stateOf = ({ month, till }: MonthSpan, { locked, now }: Known): MonthRow['state'] => {
  if (locked.some((lock) => lock.month === month)) return 'locked'
  return till > now ? 'running' : 'over'
}

const rowsOf = async (q: Queryable, spans: readonly MonthSpan[], known: Known): Promise<MonthRow[]> => {
  const bounds = [
    spans.map(({ month }) => month),
    spans.map(({ from }) => from),
    spans.map(({ till }) => till),
  ] as const
  const [first, last] = [spans[0]?.month ?? '', spans.at(-1)?.month ?? '']
  const [vat, receipts, notes] = await Promise.all([
    vatReport(q, { from: first, till: last }),
    selectReceiptNumbers(q, ...bounds),
    selectNoteNumbers(q, ...bounds),
  ])
  const rows = vat.ok ? vat.value.rows : []
  return spans.map((span) => {
    const { month } = span
    const lock = known.locked.find((one) => one.month === month)
    const ofMonth = rows.filter((row) => row.month === month)
    return {
      month,
      from: span.from.toISOString(),
      till: span.till.toISOString(),
      state: stateOf(span, known),
      is_next: month === known.next,
      is_last: month === known.locked.at(-1)?.month,
      vat: totalOf(ofMonth, 'vat'),
      gross: totalOf(ofMonth, 'gross'),
      receipts: papersOf(receipts, month),
      credit_notes: papersOf(notes, month),
      locked_by: lock?.locked_by ?? null,
      locked_at: lock?.locked_at.toISOString() ?? null,
    }
  })
}

const knownOf = async ({ pool, clock }: Context): Promise<Known> => {
  const locked = await selectLocks(pool)
  return { locked, next: await nextToLock(pool, locked), now: clock.now() }
}

/** The months of the shop since anything was booked, newest first, three years of them at most. */
export const listMonths = async (context: Context): Promise<MonthRow[]> => {
  const { pool, clock } = context
  const [known, zone, begun] = await Promise.all([knownOf(context), timeZoneOf(pool), firstMoment(pool)])
  const running = monthIn(zone, clock.now())
  const oldest = monthAfter(running, 1 - reportMonthsMax)
  const first = begun ? monthIn(zone, begun) : running
  const [, from = running] = [oldest, first].toSorted()
  const spans = monthsBetween(from, running).map((month) => spanIn(known.locked, zone, month))
  return (await rowsOf(pool, spans, known)).toReversed()
}

/** Whether the bank's newest statement, where it reaches the end of a month, is apart from the books. */
const isApart = (statement: BankStatement | null, lastDay: string): boolean =>
  statement !== null && statement.closes_on >= lastDay && statement.booked !== statement.closing

/**
 * A month with what is left to do before it is closed: how many papers are missing, refunds are under way, payouts of
 * the provider are to look at or stand on no statement, whether bank and books are apart, and differences
 * reconciliation finds.
 * @returns refuses month_ahead for one that has not begun
 */
export const monthToClose = async (
  context: Context,
  month: string,
): Promise<Result<{ month: MonthRow; questions: MonthQuestion[] }, 'month_ahead'>> => {
  const { pool } = context
  const [known, zone] = await Promise.all([knownOf(context), timeZoneOf(pool)])
  const span = spanIn(known.locked, zone, month)
  if (span.from > known.now) return refuse('month_ahead')
  const [from, before] = [dayIn(span.zone, span.from), dayIn(span.zone, span.till)]
  const [[row], open, { payouts }, { found, statement }] = await Promise.all([
    rowsOf(pool, [span], known),
    selectOpen(pool, span.till),
    providerPayoutsToLookAt(pool, { from, before, unseenBefore: before }),
    reconcile(context, { from: span.from, until: span.till }),
  ])
  if (!row) throw new Error(`${month} has no row`)
  const questions: MonthQuestion[] = [
    ...open,
    { name: 'provider_payouts', count: payouts },
    { name: 'bank', count: isApart(statement, dayAfter(before, -1)) ? 1 : 0 },
    { name: 'differences', count: cents(found) },
  ]
  return ok({ month: row, questions })
}
