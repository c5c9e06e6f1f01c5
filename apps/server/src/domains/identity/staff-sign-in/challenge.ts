import { inTransaction } from '../../../db/transaction.ts'
import type { Shop } from '../../../shop.ts'
import { keepChallenge, takeChallenge } from './staff-passkeys.sql.ts'

const minutesMax = 5

type Asking = Pick<Shop, 'pool' | 'clock'>

/** Keeps with a session what its next passkey has to sign; what it had to sign before is void. */
export const rememberChallenge = ({ pool, clock }: Asking, sessionId: number, challenge: string): Promise<void> =>
  inTransaction(pool, async (tx) => {
    await keepChallenge(tx, sessionId, `${clock.now().getTime()} ${challenge}`)
  })

/**
 * What the answer of a passkey has to have signed. It is taken for good, whatever comes of the answer.
 * @returns null where nothing was asked for, or five minutes ago
 */
export const redeemChallenge = async ({ pool, clock }: Asking, sessionId: number): Promise<string | null> => {
  const taken = await inTransaction(pool, (tx) => takeChallenge(tx, sessionId))
  const [askedAt, challenge] = (taken?.challenge ?? '').split(' ')
  if (!challenge) return null
  return clock.now().getTime() - Number(askedAt) < minutesMax * 60_000 ? challenge : null
}
