import { daysBefore } from '@pandrop/money/days'
import type { Queryable } from '../../../db/statement.ts'
import type { Env } from '../../../env.ts'
import type { Shop } from '../../../shop.ts'
import { createSecret, hashIfSecret, hashSecret } from '../accounts/secret.ts'
import {
  deleteStaffDevicesOf,
  deleteUnseenStaffDevices,
  knownStaffDevice,
  meetStaffDevice,
} from './staff-devices.sql.ts'

/** Names a browser in which somebody has given both factors; nothing but its own count of tries depends on it. */
export const staffDeviceCookie = 'pandrop_staff_device'

const daysKept = 90

/** As the back office's own cookie, but for longer: another site's link never carries it. */
export const staffDeviceCookieOptions = ({ PUBLIC_URL, DESK_URL }: Pick<Env, 'PUBLIC_URL' | 'DESK_URL'>) =>
  ({
    path: DESK_URL ? '/' : '/api/staff',
    httpOnly: true,
    sameSite: 'strict',
    secure: PUBLIC_URL.startsWith('https:'),
    maxAge: daysKept * 24 * 60 * 60,
  }) as const

/**
 * Whether somebody has worked in this browser before.
 * @param options.staffId undefined where nobody has the e-mail: the same query is made
 * @returns the hash of the device, hex; null when it is not known
 */
export const findStaffDevice = async (
  q: Queryable,
  { staffId = 0, cookie }: { staffId: number | undefined; cookie: string | undefined },
): Promise<string | null> => {
  const hash = hashIfSecret(cookie)
  return hash && (await knownStaffDevice(q, staffId, hash)) ? hash.toString('hex') : null
}

/**
 * Knows this browser from now on. A secret that the browser brought counts only where it was known before: one that
 * somebody planted would let them pass for it.
 * @returns the secret for its cookie
 */
export const rememberStaffDevice = async (
  { pool, clock }: Pick<Shop, 'pool' | 'clock'>,
  { staffId, cookie }: { staffId: number; cookie: string | undefined },
): Promise<string> => {
  const known = cookie && (await findStaffDevice(pool, { staffId, cookie })) ? cookie : createSecret()
  await meetStaffDevice(pool, staffId, hashSecret(known), clock.now())
  return known
}

/** Forgets every browser of somebody whose access was reset. */
export const forgetStaffDevices = async (q: Queryable, staffId: number): Promise<void> => {
  await deleteStaffDevicesOf(q, staffId)
}

/** Forgets browsers whose cookies have ended. */
export const cleanUpStaffDevices = async (q: Queryable, now: Date): Promise<void> => {
  await deleteUnseenStaffDevices(q, daysBefore(now, daysKept))
}
