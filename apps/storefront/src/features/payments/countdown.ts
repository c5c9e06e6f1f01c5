/** What a moment is said at: five minutes and one minute before the end, and the end (0). */
export type Milestone = 5 | 1 | 0

/**
 * Whole seconds until a moment, never below 0.
 * @param until ISO 8601
 * @param now milliseconds since 1970
 */
export const secondsUntil = (until: string, now: number): number =>
  Math.max(0, Math.ceil((Date.parse(until) - now) / 1000))

/** mm:ss, as a countdown shows it. */
export const clockText = (seconds: number): string =>
  [Math.floor(seconds / 60), seconds % 60].map((part) => String(part).padStart(2, '0')).join(':')

/**
 * What a screen reader is told: a countdown that spoke every second would drown everything else.
 * @returns the last milestone that has passed; undefined while there is more than five minutes
 */
export const milestoneAt = (seconds: number): Milestone | undefined => {
  if (seconds === 0) return 0
  if (seconds <= 60) return 1
  return seconds <= 300 ? 5 : undefined
}
