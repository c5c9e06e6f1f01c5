const twoDigits = (number: number): string => String(number).padStart(2, '0')

/** 2026-11-22, in the browser's time zone: what a field of days holds. */
export const dayOf = (moment: string | Date): string => {
  const at = new Date(moment)
  return `${at.getFullYear()}-${twoDigits(at.getMonth() + 1)}-${twoDigits(at.getDate())}`
}

/** 2026-11-22T14:02, in the browser's time zone: what a field of moments holds. */
export const minuteOf = (moment: string): string => {
  const at = new Date(moment)
  return `${dayOf(at)}T${twoDigits(at.getHours())}:${twoDigits(at.getMinutes())}`
}

/** The day so many days from now, for a field of days. */
export const dayIn = (days: number, now: Date): string =>
  dayOf(new Date(now.getFullYear(), now.getMonth(), now.getDate() + days))

/**
 * The last second of a day, for the wire.
 * @param day of a field of days, in the browser's time zone
 * @returns null where it is no day
 */
export const endOfDay = (day: string): string | null => toWire(`${day}T23:59:59`)

/** A moment of a field, in the browser's time zone, for the wire; null where it is none. */
export const toWire = (moment: string): string | null => {
  const at = new Date(moment)
  return Number.isNaN(at.getTime()) ? null : at.toISOString()
}
