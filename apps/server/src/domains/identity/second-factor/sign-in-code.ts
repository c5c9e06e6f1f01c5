import { ok, type Result, refuse } from '@pandrop/contract/result'
import { daysAfter } from '@pandrop/money/days'
import { enqueue } from '../../../db/enqueue.ts'
import type { Transaction } from '../../../db/transaction.ts'
import type { Shop } from '../../../shop.ts'
import { noteAccountEvent } from '../account-events/account-events.ts'
import { hashIfSecret, hashSecret } from '../accounts/secret.ts'
import { customerContact } from '../profile/profile.ts'
import { totpStep } from './authenticator.ts'
import { hasFactor } from './customer-factor.rules.ts'
import { factorOf, rememberBrowser, rememberedBrowser, useFactorStep, useRecoveryCode } from './customer-factor.sql.ts'
import { keepFactor } from './lost-factor.ts'
import { readRecoveryCode } from './recovery-codes.ts'

type Place = Pick<Shop, 'secrets' | 'env'>

/** Table and row that an authenticator's key is sealed for. */
export const factorPlace = (customerId: number): string => `customer_factors:${customerId}`

interface TakenCode {
  customerId: number
  /** as it was typed */
  code: string
  now: Date
}

const sixDigits = /^\d{6}$/

/**
 * Takes a code for good: of the customer's authenticator, each time step once, or one of the recovery codes, of which
 * the customer is told by mail.
 * @returns false for one that is wrong, too old or used
 */
export const takeCode = async (
  tx: Transaction,
  { secrets, env }: Place,
  { customerId, code, now }: TakenCode,
): Promise<boolean> => {
  const digits = code.replace(/[\s-]/g, '')
  const factor = await factorOf(tx, customerId, now)
  if (!hasFactor(factor)) return false
  const { totp_sealed: sealed, recovery_codes_left: left } = factor
  if (sixDigits.test(digits)) {
    if (!sealed) return false
    const step = totpStep(secrets.open(sealed, factorPlace(customerId)), digits, now)
    if (step === null || !(await useFactorStep(tx, customerId, step))) return false
    await keepFactor(tx, { customerId, at: now, why: 'gave a right code' })
    await noteAccountEvent(tx, { customerId, kind: 'code_used', at: now })
    return true
  }
  const recovery = readRecoveryCode(code)
  if (!recovery || !(await useRecoveryCode(tx, customerId, hashSecret(recovery), now))) return false
  await keepFactor(tx, { customerId, at: now, why: 'gave a right code' })
  await noteAccountEvent(tx, { customerId, kind: 'recovery_code_used', at: now })
  const { email, language } = await customerContact(tx, customerId)
  const values = { count: left - 1, link: `${env.PUBLIC_URL}/account/security` }
  const mail = { template: 'recovery_code_used', accountOf: customerId, to: email, language, values } as const
  await enqueue(tx, 'send_mail', mail)
  return true
}

/** What a wrong code is answered with, the text beside its field. */
export const wrongCode = () => refuse('code_wrong', { errors: { code: ['code_wrong'] } })

/** The code of a sign-in, and what stands for one. */
interface SignInCode {
  customerId: number
  /** absent: none was typed */
  code: string | undefined
  /** the device cookie, if it is known for this customer */
  knownCookie: string | undefined
  now: Date
}

/**
 * The second factor of a sign-in whose password was right, where the customer has one. Held in the transaction that
 * opens the session, after the password (holdPassword): a factor that is set up at this moment is seen or waits.
 * @returns whether the sign-in proves who it is: false where the browser was spared of the code
 * Refuses code_needed where none was typed, and code_wrong beside `code`.
 */
export const proveFactor = async (
  tx: Transaction,
  shop: Place,
  { customerId, code, knownCookie, now }: SignInCode,
): Promise<Result<boolean, 'code_needed' | 'code_wrong'>> => {
  if (!hasFactor(await factorOf(tx, customerId, now))) return ok(true)
  const device = hashIfSecret(knownCookie)
  if (device && (await rememberedBrowser(tx, customerId, device, now))) return ok(false)
  if (code === undefined) return refuse('code_needed')
  if (await takeCode(tx, shop, { customerId, code, now })) return ok(true)
  return wrongCode()
}

const rememberedDays = 30

/**
 * Asks this browser for no code for 30 days.
 * @param options.cookie its device cookie, which the account knows by now
 */
export const trustBrowser = async (
  tx: Transaction,
  { customerId, cookie, now }: { customerId: number; cookie: string; now: Date },
): Promise<void> => {
  await rememberBrowser(tx, customerId, hashSecret(cookie), daysAfter(now, rememberedDays))
}
