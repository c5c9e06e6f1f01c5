import { beginOfDay, dayAfter, dayIn } from '@pandrop/money/zones'

/**
 * The first moment after a day of the shop: what is valid until a day is valid on all of it
 * (docs/behaviour/money.md#promo-days).
 * @param day 2026-12-01
 */
export const endOfDay = (zone: string, day: string): Date => beginOfDay(zone, dayAfter(day, 1))

/** The day that begins at a moment; null where none does. */
export const firstDayOf = (zone: string, from: Date): string | null => {
  const day = dayIn(zone, from)
  return beginOfDay(zone, day).getTime() === from.getTime() ? day : null
}

/**
 * The last day that is whole before a moment.
 * @param until first moment that no longer belongs to it; null: there is none
 * @returns null where it lies within a day, and without an end
 */
export const lastDayOf = (zone: string, until: Date | null): string | null => {
  const next = until && firstDayOf(zone, until)
  return next && dayAfter(next, -1)
}
