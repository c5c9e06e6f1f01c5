/** A day of 24 hours, as UTC has them; days of the shop are those of its zone (zones.ts). */
export const dayMilliseconds = 24 * 60 * 60 * 1000

/** The same time of day, so many days later. */
export const daysAfter = (at: Date, days: number): Date => new Date(at.getTime() + days * dayMilliseconds)

/** The same time of day, so many days earlier. */
export const daysBefore = (at: Date, days: number): Date => daysAfter(at, -days)

/** The day of a moment in UTC, as the database and the wire name it: 2026-12-25. */
export const dayName = (at: Date): string => at.toISOString().slice(0, 10)

/** A moment to the minute, as refusals name it: 2026-12-25 18:00 UTC. */
export const minuteText = (at: Date): string => `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`

const dayShape = /^\d{4}-\d{2}-\d{2}$/

/** Whether a text is a day as dayName names them, and one that a calendar has: 2026-02-30 is none. */
export const isDay = (typed: string): boolean =>
  dayShape.test(typed) && (new Date(`${typed}T00:00:00Z`).toJSON()?.startsWith(typed) ?? false)

/** How many days a range has, both its first and its last one included; days as dayName names them. */
export const daysIn = (first: string, last: string): number =>
  Math.round((Date.parse(last) - Date.parse(first)) / dayMilliseconds) + 1

/** A month by its count, for the difference of two: months since year 0. */
export const monthCount = (month: string): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1

/** So many months later, or earlier where negative: 2026-12. */
export const monthAfter = (month: string, months: number): string => {
  const count = monthCount(month) + months
  return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`
}
