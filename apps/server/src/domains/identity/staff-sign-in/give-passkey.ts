import type { RefusalOf } from '@pandrop/contract/call'
import { ok, type Result, refuse } from '@pandrop/contract/result'
import type { staffGivePasskey } from '@pandrop/contract/staff/session'
import { inTransaction } from '../../../db/transaction.ts'
import type { Shop } from '../../../shop.ts'
import { countAttempt, forgiveAttempt } from '../accounts/attempts.ts'
import { askToSign, type PasskeyJson, readSigned } from '../passkeys/webauthn.ts'
import { redeemChallenge, rememberChallenge } from './challenge.ts'
import { factorFailuresOf } from './factors.ts'
import { relyingPartyOf } from './relying-party.ts'
import { markPasskeyUsed, passkeysOf } from './staff-passkeys.sql.ts'
import { holdStaffSession, type StaffSignedIn, type StaffStep, stepOn } from './staff-session.ts'

/**
 * What the browser needs to ask for a passkey of whoever signs in.
 * Refuses staff_passkey_wrong where they have none.
 */
export const askForPasskey = async (
  shop: Shop,
  { staffId, sessionId }: StaffSignedIn,
): Promise<Result<PasskeyJson, 'staff_passkey_wrong'>> => {
  const passkeys = await passkeysOf(shop.pool, staffId)
  if (passkeys.length === 0) return refuse('staff_passkey_wrong')
  const options = await askToSign(relyingPartyOf(shop.env), passkeys)
  await rememberChallenge(shop, sessionId, options.challenge)
  return ok({ ...options })
}

/**
 * Second factor: a passkey's answer to what it was just asked.
 * Refuses staff_passkey_wrong, and too_many_requests after too many failures.
 */
export const givePasskey = async (
  shop: Shop,
  staff: StaffSignedIn,
  credential: PasskeyJson,
): Promise<Result<StaffStep, RefusalOf<typeof staffGivePasskey> | 'staff_not_signed_in'>> => {
  const { staffId, sessionId } = staff
  const now = shop.clock.now()
  const failures = factorFailuresOf(staff)
  if (!(await countAttempt(shop.pool, failures, { now, factor: shop.env.RATE_LIMIT_FACTOR })))
    return refuse('too_many_requests')
  const challenge = await redeemChallenge(shop, sessionId)
  if (challenge === null) return refuse('staff_passkey_wrong')
  const given = await inTransaction(shop.pool, async (tx) => {
    const held = await holdStaffSession(tx, staff, now)
    if (!held.ok) return held
    // Under the lock on their owner: of two answers with the same counter the second is compared with the first.
    const passkey = (await passkeysOf(tx, staffId)).find(({ credential_id: id }) => id === credential.id)
    const signed = passkey && (await readSigned(relyingPartyOf(shop.env), { credential, challenge }, passkey))
    if (!signed || signed.isCopy) return refuse('staff_passkey_wrong')
    await markPasskeyUsed(tx, passkey.id, signed.counter, now)
    return ok(await stepOn(tx, held.value, { now, factor: true }))
  })
  if (given.ok) await forgiveAttempt(shop.pool, failures)
  return given
}
