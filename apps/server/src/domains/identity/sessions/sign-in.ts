import type { login } from '@pandrop/contract/accounts'
import type { RefusalOf } from '@pandrop/contract/call'
import { ok, type Result, refuse } from '@pandrop/contract/result'
import { inTransaction } from '../../../db/transaction.ts'
import type { Shop } from '../../../shop.ts'
import { noteAccountEvent, reportRefusedSignIn } from '../account-events/account-events.ts'
import type { RefusedSignIn } from '../account-events/refused-sign-in.ts'
import { type AttemptLimit, countAttempt, forgiveAttempt, networkOf } from '../accounts/attempts.ts'
import { credentialsByEmail } from '../accounts/customers.sql.ts'
import type { Opened } from '../accounts/sign-up.ts'
import { findKnownDevice } from '../devices/known-device.ts'
import { recogniseDevice } from '../devices/recognise-device.ts'
import { holdPassword } from '../passwords/current-password.sql.ts'
import { verifyPassword } from '../passwords/password.ts'
import { rememberLanguage } from '../profile/language.ts'
import { profileOf } from '../profile/profile.ts'
import { codeLimits } from '../second-factor/code-limits.ts'
import { proveFactor, trustBrowser } from '../second-factor/sign-in-code.ts'
import { openSession, type VisitorTraits } from './session.ts'

/** The sign-in form, validated by the contract, and what the browser brought along. */
export interface SignIn {
  /** lower case */
  email: string
  password: string
  /** ISO 639-1; that of mails from now on, where the browser is known */
  language: string
  visitor: VisitorTraits
  /** the session cookie that the request came with */
  oldCookie: string | undefined
  /** the device cookie that the request came with */
  deviceCookie?: string | undefined
  /** the second factor as it was typed; absent: none was */
  code?: string | undefined
  /** asks this browser for no code for 30 days */
  rememberBrowser?: boolean | undefined
}

/** A browser that the account knows: strangers who guess elsewhere cannot close the account for it. */
interface KnownDevice {
  customerId: number
  /** hex */
  hash: string
}

const failuresOf = ({ email, visitor }: SignIn, device: KnownDevice | null): AttemptLimit[] => [
  {
    // OWASP, device cookies: a known device has a count of its own.
    subject: device ? `sign_in device ${device.customerId} ${device.hash}` : `sign_in account ${email}`,
    attemptsMax: 10,
    windowMinutes: 15,
  },
  { subject: `sign_in address ${networkOf(visitor.address)}`, attemptsMax: 50, windowMinutes: 15 },
]

/**
 * Opens a session on the verified account of an address, else on its newest unverified one
 * (docs/behaviour/accounts.md#which-account). Known and unknown addresses get the same answer after the same steps, one
 * hash included. Whoever signs in from a browser that the account does not know is told so by mail. Refuses
 * credentials_wrong; code_needed and code_wrong where the account has a second factor; too_many_requests after too many
 * failures; and customer_blocked: only whoever knows password and code learns of the block.
 */
export const signIn = async (shop: Shop, form: SignIn): Promise<Result<Opened, RefusalOf<typeof login>>> => {
  const done = await trySignIn(shop, form)
  const refused = done.ok ? undefined : refusedAs[done.refusal]
  if (refused) await reportRefusedSignIn(shop, { email: form.email, kind: refused })
  return done
}

/** As what the account's owner reads of a sign-in that was refused; a code that is asked for is none. */
const refusedAs: Partial<Record<RefusalOf<typeof login>, RefusedSignIn['kind']>> = {
  credentials_wrong: 'refused_password',
  code_wrong: 'refused_code',
  too_many_requests: 'refused_throttled',
}

const trySignIn = async (shop: Shop, form: SignIn): Promise<Result<Opened, RefusalOf<typeof login>>> => {
  const now = shop.clock.now()
  const account = await credentialsByEmail(shop.pool, form.email)
  const hash = await findKnownDevice(shop.pool, { customerId: account?.id, cookie: form.deviceCookie })
  const device = account && hash ? { customerId: account.id, hash } : null
  const failures = failuresOf(form, device)
  const within = await countAttempt(shop.pool, failures, { now, factor: shop.env.RATE_LIMIT_FACTOR })
  if (!within) return refuse('too_many_requests')

  const right = await verifyPassword(account?.password_hash, form.password)
  if (!account || !right || account.is_void) return refuse('credentials_wrong')

  await forgiveAttempt(shop.pool, failures)
  const { visitor, oldCookie, code } = form
  const { id: customerId, verified } = account
  const codes = code === undefined ? [] : codeLimits('customer', { id: customerId, device: hash, ...visitor })
  if (codes.length > 0 && !(await countAttempt(shop.pool, codes, { now, factor: shop.env.RATE_LIMIT_FACTOR })))
    return refuse('too_many_requests')
  const knownCookie = device ? form.deviceCookie : undefined
  const opened = await inTransaction(shop.pool, async (tx) => {
    // A stranger's language must not become that of the warning about them. Written before the row is held: two
    // sign-ins that hold it and then want to write would wait for each other.
    if (device) await rememberLanguage(tx, customerId, form.language)
    // Held until the session stands, so that a reset at this very moment either ends it or keeps it from being opened.
    // A block at this very moment either is seen here or waits and then ends the session.
    const held = await holdPassword(tx, customerId, account.password_hash)
    if (!held) return refuse('credentials_wrong')
    const proven = await proveFactor(tx, shop, { customerId, code, knownCookie, now })
    if (!proven.ok) return proven
    if (held.is_blocked) return refuse('customer_blocked')
    if (held.is_void) return refuse('credentials_wrong')
    await noteAccountEvent(tx, { customerId, kind: 'signed_in', at: now })
    const secrets = await openSession(tx, { customerId, oldCookie, now, proven: proven.value, visitor })
    const cookie = await recogniseDevice(tx, shop, { customerId, verified, knownCookie, visitor, now })
    if (code !== undefined && form.rememberBrowser) await trustBrowser(tx, { customerId, cookie, now })
    return ok({ secrets, device: cookie })
  })
  if (opened.ok && codes.length > 0) await forgiveAttempt(shop.pool, codes)
  return opened.ok ? ok({ ...opened.value, profile: await profileOf(shop, customerId) }) : opened
}
