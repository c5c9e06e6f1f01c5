import type { Transaction } from '../../../db/transaction.ts'
import { revokeAllApiKeys } from '../api-keys/revoke-all.ts'
import { forgetOtherDevices } from '../devices/known-device.ts'
import { dropWish } from '../emails/email-change.sql.ts'
import { dropLinksToReset, endSessionsExcept, markCredentialsChanged } from './credentials.sql.ts'

/**
 * What follows when a password or an e-mail was changed: whoever else is signed in no longer is, links to reset the
 * password are void, so is an e-mail that was asked for before, API keys are revoked, no browser is known any more, so
 * that the next sign-in from any is mailed, and payouts pause for 24 hours
 * (docs/behaviour/accounts.md#credentials-changed).
 * @param options.keptSession the session that made the change; null ends all of them
 */
export const credentialsChanged = async (
  tx: Transaction,
  { customerId, keptSession, now }: { customerId: number; keptSession: number | null; now: Date },
): Promise<void> => {
  await markCredentialsChanged(tx, customerId, now)
  await endSessionsExcept(tx, customerId, keptSession)
  await dropLinksToReset(tx, customerId)
  await dropWish(tx, customerId)
  await revokeAllApiKeys(tx, { customerId, now })
  await forgetOtherDevices(tx, { customerId, cookie: undefined })
}
