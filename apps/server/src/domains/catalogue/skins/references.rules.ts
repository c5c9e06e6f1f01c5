import { dayName, daysIn } from '@pandrop/money/days'

/** How many days old a price of a day (2026-08-08) is; one of tomorrow is of today. */
export const ageInDays = (day: string, now: Date): number => Math.max(0, daysIn(day, dayName(now)) - 1)

/**
 * Whether a reference is too old to be quoted by (docs/behaviour/offers.md#old-references).
 * @param day that it is of; null: nobody knows, and it counts as new
 * @param quoteDaysMax of the settings; 0: age does not matter
 */
export const isOutdated = (day: string | null, quoteDaysMax: number, now: Date): boolean =>
  day !== null && quoteDaysMax > 0 && ageInDays(day, now) > quoteDaysMax
