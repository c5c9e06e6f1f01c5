/** What a customer has beside the password, as far as that decides whether it is asked for. */
interface Factors {
  /** null: no authenticator app was confirmed */
  totp_sealed: Buffer | null
  passkeys: number
}

/**
 * Whether a customer has a second factor: an authenticator app, a passkey, or both. The password alone opens nothing
 * then (docs/behaviour/accounts.md#passkey-is-factor).
 * @param factors undefined: of nobody
 */
export const hasFactor = (factors: Factors | undefined): factors is Factors =>
  factors !== undefined && (factors.totp_sealed !== null || factors.passkeys > 0)
