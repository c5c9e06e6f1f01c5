/** Where "now" comes from. Passed in everywhere, so that tests and replays set the time (rule 1 of the house). */
export interface Clock {
  /** the present moment, UTC */
  now(): Date
}

/** The machine's own time. */
export const systemClock: Clock = { now: () => new Date() }
