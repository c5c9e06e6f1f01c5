import type { register } from '@pandrop/contract/accounts'
import type { RefusalOf } from '@pandrop/contract/call'
import { passwordProblem } from '@pandrop/contract/passwords'
import type { Profile } from '@pandrop/contract/profile'
import { ok, type Result, refuse } from '@pandrop/contract/result'
import { inTransaction } from '../../../db/transaction.ts'
import type { Shop } from '../../../shop.ts'
import { settingsOf } from '../../content/settings.ts'
import { rememberDevice } from '../devices/known-device.ts'
import { isGuessable } from '../passwords/guessable.ts'
import { hashPassword } from '../passwords/password.ts'
import { readPhone } from '../profile/phone.ts'
import { profileOf } from '../profile/profile.ts'
import { servesPhone } from '../profile/served-phone.ts'
import { openSession, type SessionSecrets, type VisitorTraits } from '../sessions/session.ts'
import { type AttemptLimit, countAttempt, networkOf } from './attempts.ts'
import { addCustomer } from './create-customer.ts'
import { signUpErrors } from './sign-up.rules.ts'
import { requestVerificationLink } from './verification.ts'

/** The sign-up form, validated by the contract, and what the browser brought along. */
export interface SignUp {
  name: string
  surname: string
  /** lower case */
  email: string
  phone: string
  phoneE164?: string | undefined
  password: string
  passConfirm: string
  /** ISO 639-1, of the mail */
  language: string
  visitor: VisitorTraits
  /** the session cookie that the request came with */
  oldCookie: string | undefined
}

/** A session that was just opened; the secrets are sent once and never again. */
export interface Opened {
  secrets: SessionSecrets
  /** for the cookie by which this browser is known again */
  device: string
  profile: Profile
}

// So that nobody's mailbox can be flooded by registering their address again and again, nor many by one visitor.
const registrationsOf = ({ email, visitor }: SignUp): AttemptLimit[] => [
  { subject: `sign_up email ${email}`, attemptsMax: 5, windowMinutes: 60 },
  { subject: `sign_up address ${networkOf(visitor.address)}`, attemptsMax: 30, windowMinutes: 60 },
]

/**
 * Opens a new unverified account and a session on it (docs/behaviour/accounts.md#register-opens). It never looks
 * whether the address is known: known and unknown ones take the same steps, and only the mail, which the owner alone
 * reads, tells them apart. Refuses registration_closed, registration_invalid with field errors, and too_many_requests.
 */
export const signUp = async (shop: Shop, form: SignUp): Promise<Result<Opened, RefusalOf<typeof register>>> => {
  const settings = await settingsOf(shop.pool)
  if (!settings.is_reg_enabled) return refuse('registration_closed')
  const phone = readPhone(form.phone, form.phoneE164)
  const errors = signUpErrors({
    passwordProblem: passwordProblem(form.password),
    passwordsEqual: form.password === form.passConfirm,
    passwordGuessable: isGuessable(form.password, form),
    phoneValid: phone !== undefined,
    countryServed: phone !== undefined && (await servesPhone(shop.pool, phone)),
  })
  if (!phone || Object.keys(errors).length > 0) return refuse('registration_invalid', { errors })

  const now = shop.clock.now()
  const within = await countAttempt(shop.pool, registrationsOf(form), { now, factor: shop.env.RATE_LIMIT_FACTOR })
  if (!within) return refuse('too_many_requests')

  const passwordHash = await hashPassword(form.password)
  const person = { ...form, phoneE164: phone.e164 }
  const opened = await inTransaction(shop.pool, async (tx) => {
    const customerId = await addCustomer(tx, person, { passwordHash, verified: false, now })
    await requestVerificationLink(tx, customerId, { now, factor: shop.env.RATE_LIMIT_FACTOR })
    const { oldCookie, visitor } = form
    const secrets = await openSession(tx, { customerId, oldCookie, now, proven: true, visitor })
    return { customerId, secrets, device: await rememberDevice(tx, { customerId, now }) }
  })
  const { customerId, secrets, device } = opened
  return ok({ secrets, device, profile: await profileOf(shop, customerId) })
}
