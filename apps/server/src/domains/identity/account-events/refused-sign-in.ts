/** Tries that were refused: strangers make them, so that only so many of a day are kept. */
export const refusedKinds = ['refused_password', 'refused_code', 'refused_throttled'] as const

/** A sign-in that was refused, as a job writes it down. */
export interface RefusedSignIn {
  /** lower case; as it was typed */
  email: string
  kind: (typeof refusedKinds)[number]
  /** ISO 8601 */
  at: string
  /** as far as the browser says and we know the name; empty: nothing */
  browser: string
  system: string
  /** shortened */
  network: string
}
