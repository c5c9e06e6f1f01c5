/** One day: the shop counts in UTC, where every day has 24 hours. */
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
