import type { PricePoint } from '@pandrop/contract/item'
import { dayMilliseconds } from '@pandrop/money/days'
import { cents, toUnits } from '@pandrop/money/money'

/** A line of the price log: what an item cost from a moment on. */
export interface LoggedPrice {
  price_cents: number
  old_price_cents: number | null
  changed_at: Date
  /** from when on customers were asked it; null: never, it was hidden */
  offered_from: Date | null
}

/** Days on which copies of one variant were offered alike, and the lowest of their prices. */
export interface OfferedDays {
  /** days since 1970, UTC: the first day at whose end the price was asked */
  first_day: number
  /** the day at whose end it was asked no more; null while it is asked */
  end_day: number | null
  lowest_cents: number
}

/** How far a market history looks back, today included. */
export const marketDays = 90

/** An item that is priced anew every day for a quarter of a year still shows each price. */
const ownPointsMax = 120

const point = (at: Date, priceCents: number): PricePoint => ({
  at: at.toISOString(),
  price: toUnits(cents(priceCents)),
})

/** The whole day of an instant, in days since 1970, UTC. */
export const dayOf = (instant: Date): number => Math.floor(instant.getTime() / dayMilliseconds)

/** Whether customers were asked a price of a log, before the next one came. */
const wasOffered = ({ offered_from: from }: LoggedPrice, next: LoggedPrice | undefined): boolean =>
  from !== null && (next === undefined || from < next.changed_at)

/**
 * An item's own prices that customers were asked, and what it costs now. Changes of the old price alone are left out.
 * @param log oldest first
 * @returns oldest first, the newest 120 at most; the last one is the current price
 */
export const ownHistory = (log: readonly LoggedPrice[]): PricePoint[] =>
  log
    .filter((logged, index) => index === log.length - 1 || wasOffered(logged, log[index + 1]))
    .filter(({ price_cents }, index, asked) => asked[index - 1]?.price_cents !== price_cents)
    .slice(-ownPointsMax)
    .map(({ changed_at, price_cents }) => point(changed_at, price_cents))

/** The lowest price at the end of each day on which there was an offer; today ends now. */
const lowestByDay = (offered: readonly OfferedDays[], today: number): Map<number, number> => {
  const lowest = new Map<number, number>()
  for (const { first_day, end_day, lowest_cents } of offered) {
    const last = Math.min(today, (end_day ?? Number.POSITIVE_INFINITY) - 1)
    for (let day = Math.max(first_day, today - marketDays + 1); day <= last; day += 1) {
      lowest.set(day, Math.min(lowest_cents, lowest.get(day) ?? lowest_cents))
    }
  }
  return lowest
}

/**
 * The lowest price asked for one variant of a finish: for each of the last 90 days the one with which the day ended,
 * and now's for today. A day that ended with the price of the day before has no point of its own, except the last.
 * @returns oldest first, each dated with the beginning of its day in UTC; empty where nothing was on offer
 */
export const marketHistory = (offered: readonly OfferedDays[], now: Date): PricePoint[] => {
  const lowest = lowestByDay(offered, dayOf(now))
  const days = [...lowest.keys()].sort((one, other) => one - other)
  const last = days.at(-1)
  return days
    .filter((day) => day === last || lowest.get(day) !== lowest.get(day - 1))
    .map((day) => point(new Date(day * dayMilliseconds), lowest.get(day) ?? 0))
}

/** Whether a price only goes further down in a reduction that runs already (article 6a paragraph 5). */
const continues = (now: LoggedPrice, before: LoggedPrice | undefined): boolean => {
  if (now.old_price_cents === null || before === undefined || before.old_price_cents === null) return false
  return now.old_price_cents <= before.old_price_cents && now.price_cents <= before.price_cents
}

/**
 * The lowest price of the 30 days before a reduction (directive 98/6/EC, article 6a), as the database computes it when
 * it checks an old price (lowest_of_30_days in schema.sql): the price in force when the 30 days began counts too.
 * @param log oldest first
 * @returns cents; null for what is not on sale now
 */
export const lowestBeforeReduction = (log: readonly LoggedPrice[]): number | null => {
  const current = log.at(-1)
  if (!current || current.old_price_cents === null) return null
  const reduced = log.findLastIndex((now, index) => now.old_price_cents !== null && !continues(now, log[index - 1]))
  const began = (log[reduced]?.changed_at.getTime() ?? 0) - 30 * dayMilliseconds
  const counted = log.slice(0, reduced).flatMap((logged, index) => {
    const next = log[index + 1]
    const counts = wasOffered(logged, next) && (next?.changed_at.getTime() ?? 0) > began
    return counts ? [logged.price_cents] : []
  })
  return counted.length > 0 ? Math.min(...counted) : null
}
