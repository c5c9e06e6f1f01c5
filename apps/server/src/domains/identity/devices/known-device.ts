import { daysBefore } from '@pandrop/money/days'
import type { Queryable } from '../../../db/statement.ts'
import type { Transaction } from '../../../db/transaction.ts'
import { createSecret, hashIfSecret, hashSecret } from '../accounts/secret.ts'
import { deleteOtherDevices, deleteUnseenDevices, insertDevice, knownDevice, markDeviceSeen } from './devices.sql.ts'

export const deviceCookie = 'pandrop_device'

const daysKeptByBrowser = 365
// Longer than the cookie, which is renewed at every sign-in.
const unseenDaysMax = 400

/**
 * Attributes of the cookie by which a browser is known again (OWASP, device cookies).
 * @param publicUrl the address customers type; https makes the cookie Secure
 */
export const deviceCookieOptions = (publicUrl: string) =>
  ({
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: publicUrl.startsWith('https:'),
    maxAge: daysKeptByBrowser * 24 * 60 * 60,
  }) as const

/**
 * Whether a customer has signed in from this browser before. A visitor without such a cookie costs no query.
 * @param options.customerId undefined where nobody has the address: the same query is made, so that the time tells
 *   nothing
 * @param options.cookie what the browser brought
 * @returns the hash of the device, hex; null when it is not known for this customer
 */
export const findKnownDevice = async (
  q: Queryable,
  { customerId = 0, cookie }: { customerId: number | undefined; cookie: string | undefined },
): Promise<string | null> => {
  const hash = hashIfSecret(cookie)
  return hash && (await knownDevice(q, customerId, hash)) ? hash.toString('hex') : null
}

/**
 * Writes down that a customer signs in here from now on. Always under a fresh secret: one that the browser brought
 * could have been planted there by somebody who knows it, and who would then pass for this browser.
 * @returns the secret for the cookie; only its hash is kept
 */
export const rememberDevice = async (
  tx: Transaction,
  { customerId, now }: { customerId: number; now: Date },
): Promise<string> => {
  const secret = createSecret()
  await insertDevice(tx, customerId, hashSecret(secret), now)
  return secret
}

/** Notes that a known device was used; its secret stays. */
export const seeDevice = async (
  tx: Transaction,
  { customerId, cookie, now }: { customerId: number; cookie: string; now: Date },
): Promise<void> => {
  await markDeviceSeen(tx, customerId, hashSecret(cookie), now)
}

/**
 * Forgets every device of a customer but one: the next sign-in from any other is news again, and mailed.
 * @param options.cookie of the browser that asks
 */
export const forgetOtherDevices = async (
  tx: Transaction,
  { customerId, cookie }: { customerId: number; cookie: string | undefined },
): Promise<void> => {
  await deleteOtherDevices(tx, customerId, hashIfSecret(cookie))
}

/** Forgets devices that were not used for longer than their cookies live. */
export const cleanUpDevices = async (q: Queryable, now: Date): Promise<void> => {
  await deleteUnseenDevices(q, daysBefore(now, unseenDaysMax))
}
