import type { RefusalOf } from '@pandrop/contract/call'
import type { signInByPasskey as signInCall } from '@pandrop/contract/passkeys'
import { ok, type Result, refuse } from '@pandrop/contract/result'
import { inTransaction, type Transaction } from '../../../db/transaction.ts'
import type { Shop } from '../../../shop.ts'
import { noteAccountEvent } from '../account-events/account-events.ts'
import { type AttemptLimit, countAttempt, networkOf } from '../accounts/attempts.ts'
import { createSecret, looksLikeSecret } from '../accounts/secret.ts'
import type { Opened } from '../accounts/sign-up.ts'
import { findKnownDevice } from '../devices/known-device.ts'
import { recogniseDevice } from '../devices/recognise-device.ts'
import { rememberLanguage } from '../profile/language.ts'
import { profileOf } from '../profile/profile.ts'
import { openSession, type VisitorTraits } from '../sessions/session.ts'
import { redeemChallenge, rememberChallenge, textIn } from './challenge.ts'
import { holdOwner, passkeyOwner } from './passkeys.sql.ts'
import { countingPasskeys, shopParty, usePasskey } from './use-passkey.ts'
import { askToSign, type PasskeyJson } from './webauthn.ts'

/** Holds the secret of a browser that is asked for a passkey before anybody is signed in. */
export const passkeyCookie = 'pandrop_passkey'

/**
 * Attributes of that cookie. It goes with the browser's session: what it is asked counts for five minutes.
 * @param publicUrl the address customers type; https makes the cookie Secure
 */
export const passkeyCookieOptions = (publicUrl: string) =>
  ({ path: '/', httpOnly: true, sameSite: 'strict', secure: publicUrl.startsWith('https:') }) as const

const askingsOf = (address: string): AttemptLimit[] => [
  { subject: `passkey_asked network ${networkOf(address)}`, attemptsMax: 600, windowMinutes: 15 },
]

/**
 * What the browser needs to ask for a passkey, whosoever it is: the same for everybody, so that it tells nothing about
 * who has one.
 * @param asking.browser the cookie that the request came with; it stays where there is one, for its other tabs
 * @returns with the cookie's secret; refuses too_many_requests
 */
export const askForPasskeySignIn = async (
  shop: Shop,
  { browser: brought, address }: { browser: string | undefined; address: string },
): Promise<Result<{ options: PasskeyJson; browser: string }, 'too_many_requests'>> => {
  const limits = { now: shop.clock.now(), factor: shop.env.RATE_LIMIT_FACTOR }
  if (!(await countAttempt(shop.pool, askingsOf(address), limits))) return refuse('too_many_requests')
  const browser = looksLikeSecret(brought) ? brought : createSecret()
  const options = await askToSign(shopParty(shop.env), [])
  await rememberChallenge(shop, { purpose: 'sign_in', browser }, options.challenge)
  return ok({ options: { ...options }, browser })
}

/** A passkey's answer, and what the browser brought along. */
export interface PasskeySignIn {
  credential: PasskeyJson
  /** the secret of the browser that was asked */
  browser: string | undefined
  /** ISO 639-1; that of mails from now on, where the browser is known */
  language: string
  visitor: VisitorTraits
  /** the session cookie that the request came with */
  oldCookie: string | undefined
  /** the device cookie that the request came with */
  deviceCookie: string | undefined
}

/**
 * Opens a session by a passkey, which was given with the sensor or the PIN of its device: it stands for password and
 * code, and proves who sits there (docs/behaviour/accounts.md#passkey-sign-in). Whoever signs in from a browser
 * that the account does not know is told so by mail.
 * Refuses passkey_wrong for any answer that is not right, whosoever's, and for an account whose password is void;
 * customer_blocked, of which only the owner of the passkey learns; and too_many_requests.
 */
export const signInByPasskey = async (
  shop: Shop,
  form: PasskeySignIn,
): Promise<Result<Opened, RefusalOf<typeof signInCall>>> =>
  countingPasskeys(shop, form.visitor, async (now) => {
    const { browser, credential } = form
    if (!looksLikeSecret(browser)) return refuse('passkey_wrong')
    const challenge = await redeemChallenge(shop, { purpose: 'sign_in', browser }, credential)
    const customerId = challenge === null ? undefined : await ownerOf(shop, credential)
    if (challenge === null || customerId === undefined) return refuse('passkey_wrong')
    const hash = await findKnownDevice(shop.pool, { customerId, cookie: form.deviceCookie })
    const knownCookie = hash === null ? undefined : form.deviceCookie
    const opened = await inTransaction(shop.pool, (tx) =>
      open(tx, shop, { ...form, customerId, challenge, knownCookie, now }),
    )
    if (!opened.ok) return opened
    if (opened.value === 'copy') return refuse('passkey_wrong')
    return ok({ ...opened.value, profile: await profileOf(shop, customerId) })
  })

/** Whose credential it is; undefined where nobody's, or where it names another owner (WebAuthn, 7.2). */
const ownerOf = async ({ pool }: Shop, { id, response }: PasskeyJson): Promise<number | undefined> => {
  const owner = typeof id === 'string' ? await passkeyOwner(pool, id) : undefined
  const named = textIn(response, 'userHandle')
  if (!owner || named === null) return undefined
  return Buffer.from(named, 'base64url').equals(owner.handle) ? owner.customer_id : undefined
}

interface Opening extends PasskeySignIn {
  customerId: number
  challenge: string
  /** the device cookie, if it is known for this customer */
  knownCookie: string | undefined
  now: Date
}

type Session = Omit<Opened, 'profile'>

const open = async (
  tx: Transaction,
  shop: Shop,
  { customerId, credential, challenge, knownCookie, visitor, oldCookie, language, now }: Opening,
): Promise<Result<Session | 'copy', 'passkey_wrong' | 'customer_blocked'>> => {
  const owner = await holdOwner(tx, customerId)
  if (!owner) return refuse('passkey_wrong')
  const used = await usePasskey(tx, shop, { owner, credential, challenge, now })
  if (!used.ok) return used
  if (used.value === 'copy') return ok('copy')
  if (owner.is_blocked) return refuse('customer_blocked')
  // Its owner has closed the account: nothing opens it before a reset by mail, whatever is kept of it.
  if (owner.is_void) return refuse('passkey_wrong')
  if (knownCookie) await rememberLanguage(tx, customerId, language)
  await noteAccountEvent(tx, { customerId, kind: 'signed_in', at: now })
  const secrets = await openSession(tx, { customerId, oldCookie, now, proven: true, visitor })
  const { verified } = owner
  return ok({ secrets, device: await recogniseDevice(tx, shop, { customerId, verified, knownCookie, visitor, now }) })
}
