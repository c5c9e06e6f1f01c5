/** What goes wrong on purpose. Kept in memory only: a restart heals everything. */
export interface Faults {
  /** Coming API calls that answer 500 and do nothing. */
  failCalls: number
  /** 1: a 500 to a call with a key is what that key answers from then on, for a day, as at Stripe. */
  keepFailures: number
  /** Coming API calls that do their work and then break the connection instead of answering. */
  loseAnswers: number
  /** Coming calls to open a session that are refused as a request that is wrong, so that none comes to be. */
  refuseSessions: number
  /** Added to every event recorded from now on. */
  webhookDelaySeconds: number
  /** How much later "later" is: late webhooks, slow banks and disputes, from now on. */
  lateSeconds: number
}

const lateSecondsDefault = 8

/** A healthy sandbox. */
export const noFaults = (): Faults => ({
  failCalls: 0,
  keepFailures: 0,
  loseAnswers: 0,
  refuseSessions: 0,
  webhookDelaySeconds: 0,
  lateSeconds: lateSecondsDefault,
})
