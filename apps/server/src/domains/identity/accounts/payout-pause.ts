import { payoutPauseHours } from '@pandrop/contract/lifecycle/offer'
import type { Queryable } from '../../../db/statement.ts'
import { selectCredentialsChanged } from './payout-pause.sql.ts'

const hourMilliseconds = 60 * 60 * 1000

/**
 * Until when a new password or e-mail holds the customer's payouts back: 24 hours
 * (docs/behaviour/accounts.md#payout-pause).
 * @returns null where nothing does, or no longer
 */
export const payoutPauseOf = async (q: Queryable, customerId: number, now: Date): Promise<Date | null> => {
  const changedAt = (await selectCredentialsChanged(q, customerId))?.credentials_changed_at
  if (!changedAt) return null
  const until = new Date(changedAt.getTime() + payoutPauseHours * hourMilliseconds)
  return until > now ? until : null
}
