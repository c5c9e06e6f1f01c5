import type { RefusalOf } from '@pandrop/contract/call'
import { ok, type Result, refuse } from '@pandrop/contract/result'
import type { staffChangePassword, staffProvePassword } from '@pandrop/contract/staff/session'
import { passwordUnchanged } from '@pandrop/contract/staff/session'
import { inTransaction } from '../../../db/transaction.ts'
import type { Shop } from '../../../shop.ts'
import { type AttemptLimit, countAttempt, forgiveAttempt } from '../accounts/attempts.ts'
import { isGuessable } from '../passwords/guessable.ts'
import { hashPassword, verifyPassword } from '../passwords/password.ts'
import { replaceStaffPassword, staffPassword } from './credentials.sql.ts'
import { markProven } from './staff-session.sql.ts'
import { endStaffSessionsOf, holdStaffSession, type StaffSignedIn, type StaffStep, stepOn } from './staff-session.ts'

const failuresOf = (staffId: number): AttemptLimit[] => [
  { subject: `staff_current_password ${staffId}`, attemptsMax: 10, windowMinutes: 15 },
]

const wrong = () => refuse('staff_credentials_wrong', { errors: { cur_password: ['current_password_wrong'] } })

/**
 * Replaces the one-time password, or one's own, and ends the person's other sessions.
 * Refuses staff_factor_needed where a second factor exists and was not given yet, staff_credentials_wrong beside
 * `cur_password`, invalid_input beside `password` where it is the same again or guessable, and too_many_requests.
 */
export const changeStaffPassword = async (
  shop: Shop,
  staff: StaffSignedIn,
  { current, chosen }: { current: string; chosen: string },
): Promise<Result<StaffStep, RefusalOf<typeof staffChangePassword> | 'staff_not_signed_in' | 'invalid_input'>> => {
  if (staff.stage === 'factor') return refuse('staff_factor_needed')
  const { staffId, sessionId } = staff
  const now = shop.clock.now()
  const failures = failuresOf(staffId)
  if (!(await countAttempt(shop.pool, failures, { now, factor: shop.env.RATE_LIMIT_FACTOR })))
    return refuse('too_many_requests')
  const row = await staffPassword(shop.pool, staffId)
  if (!row || !(await verifyPassword(row.password_hash, current))) return wrong()
  await forgiveAttempt(shop.pool, failures)
  if (isGuessable(chosen, { email: row.email })) {
    return refuse('invalid_input', { errors: { password: ['password_guessable'] } })
  }
  if (chosen === current) return refuse('invalid_input', { errors: { password: [{ text: passwordUnchanged }] } })

  const passwordHash = await hashPassword(chosen)
  return inTransaction(shop.pool, async (tx) => {
    const held = await holdStaffSession(tx, staff, now)
    if (!held.ok) return held
    // Somebody has set up a factor in another session meanwhile.
    if (held.value.stage === 'factor') return refuse('staff_factor_needed')
    // Reset meanwhile: what was just proven is the current password no longer.
    if (!(await replaceStaffPassword(tx, staffId, row.password_hash, passwordHash))) return wrong()
    await endStaffSessionsOf(tx, { staffId, keptSession: sessionId })
    return ok(await stepOn(tx, held.value, { now, factor: false }))
  })
}

/**
 * Proves with the password who sits at an open session; it counts for five minutes, as a second factor does.
 * Refuses staff_credentials_wrong beside `cur_password`, and too_many_requests, counted with tries to change it.
 */
export const provePassword = async (
  shop: Shop,
  staff: StaffSignedIn,
  password: string,
): Promise<Result<StaffStep, RefusalOf<typeof staffProvePassword> | 'staff_not_signed_in'>> => {
  const now = shop.clock.now()
  const failures = failuresOf(staff.staffId)
  if (!(await countAttempt(shop.pool, failures, { now, factor: shop.env.RATE_LIMIT_FACTOR })))
    return refuse('too_many_requests')
  const row = await staffPassword(shop.pool, staff.staffId)
  if (!row || !(await verifyPassword(row.password_hash, password))) return wrong()
  await forgiveAttempt(shop.pool, failures)
  return inTransaction(shop.pool, async (tx) => {
    const held = await holdStaffSession(tx, staff, now)
    if (!held.ok) return held
    await markProven(tx, staff.sessionId, now)
    return ok({ session: { ...held.value, provenAt: now }, cookie: null })
  })
}
