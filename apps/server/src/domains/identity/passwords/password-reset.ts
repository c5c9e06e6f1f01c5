import type * as calls from '@pandrop/contract/accounts'
import type { RefusalOf } from '@pandrop/contract/call'
import { type FieldText, ok, type Result, refuse } from '@pandrop/contract/result'
import { enqueue } from '../../../db/enqueue.ts'
import { inTransaction, type Transaction } from '../../../db/transaction.ts'
import type { MailOrder } from '../../../ports/mail/mail-order.ts'
import type { Shop } from '../../../shop.ts'
import { noteAccountEvent } from '../account-events/account-events.ts'
import { type AttemptLimit, countAttempt, forgiveAttempt, networkOf } from '../accounts/attempts.ts'
import { credentialsByEmail, customerById, updatePassword } from '../accounts/customers.sql.ts'
import { hashSecret, looksLikeSecret } from '../accounts/secret.ts'
import { createLinkToken, takeLink, useUpLink } from '../emails/mailed-link.ts'
import { credentialsChanged } from './credentials.ts'
import { isGuessable } from './guessable.ts'
import { hashPassword } from './password.ts'
import { orderPasswordChangedMail } from './password-changed-mail.ts'
import { lockAccountOfLink } from './password-reset.sql.ts'

const linkMinutesMax = 60

interface Asking {
  /** lower case */
  email: string
  /** IP address of the visitor */
  visitorAddress: string
}

// So that nobody's mailbox can be flooded, nor the mailboxes of many by one visitor.
const requestsOf = ({ email, visitorAddress }: Asking): AttemptLimit[] => [
  { subject: `reset_link email ${email}`, attemptsMax: 5, windowMinutes: 60 },
  { subject: `reset_link address ${networkOf(visitorAddress)}`, attemptsMax: 20, windowMinutes: 60 },
]

/**
 * Promises a link that resets the password. It never looks whether the address is known: the job does, when the visitor
 * has long had the answer (docs/behaviour/accounts.md#reset-reveals-nothing). Refuses too_many_requests.
 */
export const requestPasswordReset = async (shop: Shop, asking: Asking): Promise<Result<null, 'too_many_requests'>> => {
  const limits = { now: shop.clock.now(), factor: shop.env.RATE_LIMIT_FACTOR }
  if (!(await countAttempt(shop.pool, requestsOf(asking), limits))) return refuse('too_many_requests')
  await enqueue(shop.pool, 'send_password_reset', { email: asking.email })
  return ok(null)
}

/**
 * The mail with a fresh link, for the account that signing in would choose. The link names PUBLIC_URL's host, whatever
 * host the visitor asked.
 * @returns undefined where the address has no account
 */
export const passwordResetMail = async (shop: Shop, asked: { email: string }): Promise<MailOrder | undefined> => {
  const account = await credentialsByEmail(shop.pool, asked.email)
  const customer = account && (await customerById(shop.pool, account.id))
  if (!customer) return undefined
  const { id: customerId, email, language } = customer
  const link = {
    purpose: 'reset_password',
    customerId,
    email,
    now: shop.clock.now(),
    minutesMax: linkMinutesMax,
  } as const
  const query = new URLSearchParams({ token: await createLinkToken(shop.pool, link), email })
  const values = { link: `${shop.env.PUBLIC_URL}/reset-password?${query}`, minutes: linkMinutesMax }
  return { template: 'password_reset', to: email, language, values }
}

/** The form of the page that the mailed link opens, validated by the contract. */
export interface PasswordReset {
  token: string
  /** lower case */
  email: string
  password: string
  passwordConfirmation: string
  /** IP address of the visitor */
  visitorAddress: string
}

const resetsOf = ({ visitorAddress }: PasswordReset): AttemptLimit[] => [
  { subject: `reset_password address ${networkOf(visitorAddress)}`, attemptsMax: 30, windowMinutes: 60 },
]

/**
 * Sets a new password with a mailed link, once. Whoever was signed in no longer is, API keys are revoked, and the owner
 * is told by mail. It opens no session and verifies no address.
 * Refuses passwords_differ with both fields; invalid_input beside `password` for a guessable one; reset_link_invalid
 * for a link that is unknown, used, over, superseded or mailed to another address; and too_many_requests after 30
 * failures of one network in an hour.
 */
export const resetPassword = async (
  shop: Shop,
  form: PasswordReset,
): Promise<Result<null, RefusalOf<typeof calls.resetPassword> | 'invalid_input'>> => {
  if (form.password !== form.passwordConfirmation) {
    const differ: FieldText[] = ['passwords_differ']
    return refuse('passwords_differ', { errors: { password: differ, password_confirmation: differ } })
  }
  if (isGuessable(form.password, form)) {
    return refuse('invalid_input', { errors: { password: ['password_guessable'] } })
  }
  const now = shop.clock.now()
  const failures = resetsOf(form)
  const within = await countAttempt(shop.pool, failures, { now, factor: shop.env.RATE_LIMIT_FACTOR })
  if (!within) return refuse('too_many_requests')

  // Looked at before the hash, which nobody gets for a guessed link, and again under the lock, which no hash may keep.
  const early = await inTransaction(shop.pool, (tx) => holdLink(tx, form, now))
  if (!early.ok) return early
  const passwordHash = await hashPassword(form.password)
  const reset = await inTransaction(shop.pool, async (tx) => {
    const held = await holdLink(tx, form, now)
    if (!held.ok) return held
    const { customerId, language } = held.value
    await useUpLink(tx, form.token, now)
    await updatePassword(tx, customerId, passwordHash)
    await credentialsChanged(tx, { customerId, keptSession: null, now })
    await noteAccountEvent(tx, { customerId, kind: 'password_reset', at: now })
    const publicUrl = shop.env.PUBLIC_URL
    await orderPasswordChangedMail(tx, { customerId, email: form.email, language, publicUrl })
    return ok(null)
  })
  if (reset.ok) await forgiveAttempt(shop.pool, failures)
  return reset
}

interface Owner {
  customerId: number
  language: string
}

/** Holds account and link until the transaction ends, so that links used at once take turns. */
const holdLink = async (
  tx: Transaction,
  { token, email }: Pick<PasswordReset, 'token' | 'email'>,
  now: Date,
): Promise<Result<Owner, 'reset_link_invalid'>> => {
  const account = looksLikeSecret(token) ? await lockAccountOfLink(tx, hashSecret(token)) : undefined
  const link = account && (await takeLink(tx, { token, purpose: 'reset_password' }))
  if (!link || link.used_at || link.expires_at <= now) return refuse('reset_link_invalid')
  // Mailed to this address, and the account still has it.
  const belongs = link.mailed_email === link.email && link.email.toLowerCase() === email
  return belongs ? ok({ customerId: account.id, language: account.language }) : refuse('reset_link_invalid')
}
