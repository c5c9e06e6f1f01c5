import type { RefusalOf } from '@pandrop/contract/call'
import { proofMinutes } from '@pandrop/contract/limits'
import type * as calls from '@pandrop/contract/proof'
import { ok, type Result, refuse } from '@pandrop/contract/result'
import { inTransaction, type Transaction } from '../../../db/transaction.ts'
import type { Shop } from '../../../shop.ts'
import { hashSecret } from '../accounts/secret.ts'
import { proveCurrentPassword } from '../passwords/current-password.ts'
import { hasFactor } from '../second-factor/customer-factor.rules.ts'
import { factorOf, lockForFactor } from '../second-factor/customer-factor.sql.ts'
import { countingCodes, type FactorAsker } from '../second-factor/customer-factor.ts'
import { takeCode, wrongCode } from '../second-factor/sign-in-code.ts'
import { provenByCode } from '../sessions/session.sql.ts'
import { markProven } from '../sessions/session.ts'
import { isProven, provenUntil } from './proof.rules.ts'

/** What a customer gives to prove who they are. */
export interface GivenProof {
  password: string
  /** as it was typed; absent: none was */
  code: string | undefined
}

/** A session that is to be proven. */
interface Proving {
  customerId: number
  sessionId: number
  now: Date
}

type No = Exclude<RefusalOf<typeof calls.giveProof>, 'current_password_wrong' | 'too_many_requests'>

/**
 * Proves who sits at a session, for ten minutes: by the password, and by a code where the customer has a second factor,
 * whether or not this browser is spared of it at sign-in. The same proof sent twice is answered twice and counts from
 * the first time on.
 * @returns until when it counts; refuses current_password_wrong beside `password`, code_needed where none was typed,
 *   code_wrong beside `code`, too_many_requests as other tries of password and code count, and not_signed_in where the
 *   session has ended meanwhile
 */
export const giveProof = async (
  shop: Shop,
  asker: FactorAsker,
  { password, code }: GivenProof,
): Promise<Result<Date, RefusalOf<typeof calls.giveProof>>> => {
  const { customerId, sessionId } = asker
  if (sessionId === null) return refuse('not_signed_in')
  const proven = await proveCurrentPassword(shop, { customerId, password, field: 'password' })
  if (!proven.ok) return proven
  if (code === undefined) {
    const now = shop.clock.now()
    return inTransaction(shop.pool, (tx) => proveByPassword(tx, { customerId, sessionId, now }))
  }
  return countingCodes(shop, asker, (tx, now) => proveByCode(shop, tx, { customerId, sessionId, now }, code))
}

const proveByPassword = async (tx: Transaction, proving: Proving): Promise<Result<Date, No>> => {
  await lockForFactor(tx, proving.customerId)
  const factor = await factorOf(tx, proving.customerId, proving.now)
  return hasFactor(factor) ? refuse('code_needed') : proveSession(tx, proving, null)
}

const proveByCode = async (shop: Shop, tx: Transaction, proving: Proving, code: string): Promise<Result<Date, No>> => {
  const { customerId, sessionId, now } = proving
  await lockForFactor(tx, customerId)
  // Whoever has turned the factor off meanwhile is asked for no code any more.
  if (!hasFactor(await factorOf(tx, customerId, now))) return proveSession(tx, proving, null)
  const codeHash = hashSecret(code.replace(/[\s-]/g, '').toUpperCase())
  if (await takeCode(tx, shop, { customerId, code, now })) return proveSession(tx, proving, codeHash)
  // Each code counts once: where the answer to this very proof was lost, what it said still holds.
  const before = (await provenByCode(tx, sessionId, codeHash))?.proven_at ?? null
  return before && isProven(before, proofMinutes, now) ? ok(provenUntil(before, proofMinutes)) : wrongCode()
}

/** Marks a session as proven; refuses not_signed_in where it has ended meanwhile. */
export const proveSession = async (
  tx: Transaction,
  { sessionId, now }: Pick<Proving, 'sessionId' | 'now'>,
  codeHash: Buffer | null,
): Promise<Result<Date, 'not_signed_in'>> =>
  (await markProven(tx, sessionId, { at: now, codeHash }))
    ? ok(provenUntil(now, proofMinutes))
    : refuse('not_signed_in')
