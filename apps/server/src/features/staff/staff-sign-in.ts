import { ok, type Result, refuse } from '@pandrop/contract/result'
import { inTransaction } from '../../db/transaction.ts'
import type { Shop } from '../../shop.ts'
import { type AttemptLimit, countAttempt, forgiveAttempt, networkOf } from '../accounts/attempts.ts'
import { verifyPassword } from '../accounts/password.ts'
import type { VisitorTraits } from '../accounts/session.ts'
import { holdStaffPassword, markStaffSeen, staffByEmail } from './credentials.sql.ts'
import { endStaffSession, openStaffSession } from './staff-session.ts'

/** The first factor, and what the browser brought along. */
export interface StaffSignIn {
  /** lower case */
  email: string
  password: string
  visitor: VisitorTraits
  /** the desk's cookie that the request came with */
  oldCookie: string | undefined
}

const failuresOf = ({ email, visitor }: StaffSignIn): AttemptLimit[] => [
  { subject: `staff_sign_in account ${email}`, attemptsMax: 10, windowMinutes: 15 },
  { subject: `staff_sign_in address ${networkOf(visitor.address)}`, attemptsMax: 50, windowMinutes: 15 },
]

/**
 * First factor of the desk. Unknown addresses, wrong passwords and people who were locked get the same answer after the
 * same steps, one hash included.
 * Refuses staff_credentials_wrong, and too_many_requests after too many failures.
 * @returns the secret of the cookie of a session that waits for the rest
 */
export const signInStaff = async (
  shop: Shop,
  form: StaffSignIn,
): Promise<Result<string, 'staff_credentials_wrong' | 'too_many_requests'>> => {
  const now = shop.clock.now()
  const failures = failuresOf(form)
  const within = await countAttempt(shop.pool, failures, { now, factor: shop.env.RATE_LIMIT_FACTOR })
  if (!within) return refuse('too_many_requests')

  const person = await staffByEmail(shop.pool, form.email)
  const right = await verifyPassword(person?.password_hash, form.password)
  if (!person?.active || !right) return refuse('staff_credentials_wrong')

  await forgiveAttempt(shop.pool, failures)
  const { visitor, oldCookie } = form
  return inTransaction(shop.pool, async (tx) => {
    // Held until the session stands: a lock or a reset at this very moment either ends it or keeps it from being opened.
    if (!(await holdStaffPassword(tx, person.id, person.password_hash))) return refuse('staff_credentials_wrong')
    await markStaffSeen(tx, person.id, now)
    return ok(await openStaffSession(tx, { staffId: person.id, oldCookie, now, visitor }))
  })
}

/** Ends the session of a cookie, in a transaction, so that the audit log hears of it. */
export const signOutStaff = ({ pool }: Pick<Shop, 'pool'>, cookie: string | undefined): Promise<void> =>
  inTransaction(pool, (tx) => endStaffSession(tx, cookie))
