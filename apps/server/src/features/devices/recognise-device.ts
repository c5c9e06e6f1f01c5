import type { Transaction } from '../../db/transaction.ts'
import type { Shop } from '../../shop.ts'
import type { VisitorTraits } from '../accounts/session.ts'
import { rememberDevice, seeDevice } from './known-device.ts'
import { mailNewDevice } from './new-device-mail.ts'

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
