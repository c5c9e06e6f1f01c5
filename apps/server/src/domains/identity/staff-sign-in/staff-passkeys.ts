import { ok, type Result, refuse } from '@pandrop/contract/result'
import type { Queryable } from '../../../db/statement.ts'
import { inTransaction } from '../../../db/transaction.ts'
import type { Shop, StaffContext } from '../../../shop.ts'
import { countAttempt, forgiveAttempt } from '../accounts/attempts.ts'
import { askToMake, type PasskeyJson, readMade } from '../passkeys/webauthn.ts'
import { notifyStaff } from '../staff/staff-mail.ts'
import { redeemChallenge, rememberChallenge } from './challenge.ts'
import { factorFailuresOf, maySetFactor } from './factors.ts'
import { relyingPartyOf } from './relying-party.ts'
import { deletePasskey, insertPasskey, passkeyHandle, passkeysOf } from './staff-passkeys.sql.ts'
import { endStaffSessionsOf, holdStaffSession, type StaffSignedIn, type StaffStep, stepOn } from './staff-session.ts'

/** One's own passkeys, oldest first. */
export const listPasskeys = async (q: Queryable, staffId: number) =>
  (await passkeysOf(q, staffId)).map(({ id, name, created_at, used_at }) => ({
    id,
    name,
    created_at: created_at.toISOString(),
    used_at: used_at?.toISOString() ?? null,
  }))

/**
 * What the browser needs to make a passkey for whoever asks.
 * Refuses staff_factor_needed before the one-time password was replaced or an existing factor was given.
 */
export const askForNewPasskey = async (
  shop: Shop,
  staff: StaffSignedIn,
): Promise<Result<PasskeyJson, 'staff_factor_needed'>> => {
  if (!maySetFactor(staff)) return refuse('staff_factor_needed')
  const { staffId, sessionId, email, name } = staff
  const passkeys = await passkeysOf(shop.pool, staffId)
  const { handle } = (await passkeyHandle(shop.pool, staffId)) ?? {}
  if (!handle) throw new Error(`somebody signed in is no member of staff: ${staffId}`)
  const site = { ...relyingPartyOf(shop.env), discoverable: false }
  const options = await askToMake(site, { handle, email, name, passkeys })
  await rememberChallenge(shop, sessionId, options.challenge)
  return ok({ ...options })
}

/**
 * Keeps a new passkey and ends the person's other sessions. Where it is the first second factor, the back office is
 * open with it. They and all administrators get a mail.
 * Refuses staff_passkey_wrong, staff_factor_needed as askForNewPasskey does, and too_many_requests.
 */
export const addPasskey = async (
  shop: Shop,
  staff: StaffSignedIn,
  { credential, name }: { credential: PasskeyJson; name: string },
): Promise<
  Result<StaffStep, 'staff_passkey_wrong' | 'staff_factor_needed' | 'staff_not_signed_in' | 'too_many_requests'>
> => {
  if (!maySetFactor(staff)) return refuse('staff_factor_needed')
  const { staffId, sessionId } = staff
  const now = shop.clock.now()
  const failures = factorFailuresOf(staff)
  if (!(await countAttempt(shop.pool, failures, { now, factor: shop.env.RATE_LIMIT_FACTOR })))
    return refuse('too_many_requests')
  const challenge = await redeemChallenge(shop, sessionId)
  const made = challenge === null ? null : await readMade(relyingPartyOf(shop.env), { credential, challenge })
  if (!made) return refuse('staff_passkey_wrong')
  const { id, publicKey, counter, transports = [] } = made
  const added = await inTransaction(shop.pool, async (tx) => {
    const held = await holdStaffSession(tx, staff, now)
    if (!held.ok) return held
    // Another session of theirs has set up a factor meanwhile: this one has to give it first.
    if (!maySetFactor(held.value)) return refuse('staff_factor_needed')
    const kept = await insertPasskey(tx, {
      staffId,
      credentialId: id,
      publicKey: Buffer.from(publicKey),
      counter,
      transports,
      name,
      now,
    })
    if (!kept) return refuse('staff_passkey_wrong')
    await endStaffSessionsOf(tx, { staffId, keptSession: sessionId })
    const values = { factor: `the passkey “${name}”` }
    await notifyStaff(tx, shop.env, { template: 'staff_factor_added', staffId, values, at: now })
    return ok(await stepOn(tx, held.value, { now, factor: true }))
  })
  if (added.ok) await forgiveAttempt(shop.pool, failures)
  return added
}

/**
 * Forgets a passkey of whoever asks and ends their other sessions. They and all administrators get a mail.
 * Refuses not_found where they have no such, and staff_factor_needed where it is the only second factor.
 */
export const removePasskey = async (
  { pool, clock, env }: Pick<StaffContext, 'pool' | 'clock' | 'env'>,
  staff: StaffSignedIn,
  passkeyId: number,
): Promise<Result<null, 'not_found' | 'staff_factor_needed' | 'staff_not_signed_in'>> =>
  inTransaction(pool, async (tx) => {
    const { staffId, sessionId } = staff
    const at = clock.now()
    const held = await holdStaffSession(tx, staff, at)
    if (!held.ok) return held
    const { totp, passkeys } = held.value.factors
    const removed = (await passkeysOf(tx, staffId)).find(({ id }) => id === passkeyId)
    if (!removed) return refuse('not_found')
    if (!totp && passkeys === 1) return refuse('staff_factor_needed')
    await deletePasskey(tx, passkeyId, staffId)
    await endStaffSessionsOf(tx, { staffId, keptSession: sessionId })
    const values = { factor: `The passkey “${removed.name}”` }
    await notifyStaff(tx, env, { template: 'staff_factor_removed', staffId, values, at })
    return ok(null)
  })
