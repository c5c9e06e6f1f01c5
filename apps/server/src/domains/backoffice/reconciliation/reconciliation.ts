import { type FieldErrors, ok, type Result, refuse } from '@pandrop/contract/result'
import { type Difference, reconciledDaysMax } from '@pandrop/contract/staff/bank'
import { dayMilliseconds, daysAfter } from '@pandrop/money/days'
import { inUnits } from '@pandrop/money/money'
import type { Queryable } from '../../../db/statement.ts'
import { comparison } from '../../../ledger/compare.ts'
import type { StaffContext } from '../../../shop.ts'
import { toLookAt } from '../../buying/bank-files/answer-line.rules.ts'
import { newestStatement } from '../../buying/bank-files/bank-statements.ts'
import { heldPayments } from '../../payments/staff-payments/held.ts'
import { booksThemselves } from './books.ts'
import { differenceOf } from './differences.rules.ts'
import {
  knownOfBank,
  knownOfProvider,
  selectOddLines,
  selectOtherLines,
  straysOfBank,
  straysOfProvider,
} from './reconciliation.sql.ts'

/** Whole days in UTC, the end not included. */
export interface Period {
  from: Date
  until: Date
}

/**
 * Days as they were typed, both included.
 * @returns refuses invalid_input for days that do not exist, that stand the wrong way round, or that are too many
 */
export const readPeriod = (from: string, until: string): Result<Period, 'invalid_input'> => {
  const [first, last] = [new Date(`${from}T00:00:00Z`), new Date(`${until}T00:00:00Z`)]
  const days = (last.getTime() - first.getTime()) / dayMilliseconds + 1
  if (!(days >= 1 && days <= reconciledDaysMax)) return refuse('invalid_input', { errors: wrongDays })
  return ok({ from: first, until: daysAfter(last, 1) })
}

const wrongDays: FieldErrors = { until: ['field_invalid'] }

const shownMax = 500

/**
 * Bank, card provider and books beside each other: what payouts, payments, refunds and disputes say that was moved, and
 * what the ledger holds of each of them. It reads and changes nothing.
 */
export const reconcile = async ({ pool, clock }: Pick<StaffContext, 'pool' | 'clock'>, period: Period) => {
  const [bank, provider, books, statement] = await Promise.all([
    bankSide(pool, period),
    providerSide(pool, period),
    booksThemselves({ pool, clock }),
    newestStatement(pool),
  ])
  const differences = [...bank.differences, ...provider.differences, ...books.differences]
  return {
    read_at: clock.now().toISOString(),
    bank: bank.sums,
    provider: provider.sums,
    statement,
    books: books.sums,
    differences: differences.slice(0, shownMax),
    found: bank.found + provider.found + books.found,
  }
}

const compareBank = comparison('reconcile_bank', {
  account: 'bank',
  known: knownOfBank,
  knownStrays: straysOfBank,
})

const bankSide = async (q: Queryable, period: Period) => {
  const { from, until } = period
  const [{ known, booked, found, differing }, odd, other] = await Promise.all([
    compareBank(q, { ...period, shownMax }),
    selectOddLines(q, from, until, [...toLookAt], shownMax),
    selectOtherLines(q, from, until),
  ])
  const differences: Difference[] = [
    ...differing.map((row) => differenceOf({ part: 'bank', sign: 1 }, row)),
    ...odd.map(
      (line): Difference => ({
        part: 'bank',
        kind: `line_${line.outcome}`,
        reference: line.end_to_end_id,
        expected: line.cents === null ? null : inUnits(line.cents),
        found: line.told === null ? null : inUnits(line.told),
        at: line.imported_at.toISOString(),
        link: line.payout_id === null ? null : { to: 'payout', id: line.payout_id },
      }),
    ),
  ]
  const { stated = 0, unstated = 0, received = 0, by_hand: byHand = 0, opening = 0 } = known
  const sums = {
    confirmed: inUnits(stated + unstated),
    stated: inUnits(stated),
    received: inUnits(-received),
    by_hand: inUnits(-byHand),
    opening: inUnits(-opening),
    known: inUnits(-(stated + unstated + received + byHand + opening)),
    booked: inUnits(-booked),
  }
  return {
    differences,
    found: found + (odd[0]?.lines ?? 0),
    sums: { ...sums, other_lines: other[0]?.lines ?? 0 },
  }
}

const compareProvider = comparison('reconcile_provider', {
  account: 'provider_clearing',
  known: knownOfProvider,
  knownStrays: straysOfProvider,
})

const providerSide = async (q: Queryable, period: Period) => {
  const [{ known, booked, found, differing }, held] = await Promise.all([
    compareProvider(q, { ...period, shownMax }),
    heldPayments(q),
  ])
  const stillHeld = held.map(
    (payment): Difference => ({
      part: 'provider',
      kind: 'held',
      reference: `payment:${payment.id}`,
      expected: null,
      found: null,
      at: null,
      link: { to: 'payment', id: payment.id },
    }),
  )
  const { charged = 0, refunded = 0, disputed = 0, held: givenBack = 0, paid_out = 0, fees = 0, exchanged = 0 } = known
  const sums = {
    charged: inUnits(-charged),
    refunded: inUnits(refunded),
    disputed: inUnits(disputed),
    held: inUnits(-givenBack),
    paid_out: inUnits(paid_out),
    fees: inUnits(fees),
    exchanged: inUnits(exchanged),
    known: inUnits(-(charged + refunded + disputed + givenBack + paid_out + fees + exchanged)),
    booked: inUnits(-booked),
  }
  const differences = differing.map((row) => differenceOf({ part: 'provider', sign: -1 }, row))
  return { differences: [...differences, ...stillHeld], found: found + stillHeld.length, sums }
}
