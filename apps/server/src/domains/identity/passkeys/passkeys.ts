import type { RefusalOf } from '@pandrop/contract/call'
import { passkeysMax } from '@pandrop/contract/limits'
import type * as calls from '@pandrop/contract/passkeys'
import type { Passkey } from '@pandrop/contract/passkeys'
import { ok, type Result, refuse } from '@pandrop/contract/result'
import type { Queryable } from '../../../db/statement.ts'
import { inTransaction, type Transaction } from '../../../db/transaction.ts'
import type { Shop } from '../../../shop.ts'
import { noteAccountEvent } from '../account-events/account-events.ts'
import { endSessionsExcept } from '../passwords/credentials.sql.ts'
import { credentialsChanged } from '../passwords/credentials.ts'
import { requireProof } from '../proof/proof.rules.ts'
import { hasFactor } from '../second-factor/customer-factor.rules.ts'
import { deleteFactor, factorOf, forgetRemembered, lockForFactor } from '../second-factor/customer-factor.sql.ts'
import { tell as tellOfFactor } from '../second-factor/customer-factor.ts'
import { makeRecoveryCodes } from '../second-factor/recovery-codes.ts'
import { renewCookie, type SignedIn } from '../sessions/session.ts'
import { redeemChallenge, rememberChallenge } from './challenge.ts'
import {
  deletePasskey,
  drawHandle,
  handleOf,
  holdSession,
  insertPasskey,
  namePasskey,
  passkeysOf,
} from './passkeys.sql.ts'
import { countingPasskeys, shopParty, tellOfPasskey } from './use-passkey.ts'
import { askToMake, type PasskeyJson, readMade } from './webauthn.ts'

/** The customer who asks, in a session of theirs. */
export type PasskeyAsker = Pick<SignedIn, 'customerId' | 'sessionId' | 'provenAt'>

/** A customer's passkeys, oldest first. */
export const listPasskeys = async (q: Queryable, customerId: number): Promise<Passkey[]> =>
  (await passkeysOf(q, customerId)).map(({ id, name, created_at, used_at }) => ({
    id,
    name,
    created_at: created_at.toISOString(),
    used_at: used_at?.toISOString() ?? null,
  }))

/**
 * What the browser needs to make a passkey that is found without anybody saying who they are.
 * Refuses proof_required without a proof of the last ten minutes, passkeys_full where there are ten, and not_signed_in
 * where the session has ended meanwhile.
 */
export const askForNewPasskey = async (
  shop: Shop,
  { customerId, sessionId, provenAt }: PasskeyAsker,
): Promise<Result<PasskeyJson, RefusalOf<typeof calls.askNewPasskey>>> => {
  const proven = requireProof(provenAt, shop.clock.now())
  if (!proven.ok) return proven
  if (sessionId === null) return refuse('not_signed_in')
  const passkeys = await passkeysOf(shop.pool, customerId)
  if (passkeys.length >= passkeysMax) return refuse('passkeys_full')
  await drawHandle(shop.pool, customerId)
  const owner = await handleOf(shop.pool, customerId)
  if (!owner) throw new Error(`customer ${customerId} has no handle for passkeys`)
  const options = await askToMake({ ...shopParty(shop.env), discoverable: true }, { ...owner, passkeys })
  const kept = await rememberChallenge(shop, { purpose: 'add', sessionId, customerId }, options.challenge)
  return kept ? ok({ ...options }) : refuse('not_signed_in')
}

/** What was changed; `cookie`: the asking session's new one, null where it keeps its own. */
interface Changed<Value> {
  value: Value
  cookie: string | null
}

interface Added {
  payload: Passkey[]
  /** as they are shown, this once; null where there was a second factor before */
  recovery_codes: string[] | null
}

/** A passkey that a browser has made, and what its owner calls it. */
interface NewPasskey {
  credential: PasskeyJson
  name: string
  /** IP address as the server saw it */
  address: string
}

/**
 * Keeps a new passkey: what it was asked to sign was asked for with a proof. Where it is the customer's first second
 * factor, ten recovery codes come with it, all other sessions end, and no browser is remembered, as with an app
 * (docs/behaviour/accounts.md#second-factor). They are told by mail.
 * Refuses passkey_wrong, passkeys_full, too_many_requests, and not_signed_in where the session has ended meanwhile.
 */
export const addPasskey = async (
  shop: Shop,
  { customerId, sessionId }: Pick<PasskeyAsker, 'customerId' | 'sessionId'>,
  { credential, name, address }: NewPasskey,
): Promise<Result<Changed<Added>, RefusalOf<typeof calls.addPasskey>>> => {
  if (sessionId === null) return refuse('not_signed_in')
  return countingPasskeys(shop, { address, sessionId }, async (now) => {
    const challenge = await redeemChallenge(shop, { purpose: 'add', sessionId, customerId }, credential)
    const made = challenge === null ? null : await readMade(shopParty(shop.env), { credential, challenge })
    if (!made) return refuse('passkey_wrong')
    const { id: credentialId, publicKey, counter, transports = [] } = made
    const kept = { customerId, credentialId, publicKey: Buffer.from(publicKey), counter, transports, name, now }
    return inTransaction(shop.pool, async (tx) => {
      const owner = await held(tx, customerId)
      if (!(await holdSession(tx, sessionId, customerId))) return refuse('not_signed_in')
      const before = await factorOf(tx, customerId, now)
      if ((before?.passkeys ?? 0) >= passkeysMax) return refuse('passkeys_full')
      if (!(await insertPasskey(tx, kept))) return refuse('passkey_wrong')
      await noteAccountEvent(tx, { customerId, kind: 'passkey_added', at: now, name })
      await tellOfPasskey(tx, shop.env, { template: 'passkey_added', owner, name })
      const codes = hasFactor(before) ? null : await becomeProtected(tx, customerId, sessionId)
      const value = { payload: await listPasskeys(tx, customerId), recovery_codes: codes }
      return ok({ value, cookie: codes ? await renewCookie(tx, sessionId) : null })
    })
  })
}

/** What follows of the first second factor: whoever else is signed in gave none. */
const becomeProtected = async (tx: Transaction, customerId: number, sessionId: number): Promise<string[]> => {
  await endSessionsExcept(tx, customerId, sessionId)
  await forgetRemembered(tx, customerId)
  return makeRecoveryCodes(tx, customerId)
}

/** Gives a passkey another name. Refuses passkey_not_found where they have no such, and proof_required. */
export const renamePasskey = async (
  { pool, clock }: Pick<Shop, 'pool' | 'clock'>,
  { customerId, provenAt }: PasskeyAsker,
  { id, name }: { id: number; name: string },
): Promise<Result<Passkey[], RefusalOf<typeof calls.renamePasskey>>> => {
  const proven = requireProof(provenAt, clock.now())
  if (!proven.ok) return proven
  return inTransaction(pool, async (tx) => {
    if (!(await namePasskey(tx, id, customerId, name))) return refuse('passkey_not_found')
    await noteAccountEvent(tx, { customerId, kind: 'passkey_renamed', at: clock.now(), name })
    return ok(await listPasskeys(tx, customerId))
  })
}

/**
 * Forgets a passkey. All other sessions end and no browser is remembered: the device may be in strange hands. Where no
 * second factor is left, the same follows as where an app is turned off
 * (docs/behaviour/accounts.md#credentials-changed). The customer is told by mail.
 * Refuses passkey_not_found where they have no such, and proof_required.
 */
export const removePasskey = async (
  shop: Shop,
  { customerId, sessionId, provenAt }: PasskeyAsker,
  passkeyId: number,
): Promise<Result<Changed<Passkey[]>, RefusalOf<typeof calls.removePasskey>>> => {
  const proven = requireProof(provenAt, shop.clock.now())
  if (!proven.ok) return proven
  return inTransaction(shop.pool, async (tx) => {
    const now = shop.clock.now()
    const owner = await held(tx, customerId)
    const removed = await deletePasskey(tx, passkeyId, customerId)
    if (!removed) return refuse('passkey_not_found')
    if (hasFactor(await factorOf(tx, customerId, now))) {
      await endSessionsExcept(tx, customerId, sessionId)
      await forgetRemembered(tx, customerId)
    } else {
      await deleteFactor(tx, customerId)
      await credentialsChanged(tx, { customerId, keptSession: sessionId, now })
      await tellOfFactor(tx, shop, { template: 'second_factor_off', ...owner })
    }
    await noteAccountEvent(tx, { customerId, kind: 'passkey_removed', at: now, name: removed.name })
    await tellOfPasskey(tx, shop.env, { template: 'passkey_removed', owner, name: removed.name })
    const cookie = sessionId === null ? null : await renewCookie(tx, sessionId)
    return ok({ value: await listPasskeys(tx, customerId), cookie })
  })
}

const held = async (tx: Transaction, customerId: number) => {
  const owner = await lockForFactor(tx, customerId)
  if (!owner) throw new Error(`customer ${customerId} is gone`)
  return owner
}
