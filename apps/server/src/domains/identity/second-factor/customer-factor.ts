import type { RefusalOf } from '@pandrop/contract/call'
import type { Refusal } from '@pandrop/contract/refusals'
import { ok, type Result, refuse } from '@pandrop/contract/result'
import type * as calls from '@pandrop/contract/second-factor'
import type { SecondFactor } from '@pandrop/contract/second-factor'
import { enqueue } from '../../../db/enqueue.ts'
import type { Queryable } from '../../../db/statement.ts'
import { inTransaction, type Transaction } from '../../../db/transaction.ts'
import type { Shop } from '../../../shop.ts'
import { noteAccountEvent } from '../account-events/account-events.ts'
import { type AttemptLimit, countAttempt, forgiveAttempt } from '../accounts/attempts.ts'
import { findKnownDevice } from '../devices/known-device.ts'
import { endSessionsExcept } from '../passwords/credentials.sql.ts'
import { credentialsChanged } from '../passwords/credentials.ts'
import { proveCurrentPassword } from '../passwords/current-password.ts'
import { requireProof } from '../proof/proof.rules.ts'
import { markProven, renewCookie, type SignedIn } from '../sessions/session.ts'
import { createTotpSecret, totpStep, totpUrl } from './authenticator.ts'
import { codeLimits } from './code-limits.ts'
import { hasFactor } from './customer-factor.rules.ts'
import {
  clearAuthenticator,
  confirmPendingFactor,
  deleteFactor,
  type FactorRow,
  factorOf,
  forgetRemembered,
  keepPendingFactor,
  lockForFactor,
} from './customer-factor.sql.ts'
import { neededFor } from './needed-factor.ts'
import { makeRecoveryCodes } from './recovery-codes.ts'
import { factorPlace, takeCode, wrongCode } from './sign-in-code.ts'

/** The customer who asks, and from where. */
export interface FactorAsker {
  customerId: number
  /** stays signed in */
  sessionId: number | null
  /** IP address as the server saw it */
  address: string
  /** the device cookie that the request came with */
  deviceCookie: string | undefined
}

/** New recovery codes as they are shown, this once. */
interface NewCodes {
  codes: string[]
  payload: SecondFactor
}

/** What was changed; `cookie`: the asking session's new one, null where none asked. */
interface Changed<Value> {
  value: Value
  cookie: string | null
}

/** How a customer's sign-in is protected beside the password. */
export const secondFactorOf = async (q: Queryable, customerId: number, now: Date): Promise<SecondFactor> => {
  const row = await factorOf(q, customerId, now)
  return {
    on: row?.confirmed_at != null,
    since: row?.confirmed_at?.toISOString() ?? null,
    recovery_codes_left: row?.recovery_codes_left ?? 0,
    passkeys: row?.passkeys ?? 0,
    remembered_browsers: row?.remembered_browsers ?? 0,
    needed_for: await neededFor(q, customerId),
  }
}

/**
 * A new key for an authenticator app. It counts once confirmFactor took a code of it; one begun before is void.
 * The password proves who sits there, as it does in proof.ts; beside passkeys it is not enough.
 * Refuses current_password_wrong, proof_required where there are passkeys and none, nor a code, was given lately,
 * second_factor_on where an app is in use, and too_many_requests.
 */
export const beginFactor = async (
  shop: Shop,
  { customerId, sessionId, provenAt }: Pick<SignedIn, 'customerId' | 'sessionId' | 'provenAt'>,
  password: string,
): Promise<Result<{ secret: string; url: string }, RefusalOf<typeof calls.beginSecondFactor>>> => {
  const proven = await proveCurrentPassword(shop, { customerId, password })
  if (!proven.ok) return proven
  return inTransaction(shop.pool, async (tx) => {
    const customer = await held(tx, customerId)
    const now = shop.clock.now()
    const factor = await factorOf(tx, customerId, now)
    if (factor?.totp_sealed) return refuse('second_factor_on')
    const mayBegin = hasFactor(factor) ? requireProof(provenAt, now) : ok(null)
    if (!mayBegin.ok) return mayBegin
    if (!hasFactor(factor)) await noteProof(tx, sessionId, now)
    const secret = createTotpSecret()
    await keepPendingFactor(tx, customerId, shop.secrets.seal(secret, factorPlace(customerId)))
    return ok({ secret, url: totpUrl(secret, customer.email) })
  })
}

/**
 * Takes the authenticator app into use by its first code. All other sessions end, no browser is remembered, and the
 * customer is told by mail.
 * Refuses code_wrong beside `code`, second_factor_on, and too_many_requests.
 */
export const confirmFactor = async (
  shop: Shop,
  asker: FactorAsker,
  code: string,
): Promise<Result<Changed<NewCodes>, RefusalOf<typeof calls.confirmSecondFactor>>> => {
  const { customerId, sessionId } = asker
  return countingCodes(shop, asker, async (tx, now) => {
    const customer = await held(tx, customerId)
    const factor = await factorOf(tx, customerId, now)
    if (factor?.totp_sealed) return refuse('second_factor_on')
    const pending = factor?.totp_pending_sealed
    const digits = code.replace(/\s/g, '')
    const step = pending ? totpStep(shop.secrets.open(pending, factorPlace(customerId)), digits, now) : null
    if (step === null) return wrongCode()
    await confirmPendingFactor(tx, customerId, step, now)
    await endSessionsExcept(tx, customerId, sessionId)
    await forgetRemembered(tx, customerId)
    await noteAccountEvent(tx, { customerId, kind: 'factor_on', at: now })
    await tell(tx, shop, { template: 'second_factor_on', ...customer })
    const value = await replaceCodes(tx, customerId, now)
    return ok({ value, cookie: await freshCookie(tx, sessionId) })
  })
}

/** A password and a code: what somebody gives who weakens or renews the second factor. */
export interface FactorProof {
  password: string
  code: string
}

/**
 * Ten new recovery codes; those before are void, and the customer is told by mail.
 * Refuses current_password_wrong, code_wrong, second_factor_off and too_many_requests.
 */
export const renewCodes = async (
  shop: Shop,
  asker: FactorAsker,
  proof: FactorProof,
): Promise<Result<NewCodes, RefusalOf<typeof calls.renewRecoveryCodes>>> =>
  withProof(shop, asker, { ...proof, isOn: hasFactor }, async (tx, { customer, now }) => {
    await noteAccountEvent(tx, { customerId: asker.customerId, kind: 'recovery_codes_new', at: now })
    await tell(tx, shop, { template: 'recovery_codes_new', ...customer })
    return ok(await replaceCodes(tx, asker.customerId, now))
  })

/**
 * Asks for no code of an app from now on; where there is no passkey, the password alone signs in. It weakens the
 * account, so that the same follows as of a new password
 * (docs/behaviour/accounts.md#credentials-changed), and the customer is told by mail.
 * Refuses current_password_wrong, code_wrong, second_factor_off and too_many_requests.
 */
export const endFactor = async (
  shop: Shop,
  asker: FactorAsker,
  proof: FactorProof,
): Promise<Result<Changed<SecondFactor>, RefusalOf<typeof calls.endSecondFactor>>> =>
  withProof(shop, asker, { ...proof, isOn: hasApp }, async (tx, { customer, now, factor }) => {
    const { customerId, sessionId } = asker
    await (factor.passkeys > 0 ? clearAuthenticator : deleteFactor)(tx, customerId)
    await credentialsChanged(tx, { customerId, keptSession: sessionId, now })
    await noteAccountEvent(tx, { customerId, kind: 'factor_off', at: now })
    await tell(tx, shop, { template: factor.passkeys > 0 ? 'app_off' : 'second_factor_off', ...customer })
    return ok({ value: await secondFactorOf(tx, customerId, now), cookie: await freshCookie(tx, sessionId) })
  })

/** Asks for a code again in every browser of the customer. */
export const forgetBrowsersOf = async ({ pool, clock }: Shop, customerId: number): Promise<SecondFactor> => {
  await forgetRemembered(pool, customerId)
  return secondFactorOf(pool, customerId, clock.now())
}

interface Contact {
  id: number
  email: string
  language: string
}

const held = async (tx: Transaction, customerId: number): Promise<Contact> => {
  const customer = await lockForFactor(tx, customerId)
  if (!customer) throw new Error(`customer ${customerId} is gone`)
  return customer
}

const freshCookie = (tx: Transaction, sessionId: number | null) =>
  sessionId === null ? null : renewCookie(tx, sessionId)

const replaceCodes = async (tx: Transaction, customerId: number, now: Date): Promise<NewCodes> => {
  const codes = await makeRecoveryCodes(tx, customerId)
  return { codes, payload: await secondFactorOf(tx, customerId, now) }
}

type Told = 'second_factor_on' | 'second_factor_off' | 'app_off' | 'recovery_codes_new'

/** The mail about a second factor that has changed. */
export const tell = (
  tx: Transaction,
  { env }: Shop,
  { template, id, email, language }: Contact & { template: Told },
) => {
  const values = { link: `${env.PUBLIC_URL}/account/security` }
  return enqueue(tx, 'send_mail', { template, accountOf: id, to: email, language, values })
}

const noteProof = async (tx: Transaction, sessionId: number | null, at: Date): Promise<void> => {
  if (sessionId !== null) await markProven(tx, sessionId, { at, codeHash: null })
}

/** Counts a code before it is looked at, and takes the count back where it was right. */
export const countingCodes = async <Answer, No extends Refusal>(
  shop: Shop,
  { customerId, sessionId, address, deviceCookie }: FactorAsker,
  work: (tx: Transaction, now: Date) => Promise<Result<Answer, No>>,
): Promise<Result<Answer, No | 'too_many_requests'>> => {
  const now = shop.clock.now()
  const device = await findKnownDevice(shop.pool, { customerId, cookie: deviceCookie })
  const limits = codeLimits('customer', { id: customerId, device, address, sessionId: sessionId ?? undefined })
  if (!(await within(shop, limits, now))) return refuse('too_many_requests')
  const done = await inTransaction(shop.pool, (tx) => work(tx, now))
  if (done.ok) await forgiveAttempt(shop.pool, limits)
  return done
}

const within = ({ pool, env }: Shop, limits: AttemptLimit[], now: Date): Promise<boolean> =>
  countAttempt(pool, limits, { now, factor: env.RATE_LIMIT_FACTOR })

interface Held {
  customer: Contact
  factor: FactorRow
  now: Date
}

type Row = FactorRow | undefined

const hasApp = (factor: Row): factor is FactorRow => factor?.totp_sealed != null

const withProof = async <Answer>(
  shop: Shop,
  asker: FactorAsker,
  { password, code, isOn }: FactorProof & { isOn: (factor: Row) => boolean },
  work: (tx: Transaction, held: Held) => Promise<Result<Answer, never>>,
): Promise<Result<Answer, 'current_password_wrong' | 'code_wrong' | 'second_factor_off' | 'too_many_requests'>> => {
  const { customerId } = asker
  const proven = await proveCurrentPassword(shop, { customerId, password })
  if (!proven.ok) return proven
  return countingCodes(shop, asker, async (tx, now) => {
    const customer = await held(tx, customerId)
    const factor = await factorOf(tx, customerId, now)
    if (!factor || !isOn(factor)) return refuse('second_factor_off')
    if (!(await takeCode(tx, shop, { customerId, code, now }))) return wrongCode()
    await noteProof(tx, asker.sessionId, now)
    return work(tx, { customer, factor, now })
  })
}
