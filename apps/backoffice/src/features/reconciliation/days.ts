import { dayName, daysBefore } from '@pandrop/money/days'

/** Today in UTC, the books' own days: 2026-11-22. */
export const today = (): string => daysAgo(0)

/** So many days before it. */
export const daysAgo = (days: number): string => dayName(daysBefore(new Date(), days))
