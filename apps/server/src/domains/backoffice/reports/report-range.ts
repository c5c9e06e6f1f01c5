import { ok, type Result, refuse } from '@pandrop/contract/result'
import { reportMonthsMax } from '@pandrop/contract/staff/reports'
import { beginOfDay, dayAfter, dayIn } from '@pandrop/money/zones'
import type { MonthBounds } from '../../../db/month-bounds.ts'
import type { Queryable } from '../../../db/statement.ts'
import type { Shop } from '../../../shop.ts'
import { timeZoneOf } from '../../content/settings.ts'
import { spanOf, spansOf } from '../months/month-spans.ts'
import { monthsBetween } from '../months/months.rules.ts'
import { type AskedRange, rangeOf, type SalesRange } from '../today/sales.rules.ts'

/** A range of moments, and the zone that its days are of. */
interface Span {
  from: Date
  /** the first moment that does not belong to it */
  till: Date
  zone: string
}

/**
 * Reads a range of months; those that are locked keep their bounds, whatever the zone has become since.
 * @returns refuses invalid_input for months in the wrong order, or too many
 */
export const boundsOfMonths = async (
  q: Queryable,
  { from, till }: { from: string; till: string },
): Promise<Result<MonthBounds, 'invalid_input'>> => {
  const months = monthsBetween(from, till)
  if (months.length < 1 || months.length > reportMonthsMax)
    return refuse('invalid_input', { errors: { till: ['field_invalid'] } })
  const spans = await spansOf(q, months)
  const end = spans.at(-1)?.till
  if (!end) throw new Error(`the months from ${from} to ${till} have no end`)
  return ok({ months, begins: spans.map((span) => span.from), till: end })
}

type Reading = Pick<Shop, 'pool' | 'clock'>

/** Reads a range of days; refuses as rangeOf. */
export const spanOfDays = async (
  { pool, clock }: Reading,
  asked: AskedRange,
): Promise<Result<{ range: SalesRange; span: Span; beforeBegin: Date }, 'invalid_input'>> => {
  const zone = await timeZoneOf(pool)
  const range = rangeOf(asked, dayIn(zone, clock.now()))
  if (!range.ok) return range
  const { from, till, beforeFrom } = range.value
  const span = { from: beginOfDay(zone, from), till: beginOfDay(zone, dayAfter(till, 1)), zone }
  return ok({ range: range.value, span, beforeBegin: beginOfDay(zone, beforeFrom) })
}

/**
 * Reads the end of which day is asked for.
 * @returns the day and the first moment after it; refuses invalid_input for one that is to come
 */
export const endOfDay = async (
  { pool, clock }: Reading,
  asked: { day?: string | undefined },
): Promise<Result<{ day: string; end: Date }, 'invalid_input'>> => {
  const zone = await timeZoneOf(pool)
  const today = dayIn(zone, clock.now())
  const day = asked.day ?? today
  if (day > today) return refuse('invalid_input', { errors: { day: ['field_invalid'] } })
  // A month that is locked keeps its end, whatever the zone has become since.
  const { till } = await spanOf(pool, day.slice(0, 7))
  const isLastDay = dayAfter(day, 1).slice(0, 7) !== day.slice(0, 7)
  return ok({ day, end: isLastDay ? till : beginOfDay(zone, dayAfter(day, 1)) })
}

/** What rows come to together. */
export const sumOf = <Row>(rows: readonly Row[], of: (row: Row) => number): number =>
  rows.reduce((total, row) => total + of(row), 0)
