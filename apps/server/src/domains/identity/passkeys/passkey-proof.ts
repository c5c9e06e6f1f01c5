import type { RefusalOf } from '@pandrop/contract/call'
import type * as calls from '@pandrop/contract/passkeys'
import { ok, type Result, refuse } from '@pandrop/contract/result'
import { inTransaction } from '../../../db/transaction.ts'
import type { Shop } from '../../../shop.ts'
import { proveSession } from '../proof/proof.ts'
import { lockForFactor } from '../second-factor/customer-factor.sql.ts'
import { redeemChallenge, rememberChallenge } from './challenge.ts'
import { passkeysOf } from './passkeys.sql.ts'
import type { PasskeyAsker } from './passkeys.ts'
import { countingPasskeys, shopParty, usePasskey } from './use-passkey.ts'
import { askToSign, type PasskeyJson } from './webauthn.ts'

type Asker = Pick<PasskeyAsker, 'customerId' | 'sessionId'>

/**
 * What the browser needs to ask for one of the passkeys of whoever is signed in.
 * Refuses passkey_not_found where they have none, and not_signed_in where the session has ended meanwhile.
 */
export const askForPasskeyProof = async (
  shop: Shop,
  { customerId, sessionId }: Asker,
): Promise<Result<PasskeyJson, RefusalOf<typeof calls.askPasskeyProof>>> => {
  if (sessionId === null) return refuse('not_signed_in')
  const passkeys = await passkeysOf(shop.pool, customerId)
  if (passkeys.length === 0) return refuse('passkey_not_found')
  const options = await askToSign(shopParty(shop.env), passkeys)
  const kept = await rememberChallenge(shop, { purpose: 'prove', sessionId, customerId }, options.challenge)
  return kept ? ok({ ...options }) : refuse('not_signed_in')
}

/**
 * Proves by a passkey who sits at a session, for ten minutes, in place of password and code
 * (docs/behaviour/accounts.md#proof-given).
 * @returns until when it counts; refuses passkey_wrong, too_many_requests, and not_signed_in where the session has
 *   ended meanwhile
 */
export const proveByPasskey = async (
  shop: Shop,
  { customerId, sessionId, address }: Asker & { address: string },
  credential: PasskeyJson,
): Promise<Result<Date, RefusalOf<typeof calls.proveByPasskey>>> => {
  if (sessionId === null) return refuse('not_signed_in')
  return countingPasskeys(shop, { address, sessionId }, async (now) => {
    const challenge = await redeemChallenge(shop, { purpose: 'prove', sessionId, customerId }, credential)
    if (challenge === null) return refuse('passkey_wrong')
    const proven = await inTransaction(shop.pool, async (tx) => {
      const owner = await lockForFactor(tx, customerId)
      if (!owner) return refuse('not_signed_in')
      const used = await usePasskey(tx, shop, { owner, credential, challenge, now })
      if (!used.ok) return used
      return used.value === 'copy' ? ok(used.value) : proveSession(tx, { sessionId, now }, null)
    })
    if (!proven.ok) return proven
    return proven.value === 'copy' ? refuse('passkey_wrong') : ok(proven.value)
  })
}
