/** What was put off: a bank that takes its time, a customer who complains afterwards. */
type Deed =
  | { kind: 'payment_settles'; session: string; state: 'succeeded' | 'failed' }
  | { kind: 'refund_settles'; refund: string; status: 'succeeded' | 'failed' }
  | { kind: 'dispute_opens'; paymentIntent: string }

/** A deed and when it is to be done; `id` is of the record that it is about. */
export interface Later {
  id: string
  deed: Deed
  /** Unix milliseconds; null once it was done */
  dueAtMs: number | null
}

/** A deed put off for some seconds from `now`. */
export const putOff = (deed: Deed, seconds: number, now: Date): Later => ({
  id: `${deed.kind}:${subjectOf(deed)}`,
  deed,
  dueAtMs: now.getTime() + seconds * 1000,
})

/** The same once it was done, so that no restart does it again. */
export const done = (later: Later): Later => ({ ...later, dueAtMs: null })

const subjectOf = (deed: Deed): string => {
  if (deed.kind === 'payment_settles') return deed.session
  return deed.kind === 'refund_settles' ? deed.refund : deed.paymentIntent
}
