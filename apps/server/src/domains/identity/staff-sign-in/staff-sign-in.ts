import type { RefusalOf } from '@pandrop/contract/call'
import { ok, type Result, refuse } from '@pandrop/contract/result'
import { staffSignIn } from '@pandrop/contract/staff/routes/staff'
import type * as calls from '@pandrop/contract/staff/session'
import { inTransaction } from '../../../db/transaction.ts'
import type { Shop } from '../../../shop.ts'
import { type AttemptLimit, countAttempt, forgiveAttempt, networkOf } from '../accounts/attempts.ts'
import { audited } from '../audit/audit.ts'
import { verifyPassword } from '../passwords/password.ts'
import type { VisitorTraits } from '../sessions/session.ts'
import { holdStaffPassword, markStaffSeen, type SigningInRow, staffByEmail } from './credentials.sql.ts'
import { countRefusedSignIn } from './refused-sign-ins.sql.ts'
import { findStaffDevice } from './staff-devices.ts'
import { endStaffSession, openStaffSession } from './staff-session.ts'

/** The first factor, and what the browser brought along. */
export interface StaffSignIn {
  /** lower case */
  email: string
  password: string
  visitor: VisitorTraits
  /** the back office's cookie that the request came with */
  oldCookie: string | undefined
  /** the device's cookie that the request came with */
  deviceCookie?: string | undefined
}

/** A browser that somebody has worked in: strangers who guess elsewhere cannot close the account for it. */
interface KnownDevice {
  staffId: number
  /** hex */
  hash: string
}

const failuresOf = ({ email, visitor }: StaffSignIn, device: KnownDevice | null): AttemptLimit[] => [
  {
    subject: device ? `staff_sign_in device ${device.staffId} ${device.hash}` : `staff_sign_in account ${email}`,
    attemptsMax: 10,
    windowMinutes: 15,
  },
  { subject: `staff_sign_in address ${networkOf(visitor.address)}`, attemptsMax: 50, windowMinutes: 15 },
]

const oneTimeHours = 72

type SignInRefusal = RefusalOf<typeof calls.staffSignIn>

/**
 * First factor of the back office. Unknown addresses, wrong passwords, one-time passwords of more than 72 hours ago and
 * people who were locked get the same answer after the same steps, one hash included. Tries at the account of somebody
 * who works here are noted in the audit log; any other, and what is over a limit, is counted by network and hour, so
 * that nobody fills a log that only grows.
 * Refuses staff_credentials_wrong, and too_many_requests after too many failures.
 * @returns the secret of the cookie of a session that waits for the rest
 */
export const signInStaff = async (shop: Shop, form: StaffSignIn): Promise<Result<string, SignInRefusal>> => {
  const now = shop.clock.now()
  const { email, password, visitor, deviceCookie } = form
  const person = await staffByEmail(shop.pool, email, new Date(now.getTime() - oneTimeHours * 3_600_000))
  const hash = await findStaffDevice(shop.pool, { staffId: person?.id, cookie: deviceCookie })
  const failures = failuresOf(form, person && hash ? { staffId: person.id, hash } : null)
  const within = await countAttempt(shop.pool, failures, { now, factor: shop.env.RATE_LIMIT_FACTOR })
  const { address } = visitor
  if (!within || !person) {
    await countRefusedSignIn(shop.pool, networkOf(address), now)
    if (!within) return refuse('too_many_requests')
    await verifyPassword(undefined, password)
    return refuse('staff_credentials_wrong')
  }
  let who: number | null = null
  const call = {
    staffId: null,
    action: 'staffSignIn',
    path: `/api${staffSignIn.path}`,
    input: { email, password },
    address,
  }
  const work = async () => {
    const opened = await open(shop, form, { person, failures, now })
    if (opened.ok) who = person.id
    return opened
  }
  return audited(shop, call, { work, who: () => who })
}

interface Opening {
  person: SigningInRow
  failures: AttemptLimit[]
  now: Date
}

const open = async (
  shop: Shop,
  { password, visitor, oldCookie }: StaffSignIn,
  { person, failures, now }: Opening,
): Promise<Result<string, SignInRefusal>> => {
  const right = await verifyPassword(person.password_hash, password)
  if (!person.active || person.is_over || !right) return refuse('staff_credentials_wrong')
  await forgiveAttempt(shop.pool, failures)
  return inTransaction(shop.pool, async (tx) => {
    // Held until the session stands: a lock or reset at this moment either ends it or keeps it from being opened.
    if (!(await holdStaffPassword(tx, person.id, person.password_hash))) return refuse('staff_credentials_wrong')
    await markStaffSeen(tx, person.id, now)
    return ok(await openStaffSession(tx, { staffId: person.id, oldCookie, now, visitor }))
  })
}

/** Ends the session of a cookie, in a transaction, so that the audit log hears of it. */
export const signOutStaff = ({ pool }: Pick<Shop, 'pool'>, cookie: string | undefined): Promise<void> =>
  inTransaction(pool, (tx) => endStaffSession(tx, cookie))
