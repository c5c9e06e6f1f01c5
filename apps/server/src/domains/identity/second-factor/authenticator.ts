import { textFor } from '@pandrop/dictionaries/languages'
import { Secret, TOTP } from 'otpauth'

// RFC 6238 with what every authenticator understands: SHA-1, six digits, 30 seconds.
const authenticator = { algorithm: 'SHA1', digits: 6, period: 30 }

// A slow hand is forgiven (RFC 6238, 5.2); a code of the future is nobody's yet.
const stepsForgiven = 1

const secretBytes = 20

/** A fresh key for an authenticator, as base32 text. */
export const createTotpSecret = (): string => new Secret({ size: secretBytes }).base32

/** The address that an authenticator reads from a QR code; it names the shop and the account. */
export const totpUrl = (secret: string, email: string): string =>
  new TOTP({
    ...authenticator,
    issuer: textFor('en')('shop_name'),
    label: email,
    secret: Secret.fromBase32(secret),
  }).toString()

/**
 * The time step that a code belongs to (RFC 6238).
 * @param code six digits
 * @param now the shop's time
 * @returns null for a code that is wrong or too old
 */
export const totpStep = (secret: string, code: string, now: Date): number | null => {
  const totp = new TOTP({ ...authenticator, secret: Secret.fromBase32(secret) })
  const timestamp = now.getTime()
  const off = totp.validate({ token: code, timestamp, window: stepsForgiven })
  return off === null || off > 0 ? null : totp.counter({ timestamp }) + off
}
