import { ok, type Result, refuse } from '@pandrop/contract/result'
import { inTransaction } from '../../db/transaction.ts'
import type { Shop } from '../../shop.ts'
import { type AttemptLimit, countAttempt, forgiveAttempt, networkOf } from './attempts.ts'
import { credentialsByEmail } from './customers.sql.ts'
import { rememberLanguage } from './language.ts'
import { verifyPassword } from './password.ts'
import { profileOf } from './profile.ts'
import { openSession } from './session.ts'
import type { Opened } from './sign-up.ts'

/** The sign-in form, validated by the contract, and what the browser brought along. */
export interface SignIn {
  /** lower case */
  email: string
  password: string
  /** ISO 639-1, of mails from now on */
  language: string
  /** IP address of the visitor */
  visitorAddress: string
  /** the session cookie that the request came with */
  oldCookie: string | undefined
}

const failuresOf = ({ email, visitorAddress }: SignIn): AttemptLimit[] => [
  { subject: `sign_in account ${email}`, attemptsMax: 10, windowMinutes: 15 },
  { subject: `sign_in address ${networkOf(visitorAddress)}`, attemptsMax: 50, windowMinutes: 15 },
]

/**
 * Opens a session on the verified account of an address, else on its newest unverified one (readings.md, Accounts).
 * Known and unknown addresses get the same answer after the same steps, one hash included.
 * Refuses credentials_wrong, and too_many_requests after too many failures.
 */
export const signIn = async (
  shop: Shop,
  form: SignIn,
): Promise<Result<Opened, 'credentials_wrong' | 'too_many_requests'>> => {
  const now = shop.clock.now()
  const failures = failuresOf(form)
  const within = await countAttempt(shop.pool, failures, { now, factor: shop.env.RATE_LIMIT_FACTOR })
  if (!within) return refuse('too_many_requests')

  const account = await credentialsByEmail(shop.pool, form.email)
  const right = await verifyPassword(account?.password_hash, form.password)
  if (!account || !right) return refuse('credentials_wrong')

  await forgiveAttempt(shop.pool, failures)
  const secrets = await inTransaction(shop.pool, async (tx) => {
    await rememberLanguage(tx, account.id, form.language)
    return openSession(tx, { customerId: account.id, oldCookie: form.oldCookie, now })
  })
  return ok({ secrets, profile: await profileOf(shop, account.id) })
}
