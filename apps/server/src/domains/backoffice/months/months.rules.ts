import { monthAfter } from '@pandrop/money/days'
import { beginOfDay, dayIn } from '@pandrop/money/zones'

/** A month of the shop: from its first moment until before the first one behind it. */
export interface MonthSpan {
  /** 2026-11 */
  month: string
  from: Date
  till: Date
  /** whose days it has */
  zone: string
}

/** The month of a moment in a zone. */
export const monthIn = (zone: string, at: Date): string => dayIn(zone, at).slice(0, 7)

const within = (at: Date, least: Date | undefined, most: Date | undefined): Date => {
  if (least && at < least) return least
  return most && at > most ? most : at
}

/**
 * When a month begins and ends. One that is locked does as it did then; the one behind it begins where it ends, so that
 * no moment is in two months or in none where the shop has changed its zone between them.
 * @param locked standing locks, in the order of their months
 * @param zone that of the shop
 */
export const spanIn = (locked: readonly MonthSpan[], zone: string, month: string): MonthSpan => {
  const known = locked.find((one) => one.month === month)
  if (known) return known
  const [first, last] = [locked[0], locked.at(-1)]
  const isBefore = first !== undefined && month < first.month
  const begin = (of: string): Date =>
    isBefore ? within(beginOfDay(zone, `${of}-01`), undefined, first.from) : beginOfDay(zone, `${of}-01`)
  const isNext = last !== undefined && month === monthAfter(last.month, 1)
  return {
    month,
    from: isNext ? last.till : begin(month),
    till: isBefore && monthAfter(month, 1) === first.month ? first.from : begin(monthAfter(month, 1)),
    zone,
  }
}

/** Months from one to another, both included, newest last. */
export const monthsBetween = (from: string, till: string): string[] => {
  const months: string[] = []
  for (let month = from; month <= till; month = monthAfter(month, 1)) months.push(month)
  return months
}

/** What kept figures and live ones say of the same thing. */
export interface FigureDifference {
  name: string
  expected: number
  found: number
}

/** Figures by their names that are not the same on both sides; one that is missing is 0. */
export const figuresDiffering = (
  expected: ReadonlyMap<string, number>,
  found: ReadonlyMap<string, number>,
): FigureDifference[] =>
  [...new Set([...expected.keys(), ...found.keys()])]
    .toSorted()
    .map((name) => ({ name, expected: expected.get(name) ?? 0, found: found.get(name) ?? 0 }))
    .filter((one) => one.expected !== one.found)
