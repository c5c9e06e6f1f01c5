import { TZDate } from '@date-fns/tz'
import { dayName, daysAfter } from './days.ts'

const nameShape = /^(UTC|[A-Z][A-Za-z]+(\/[A-Za-z0-9_+-]+){1,2})$/

/** Whether a name is one of a time zone (IANA), such as Europe/Berlin; an offset is none: it knows no summer. */
export const isZone = (name: string): boolean => {
  if (!nameShape.test(name)) return false
  try {
    return Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/** What clocks of a zone show at a moment: 2026-12-25T18:00. */
export const wallClock = (zone: string, at: Date): string => new TZDate(at.getTime(), zone).toISOString().slice(0, 16)

/** The day of a moment in a zone: 2026-12-25. */
export const dayIn = (zone: string, at: Date): string => wallClock(zone, at).slice(0, 10)

/** The hour of a moment in a zone, 0 to 23. */
export const hourIn = (zone: string, at: Date): number => Number(wallClock(zone, at).slice(11, 13))

/**
 * The moment at which clocks of a zone show something; of a time that they skip in spring the one an hour later, of one
 * that they show twice in autumn either.
 * @param shown 2026-12-25T18:00
 */
export const momentIn = (zone: string, shown: string): Date => {
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0] = shown.split(/[-T:]/).map(Number)
  return new Date(new TZDate(year, month - 1, day, hour, minute, zone).getTime())
}

/** The first moment of a day in a zone: midnight, but where clocks skip it. */
export const beginOfDay = (zone: string, day: string): Date => momentIn(zone, `${day}T00:00`)

/** The day so many days later, or earlier where negative. */
export const dayAfter = (day: string, days: number): string => dayName(daysAfter(new Date(day), days))

/** The same time of day so many days later in a zone, or earlier where negative, whatever hours a day there has. */
export const daysLater = (zone: string, at: Date, days: number): Date => {
  const later = new TZDate(at.getTime(), zone)
  later.setDate(later.getDate() + days)
  return new Date(later.getTime())
}
