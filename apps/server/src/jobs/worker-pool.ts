import type pg from 'pg'
import type { Log } from '../db/log.ts'
import { createPool } from '../db/pool.ts'

/**
 * A pool for graphile-worker alone, which keeps connections for long and wants to survive losing one at any moment.
 * @param serverUrl address of the database under the server's login
 */
export const createWorkerPool = (
  serverUrl: string,
  { connectionsMax, log }: { connectionsMax: number; log?: Log },
): pg.Pool => {
  const pool = createPool({ connectionString: serverUrl, connectionsMax, log })
  // A connection that is lent out reports its end here; the query that waits for it rejects as well.
  pool.on('connect', (client) => {
    client.on('error', (error) => log?.warn(`database connection of the jobs lost: ${error.message}`))
  })
  return pool
}
