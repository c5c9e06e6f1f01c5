import type { Refusal } from '@pandrop/contract/refusals'
import { ok, type Result, refuse } from '@pandrop/contract/result'
import { enqueue } from '../../../db/enqueue.ts'
import type { Transaction } from '../../../db/transaction.ts'
import type { Env } from '../../../env.ts'
import type { Shop } from '../../../shop.ts'
import { noteAccountEvent } from '../account-events/account-events.ts'
import { type AttemptLimit, countAttempt, forgiveAttempt, networkOf } from '../accounts/attempts.ts'
import { keepFactor } from '../second-factor/lost-factor.ts'
import { markPasskeyUsed, type PasskeyRow, passkeysOf } from './passkeys.sql.ts'
import { type PasskeyJson, type RelyingParty, readSigned, relyingPartyAt } from './webauthn.ts'

/** The shop as passkeys of customers know it. */
export const shopParty = ({ PUBLIC_URL }: Pick<Env, 'PUBLIC_URL'>): RelyingParty => relyingPartyAt(PUBLIC_URL)

/** Who gives an answer, as far as it is known. */
export interface PasskeyGiver {
  /** IP address as the server saw it */
  address: string
  /** absent: nobody is signed in yet */
  sessionId?: number
}

/**
 * How often an answer may be wrong: as codes are counted for a network, and for a session. Nobody guesses a signature,
 * so that no count of an account stands beside them, which strangers could use up for its owner.
 */
const passkeyLimits = ({ address, sessionId }: PasskeyGiver): AttemptLimit[] => [
  ...(sessionId === undefined
    ? []
    : [{ subject: `customer_passkey session ${sessionId}`, attemptsMax: 10, windowMinutes: 15 }]),
  { subject: `customer_passkey network ${networkOf(address)}`, attemptsMax: 20, windowMinutes: 15 },
]

/** Counts an answer before it is looked at, and takes the count back where it was right. Refuses too_many_requests. */
export const countingPasskeys = async <Answer, No extends Refusal>(
  { pool, clock, env }: Shop,
  giver: PasskeyGiver,
  work: (now: Date) => Promise<Result<Answer, No>>,
): Promise<Result<Answer, No | 'too_many_requests'>> => {
  const now = clock.now()
  const limits = passkeyLimits(giver)
  if (!(await countAttempt(pool, limits, { now, factor: env.RATE_LIMIT_FACTOR }))) return refuse('too_many_requests')
  const done = await work(now)
  if (done.ok) await forgiveAttempt(pool, limits)
  return done
}

/** A customer whose row the caller holds. */
interface Owner {
  id: number
  email: string
  language: string
}

interface Use {
  owner: Owner
  credential: PasskeyJson
  /** what it had to sign */
  challenge: string
  now: Date
}

/**
 * Takes what one of a customer's passkeys has signed, under the lock on its owner: of two answers with the same counter
 * the second is compared with the first. Whoever gives a right one has not lost their second factor.
 * @returns `copy` where it counts behind what it said before: it is refused once the mail about it is committed.
 *   Refuses passkey_wrong for any other answer that is not right
 */
export const usePasskey = async (
  tx: Transaction,
  { env }: Pick<Shop, 'env'>,
  { owner, credential, challenge, now }: Use,
): Promise<Result<PasskeyRow | 'copy', 'passkey_wrong'>> => {
  const passkey = (await passkeysOf(tx, owner.id)).find(({ credential_id: id }) => id === credential.id)
  const signed = passkey && (await readSigned(shopParty(env), { credential, challenge }, passkey))
  if (!signed) return refuse('passkey_wrong')
  if (signed.isCopy) {
    await noteAccountEvent(tx, { customerId: owner.id, kind: 'passkey_copied', at: now, name: passkey.name })
    await tellOfPasskey(tx, env, { template: 'passkey_copied', owner, name: passkey.name })
    return ok('copy')
  }
  await markPasskeyUsed(tx, passkey.id, signed.counter, now)
  await noteAccountEvent(tx, { customerId: owner.id, kind: 'passkey_used', at: now, name: passkey.name })
  await keepFactor(tx, { customerId: owner.id, at: now, why: 'gave a passkey' })
  return ok(passkey)
}

/** The mail about a passkey that came, went, or of which two are around. */
export const tellOfPasskey = async (
  tx: Transaction,
  { PUBLIC_URL }: Pick<Env, 'PUBLIC_URL'>,
  told: { template: 'passkey_added' | 'passkey_removed' | 'passkey_copied'; owner: Owner; name: string },
): Promise<void> => {
  const { template, owner, name } = told
  const { id: accountOf, email: to, language } = owner
  const values = { passkey: name, link: `${PUBLIC_URL}/account/security` }
  await enqueue(tx, 'send_mail', { template, accountOf, to, language, values })
}
