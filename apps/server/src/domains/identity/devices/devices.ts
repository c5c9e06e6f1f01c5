import type { DeviceSession } from '@pandrop/contract/devices'
import { ok, type Result, refuse } from '@pandrop/contract/result'
import { inTransaction } from '../../../db/transaction.ts'
import type { Shop } from '../../../shop.ts'
import { noteAccountEvent } from '../account-events/account-events.ts'
import { revokeAllApiKeys } from '../api-keys/revoke-all.ts'
import { endOtherSessionsOf, endSessionById, type SignedIn, sessionsOf } from '../sessions/session.ts'
import { deviceName } from './device-name.ts'
import { forgetOtherDevices } from './known-device.ts'

/** Where a customer is signed in: the asking session first, then the last seen ones. */
export const listSessions = async (
  shop: Shop,
  { customerId, sessionId }: Pick<SignedIn, 'customerId' | 'sessionId'>,
): Promise<DeviceSession[]> => {
  const rows = await sessionsOf(shop.pool, { customerId, now: shop.clock.now() })
  const sessions = rows.map((row) => ({
    id: row.id,
    ...deviceName(row.user_agent),
    address: row.address,
    created_at: row.created_at.toISOString(),
    seen_at: row.seen_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
    current: row.id === sessionId,
  }))
  return [...sessions.filter(({ current }) => current), ...sessions.filter(({ current }) => !current)]
}

/** Signs one own session out, the asking one included; refuses session_not_found for anybody else's. */
export const endSession = async (
  shop: Shop,
  { customerId, sessionId, endedId }: Pick<SignedIn, 'customerId' | 'sessionId'> & { endedId: number },
): Promise<Result<DeviceSession[], 'session_not_found'>> => {
  const now = shop.clock.now()
  const ended = await inTransaction(shop.pool, async (tx) => {
    const found = await endSessionById(tx, { sessionId: endedId, customerId, now })
    if (found) await noteAccountEvent(tx, { customerId, kind: 'sessions_ended', at: now })
    return found
  })
  return ended ? ok(await listSessions(shop, { customerId, sessionId })) : refuse('session_not_found')
}

/**
 * Signs every own session out but the asking one, and forgets their devices: whoever was in once is mailed about as
 * new, should they come again.
 * @param options.deviceCookie of the browser that asks
 * @param options.withKeys whether the customer's API keys end as well
 */
export const endOtherSessions = async (
  shop: Shop,
  options: Pick<SignedIn, 'customerId' | 'sessionId'> & { deviceCookie: string | undefined; withKeys: boolean },
): Promise<DeviceSession[]> => {
  const { customerId, sessionId, deviceCookie, withKeys } = options
  await inTransaction(shop.pool, async (tx) => {
    await endOtherSessionsOf(tx, { customerId, keptSession: sessionId })
    await forgetOtherDevices(tx, { customerId, cookie: deviceCookie })
    await noteAccountEvent(tx, { customerId, kind: 'sessions_ended', at: shop.clock.now() })
    if (withKeys) await revokeAllApiKeys(tx, { customerId, now: shop.clock.now() })
  })
  return listSessions(shop, { customerId, sessionId })
}
