import type { Received, RefusalOf } from '@pandrop/contract/call'
import { ok, type Result, refuse } from '@pandrop/contract/result'
import type {
  correctCustomer as call,
  correctCustomerEmail as emailCall,
} from '@pandrop/contract/staff/customer-corrections'
import { inTransaction } from '../../../db/transaction.ts'
import type { Shop } from '../../../shop.ts'
import { noteAccountEvent } from '../account-events/account-events.ts'
import { insertCustomerEvent } from '../accounts/customer-events.ts'
import { askForEmailChangeByStaff } from '../emails/email-change.ts'
import { rememberLanguage } from './language.ts'
import { useTradeAccount } from './trade-account.ts'
import { isOtherAddress } from './update-profile.rules.ts'
import { lockCustomer, writeProfile } from './update-profile.sql.ts'
import { readColumns } from './update-profile.ts'

const correctable = [
  'name',
  'surname',
  'phone',
  'address',
  'city',
  'post_code',
  'language',
  'steam_trade_link',
] as const

/** What somebody of the staff corrects, and why. */
interface Correction {
  customerId: number
  /** staff:<id> */
  by: string
  change: Received<typeof call, 'body'>
}

/**
 * Corrects what staff posted of a customer, all of it or nothing; what is as it was changes nothing and is not noted. A
 * further Steam account waits for 24 hours and is mailed, as where the customer names it
 * (docs/behaviour/accounts.md#corrected). Refuses customer_not_found, and what profiles refuse.
 */
export const correctProfile = async (
  { pool, clock, env }: Pick<Shop, 'pool' | 'clock' | 'env'>,
  { customerId, by, change: { reason, language, ...change } }: Correction,
): Promise<Result<null, RefusalOf<typeof call>>> => {
  const columns = await readColumns(pool, change)
  if (!columns.ok) return columns
  return inTransaction(pool, async (tx): Promise<Result<null, RefusalOf<typeof call>>> => {
    const customer = await lockCustomer(tx, customerId)
    if (!customer) return refuse('customer_not_found')
    const at = clock.now()
    const corrected = { ...customer, ...columns.value, language: language ?? customer.language }
    const names = correctable.filter((name) => corrected[name] !== customer[name])
    if (names.length === 0) return ok(null)
    await writeProfile(tx, { ...corrected, customerId })
    await rememberLanguage(tx, customerId, corrected.language)
    await insertCustomerEvent(tx, { customerId, kind: 'corrected', by, at, why: `${names.join(', ')}: ${reason}` })
    await noteAccountEvent(tx, { customerId, kind: 'profile_corrected', at })
    if (corrected.steamid === null || corrected.steamid === customer.steamid) return ok(null)
    const recipient = customer.email_verified_at && { email: customer.email, language: corrected.language }
    await useTradeAccount(tx, { customerId, steamid: corrected.steamid, at, recipient }, env.PUBLIC_URL)
    return ok(null)
  })
}

/** Another address that an administrator has a link mailed to, and why. */
interface EmailCorrection {
  customerId: number
  by: string
  /** lower case */
  email: string
  why: string
}

/**
 * Has a link mailed to another address of a customer who cannot get into their mailbox: opened within 24 hours it makes
 * the address theirs, signs everybody out and lets payouts pause. The old address is told at once. The address that the
 * account has already changes nothing. Refuses customer_not_found and too_many_requests.
 */
export const correctEmail = (
  { pool, clock, env }: Pick<Shop, 'pool' | 'clock' | 'env'>,
  { customerId, by, email, why }: EmailCorrection,
): Promise<Result<null, RefusalOf<typeof emailCall>>> =>
  inTransaction(pool, async (tx): Promise<Result<null, RefusalOf<typeof emailCall>>> => {
    const customer = await lockCustomer(tx, customerId)
    if (!customer) return refuse('customer_not_found')
    if (!isOtherAddress(email, customer.email)) return ok(null)
    const now = clock.now()
    const asked = await askForEmailChangeByStaff(tx, { env }, { customer, email, now })
    if (!asked.ok) return asked
    await insertCustomerEvent(tx, { customerId, kind: 'corrected', by, at: now, why: `email asked: ${why}` })
    return ok(null)
  })
