import { ok, type Result, refuse } from '@pandrop/contract/result'
import type { StaffOwnSession } from '@pandrop/contract/staff/session'
import { inTransaction } from '../../../db/transaction.ts'
import type { StaffContext } from '../../../shop.ts'
import { deviceName } from '../devices/device-name.ts'
import { deleteOwnSession, sessionsOf } from './staff-session.sql.ts'
import type { StaffSignedIn } from './staff-session.ts'

type Asking = Pick<StaffContext, 'pool' | 'clock'>

/** Where somebody is signed in to the back office: the asking session first, then the last seen ones. */
export const listOwnSessions = async (
  { pool, clock }: Asking,
  { staffId, sessionId }: StaffSignedIn,
): Promise<StaffOwnSession[]> =>
  (await sessionsOf(pool, staffId, sessionId, clock.now())).map((row) => {
    const { browser, system } = deviceName(row.user_agent)
    return {
      id: row.id,
      browser,
      system,
      address: row.address,
      current: row.id === sessionId,
      created_at: row.created_at.toISOString(),
      seen_at: row.seen_at.toISOString(),
    }
  })

/** Ends a session of one's own and answers with those that are left; refuses session_not_found. */
export const endOwnSession = async (
  context: Asking,
  staff: StaffSignedIn,
  endedId: number,
): Promise<Result<StaffOwnSession[], 'session_not_found'>> => {
  const ended = await inTransaction(context.pool, (tx) => deleteOwnSession(tx, endedId, staff.staffId))
  return ended ? ok(await listOwnSessions(context, staff)) : refuse('session_not_found')
}
