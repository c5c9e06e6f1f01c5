import { ok, type Result, refuse } from '@pandrop/contract/result'
import { inTransaction } from '../../../db/transaction.ts'
import type { Shop } from '../../../shop.ts'
import { countAttempt, forgiveAttempt } from '../accounts/attempts.ts'
import { createTotpSecret, totpStep, totpUrl } from '../second-factor/authenticator.ts'
import { notifyStaff } from '../staff/staff-mail.ts'
import { confirmPendingTotp, keepPendingTotp, totpOf, useTotpStep } from './credentials.sql.ts'
import { codeFailuresOf, type FactorFrom, factorFailuresOf, maySetFactor } from './factors.ts'
import { endStaffSessionsOf, holdStaffSession, type StaffSignedIn, type StaffStep, stepOn } from './staff-session.ts'

type Stopped = 'staff_not_signed_in' | 'too_many_requests'

/** Table and row that an authenticator's key is sealed for. */
export const totpPlace = (staffId: number): string => `staff:${staffId}:totp`

/**
 * A new key for the authenticator of whoever asks; the old one counts until the new one was confirmed.
 * Refuses staff_factor_needed before the one-time password was replaced or an existing factor was given.
 */
export const beginTotp = async (
  { pool, clock, secrets }: Pick<Shop, 'pool' | 'clock' | 'secrets'>,
  staff: StaffSignedIn,
): Promise<Result<{ secret: string; url: string }, 'staff_factor_needed' | 'staff_not_signed_in'>> =>
  inTransaction(pool, async (tx) => {
    const held = await holdStaffSession(tx, staff, clock.now())
    if (!held.ok) return held
    if (!maySetFactor(held.value)) return refuse('staff_factor_needed')
    const secret = createTotpSecret()
    await keepPendingTotp(tx, staff.staffId, secrets.seal(secret, totpPlace(staff.staffId)))
    return ok({ secret, url: totpUrl(secret, staff.email) })
  })

/**
 * Takes the new key into use with its first code, and ends the person's other sessions. They and all administrators get
 * a mail.
 * Refuses staff_code_wrong, staff_factor_needed as beginTotp does, and too_many_requests.
 */
export const confirmTotp = async (
  shop: Shop,
  staff: StaffSignedIn,
  code: string,
): Promise<Result<StaffStep, 'staff_code_wrong' | 'staff_factor_needed' | Stopped>> => {
  const { staffId, sessionId } = staff
  const now = shop.clock.now()
  const failures = factorFailuresOf(staff)
  if (!(await countAttempt(shop.pool, failures, { now, factor: shop.env.RATE_LIMIT_FACTOR })))
    return refuse('too_many_requests')
  const confirmed = await inTransaction(shop.pool, async (tx) => {
    const held = await holdStaffSession(tx, staff, now)
    if (!held.ok) return held
    if (!maySetFactor(held.value)) return refuse('staff_factor_needed')
    const { totp_pending_sealed: pending } = (await totpOf(tx, staffId)) ?? {}
    const step = pending ? totpStep(shop.secrets.open(pending, totpPlace(staffId)), code, now) : null
    if (step === null) return refuse('staff_code_wrong')
    await confirmPendingTotp(tx, staffId, step)
    await endStaffSessionsOf(tx, { staffId, keptSession: sessionId })
    const values = { factor: 'an authenticator app' }
    await notifyStaff(tx, shop.env, { template: 'staff_factor_added', staffId, values, at: now })
    return ok(await stepOn(tx, held.value, { now, factor: true }))
  })
  if (confirmed.ok) await forgiveAttempt(shop.pool, failures)
  return confirmed
}

/**
 * Second factor: a code of the authenticator, at the sign-in and as proof at an open session. Each counts once.
 * Refuses staff_code_wrong, and too_many_requests after too many failures.
 */
export const giveCode = async (
  shop: Shop,
  staff: StaffSignedIn,
  { code, from }: { code: string; from: FactorFrom },
): Promise<Result<StaffStep, 'staff_code_wrong' | Stopped>> => {
  const { staffId } = staff
  const now = shop.clock.now()
  const failures = await codeFailuresOf(shop.pool, staff, from)
  if (!(await countAttempt(shop.pool, failures, { now, factor: shop.env.RATE_LIMIT_FACTOR })))
    return refuse('too_many_requests')
  const given = await inTransaction(shop.pool, async (tx) => {
    const held = await holdStaffSession(tx, staff, now)
    if (!held.ok) return held
    const { totp_sealed: sealed } = (await totpOf(tx, staffId)) ?? {}
    const step = sealed ? totpStep(shop.secrets.open(sealed, totpPlace(staffId)), code, now) : null
    if (step === null || !(await useTotpStep(tx, staffId, step))) return refuse('staff_code_wrong')
    return ok(await stepOn(tx, held.value, { now, factor: true }))
  })
  if (given.ok) await forgiveAttempt(shop.pool, failures)
  return given
}
