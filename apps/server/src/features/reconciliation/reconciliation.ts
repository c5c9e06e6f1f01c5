import { messages } from '@pandrop/contract/messages'
import { ok, type Result, refuse } from '@pandrop/contract/result'
import { type Difference, reconciledDaysMax } from '@pandrop/contract/staff/bank'
import { cents, toUnits } from '@pandrop/money/money'
import type { Queryable } from '../../db/statement.ts'
import { movedBy, movedIn } from '../../ledger/movements.ts'
import { verifyLedger } from '../../ledger/verify.ts'
import type { Desk } from '../../shop.ts'
import { heldPayments } from '../payments/held.ts'
import { toLookAt } from '../payouts/answer-line.rules.ts'
import { differencesOf, type Known, linkOf } from './differences.rules.ts'
import {
  selectKnownCharges,
  selectKnownDisputes,
  selectKnownHeld,
  selectKnownPayouts,
  selectKnownRefunds,
  selectOddLines,
  selectOtherLines,
} from './reconciliation.sql.ts'

/** Whole days in UTC, the end not included. */
export interface Period {
  from: Date
  until: Date
}

const dayMillis = 86_400_000

/**
 * Days as they were typed, both included.
 * @returns refuses invalid_input for days that do not exist, that stand the wrong way round, or that are too many
 */
export const readPeriod = (from: string, until: string): Result<Period, 'invalid_input'> => {
  const [first, last] = [new Date(`${from}T00:00:00Z`), new Date(`${until}T00:00:00Z`)]
  const days = (last.getTime() - first.getTime()) / dayMillis + 1
  if (!(days >= 1 && days <= reconciledDaysMax)) return refuse('invalid_input', { errors: wrongDays })
  return ok({ from: first, until: new Date(last.getTime() + dayMillis) })
}

const wrongDays = { until: [messages.field_invalid] }

const units = (value: number): number => toUnits(cents(value))

const sumOf = (rows: readonly { cents: number }[]): number => rows.reduce((total, row) => total + row.cents, 0)

const shownMax = 500

/**
 * Bank, card provider and books beside each other: what payouts, payments, refunds and disputes say that was moved, and
 * what the ledger holds of each of them. It reads and changes nothing.
 */
export const reconcile = async ({ pool, clock }: Pick<Desk, 'pool' | 'clock'>, period: Period) => {
  const [bank, provider, books] = await Promise.all([
    bankSide(pool, period),
    providerSide(pool, period),
    booksThemselves(pool),
  ])
  const differences = [...bank.differences, ...provider.differences, ...books.differences]
  return {
    read_at: clock.now().toISOString(),
    bank: bank.sums,
    provider: provider.sums,
    books: books.sums,
    differences: differences.slice(0, shownMax),
    found: differences.length,
  }
}

const bankSide = async (q: Queryable, { from, until }: Period) => {
  const subjects = await movedIn(q, { account: 'bank', from, until })
  const [known, odd, other] = await Promise.all([
    selectKnownPayouts(q, from, until, idsOf(subjects, 'payout')),
    selectOddLines(q, from, until, [...toLookAt]),
    selectOtherLines(q, from, until),
  ])
  const moved = await movedBy(q, 'bank', union(subjects, known))
  const paid = known.filter((row) => row.cents > 0)
  const unstated = paid.filter((row) => !row.is_stated)
  const differences: Difference[] = [
    ...differencesOf({ part: 'bank', sign: 1 }, known, moved),
    ...unstated.map(
      (row): Difference => ({
        ...{ part: 'bank', kind: 'not_stated', reference: row.subject, expected: units(row.cents), found: null },
        ...{ at: row.at.toISOString(), link: linkOf(row.subject, row.about) },
      }),
    ),
    ...odd.map(
      (line): Difference => ({
        ...{ part: 'bank', kind: `line_${line.outcome}`, reference: line.end_to_end_id },
        ...{ expected: line.cents === null ? null : units(line.cents) },
        ...{ found: line.told === null ? null : units(line.told), at: line.imported_at.toISOString() },
        link: line.payout_id === null ? null : { to: 'payout', id: line.payout_id },
      }),
    ),
  ]
  const stated = sumOf(paid) - sumOf(unstated)
  const sums = { confirmed: units(sumOf(paid)), stated: units(stated), booked: units(sumOf(moved)) }
  return { differences, sums: { ...sums, other_lines: other[0]?.lines ?? 0 } }
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

const idsOf = (subjects: readonly string[], noun: string): string[] =>
  subjects.flatMap((subject) => {
    const [prefix, id = ''] = subject.split(/:(.*)/s)
    return prefix === noun && (noun === 'dispute' || uuid.test(id)) ? [id] : []
  })

const orderIdsOf = (subjects: readonly string[]): number[] =>
  subjects.flatMap((subject) => (/^order:\d{1,15}$/.test(subject) ? [Number(subject.slice('order:'.length))] : []))

const union = (subjects: readonly string[], known: readonly Known[]): string[] => [
  ...new Set([...subjects, ...known.map(({ subject }) => subject)]),
]

const providerSide = async (q: Queryable, { from, until }: Period) => {
  const subjects = await movedIn(q, { account: 'provider_clearing', from, until })
  const payments = idsOf(subjects, 'payment')
  const [charges, refunds, disputes, givenBack, held] = await Promise.all([
    selectKnownCharges(q, from, until, payments, orderIdsOf(subjects)),
    selectKnownRefunds(q, from, until, idsOf(subjects, 'refund')),
    selectKnownDisputes(q, from, until, idsOf(subjects, 'dispute')),
    selectKnownHeld(q, from, until, payments),
    heldPayments(q),
  ])
  const known = [...charges, ...refunds, ...disputes, ...givenBack]
  const moved = await movedBy(q, 'provider_clearing', union(subjects, known))
  const stillHeld = held.map(
    (payment): Difference => ({
      ...{ part: 'provider', kind: 'held', reference: `payment:${payment.id}`, expected: null, found: null },
      ...{ at: null, link: { to: 'payment', id: payment.id } },
    }),
  )
  const sums = {
    charged: units(-sumOf(charges)),
    refunded: units(sumOf(refunds)),
    disputed: units(sumOf(disputes)),
    held: units(-sumOf(givenBack)),
    known: units(-sumOf(known)),
    booked: units(-sumOf(moved)),
  }
  return { differences: [...differencesOf({ part: 'provider', sign: -1 }, known, moved), ...stillHeld], sums }
}

const booksThemselves = async (q: Queryable) => {
  const report = await verifyLedger(q)
  const differences: Difference[] = [
    ...report.imbalancedTransactions.map(
      (row): Difference => ({
        ...{ part: 'books', kind: 'not_balanced', reference: row.reference, expected: 0, found: toUnits(row.cents) },
        ...{ at: null, link: linkOf(row.reference.split(':').slice(0, 2).join(':'), null) },
      }),
    ),
    ...report.balanceDifferences.map(
      (row): Difference => ({
        ...{ part: 'books', kind: 'balance_differs', reference: `customer:${row.customerId}` },
        ...{ expected: toUnits(row.entriesCents), found: toUnits(row.balanceCents), at: null },
        link: { to: 'customer', id: String(row.customerId) },
      }),
    ),
  ]
  const { transactions, entries, total } = report
  return { differences, sums: { transactions, entries, total: toUnits(total), wrong: differences.length } }
}
