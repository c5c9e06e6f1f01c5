import type { Clock } from '@pandrop/server/clock'

/** A clock that stands still until a test moves it. */
export interface SettableClock extends Clock {
  /** moves forward, or back with negative numbers */
  advance(by: { days?: number; hours?: number; minutes?: number; seconds?: number }): void
  set(date: Date): void
}

/**
 * A clock for tests.
 * @param start where it stands first, UTC; the same moment in every run unless given
 */
export const createClock = (start: Date = new Date('2026-11-21T12:00:00Z')): SettableClock => {
  let millis = start.getTime()
  return {
    now: () => new Date(millis),
    set: (date) => {
      millis = date.getTime()
    },
    advance: ({ days = 0, hours = 0, minutes = 0, seconds = 0 }) => {
      millis += (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000
    },
  }
}
