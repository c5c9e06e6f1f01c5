import { textFor } from '@pandrop/dictionaries/languages'
import { enqueue } from '../../../db/enqueue.ts'
import type { Transaction } from '../../../db/transaction.ts'
import type { Shop } from '../../../shop.ts'
import { customerContact } from '../profile/profile.ts'
import type { VisitorTraits } from '../sessions/session.ts'
import { deviceName } from './device-name.ts'
import { rememberDevice, seeDevice } from './known-device.ts'

/** Somebody who has just signed in, and from where. */
interface Arrival {
  customerId: number
  verified: boolean
  /** the device cookie, if it is known for this customer */
  knownCookie: string | undefined
  visitor: VisitorTraits
  now: Date
}

/**
 * Recognises the browser of a sign-in, or gets to know it and tells the customer by mail. The address of an unverified
 * account may be a stranger's, whose mailbox nobody shall flood by signing in again and again.
 * @returns the secret for the browser's device cookie
 */
export const recogniseDevice = async (
  tx: Transaction,
  shop: Shop,
  { customerId, verified, knownCookie, visitor, now }: Arrival,
): Promise<string> => {
  if (knownCookie) {
    await seeDevice(tx, { customerId, cookie: knownCookie, now })
    return knownCookie
  }
  const secret = await rememberDevice(tx, { customerId, now })
  if (verified) await mailNewDevice(tx, shop, { customerId, visitor, now })
  return secret
}

/** Queues the mail that tells a customer of a sign-in from a browser that was not known. */
const mailNewDevice = async (
  tx: Transaction,
  { env: { PUBLIC_URL } }: Shop,
  { customerId, visitor, now }: { customerId: number; visitor: VisitorTraits; now: Date },
): Promise<void> => {
  const { email, language } = await customerContact(tx, customerId)
  const values = {
    device: wordsFor(visitor.userAgent, language),
    address: visitor.address,
    time: timeOf(now),
    link: `${PUBLIC_URL}/account/security`,
  }
  await enqueue(tx, 'send_mail', { template: 'new_device', accountOf: customerId, to: email, language, values })
}

/** "Firefox on Windows", as far as it is known. */
const wordsFor = (userAgent: string, language: string): string => {
  const text = textFor(language)
  const { browser, system } = deviceName(userAgent)
  if (browser && system) return text('mail_device_name', { browser, system })
  return browser || system || text('mail_device_unknown')
}

/** DD.MM.YYYY HH:MM in UTC, in every language (docs/behaviour/look.md#dates). */
const timeOf = (at: Date): string => {
  const [day = '', time = ''] = at.toISOString().split('T')
  return `${day.split('-').reverse().join('.')} ${time.slice(0, 5)} UTC`
}
