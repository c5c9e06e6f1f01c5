import type { Transaction } from '../../../db/transaction.ts'
import { revokeKeysOf } from './revoke-all.sql.ts'

/** Revokes every living API key of a customer: whoever lost a password may have lost them too. */
export const revokeAllApiKeys = async (
  tx: Transaction,
  { customerId, now }: { customerId: number; now: Date },
): Promise<void> => {
  await revokeKeysOf(tx, customerId, now)
}
