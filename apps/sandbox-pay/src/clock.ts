/** Where the time comes from, so that tests move it by hand. */
export interface Clock {
  now(): Date
}

/** The machine's own time. */
export const systemClock: Clock = { now: () => new Date() }

/** Unix time in whole seconds, the unit of every time on Stripe's wire. */
export const unixSeconds = (date: Date): number => Math.floor(date.getTime() / 1000)
