import type { Transaction } from '../../../db/transaction.ts'
import { forgetOtherDevices } from '../devices/known-device.ts'
import { endOtherSessionsOf } from '../sessions/session.ts'
import { holdBlocked, updateBlocked } from './blocked.sql.ts'

/**
 * Whether a customer is blocked; what is read stays so until the transaction ends, and what else moves money out to
 * the same customer waits until then. Blocked customers have no
 * session and no API key, so only what moves money out asks again.
 */
export const holdBlock = async (tx: Transaction, customerId: number): Promise<boolean> =>
  (await holdBlocked(tx, customerId))?.is_blocked ?? false

/** Ends every session of a customer and forgets their browsers, so that the next sign-in from any is mailed. */
export const signOutEverywhere = async (tx: Transaction, customerId: number): Promise<void> => {
  await endOtherSessionsOf(tx, { customerId, keptSession: null })
  await forgetOtherDevices(tx, { customerId, cookie: undefined })
}

/** Keeps a customer out, whose row the caller holds: signed out everywhere, no sign-in, no API key, no payout. */
export const keepOut = async (tx: Transaction, customerId: number, at: Date): Promise<void> => {
  await updateBlocked(tx, customerId, at)
  await signOutEverywhere(tx, customerId)
}

/** Lets a customer in again, whose row the caller holds. */
export const letIn = async (tx: Transaction, customerId: number): Promise<void> => {
  await updateBlocked(tx, customerId, null)
}
