import type { Queryable } from '../../db/statement.ts'
import { selectTradePause } from './trade-account.sql.ts'

/** Until when what is sent to the Steam account of a profile waits; null where nothing does, or no longer. */
export const tradePauseOf = async (q: Queryable, customerId: number, now: Date): Promise<Date | null> =>
  (await selectTradePause(q, customerId, now))?.paused_until ?? null
