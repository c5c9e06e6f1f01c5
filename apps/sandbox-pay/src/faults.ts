/** What goes wrong on purpose. Kept in memory only: a restart heals everything. */
export interface Faults {
  /** Coming API calls that answer 500 and do nothing. */
  failCalls: number
  /** Coming API calls that do their work and then break the connection instead of answering. */
  loseAnswers: number
  /** Added to every event recorded from now on. */
  webhookDelaySeconds: number
}

/** A healthy sandbox. */
export const noFaults = (): Faults => ({ failCalls: 0, loseAnswers: 0, webhookDelaySeconds: 0 })
