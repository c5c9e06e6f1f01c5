import { OperatorProblem } from '../operator-problem.ts'
import { serverConnectionsMax, spareConnections } from './connections.ts'
import { type DatabaseUrls, findRunningEmbedded, hasEmbedded, startEmbedded } from './embedded.ts'
import type { Log } from './log.ts'

/** A reachable database, however it was reached. */
export interface OpenDatabase extends DatabaseUrls {
  /** ends a PostgreSQL that we started; does nothing to one that is not ours */
  stop(): Promise<void>
}

/** The settings that say where the database is. */
export interface DatabaseSettings {
  DATA_DIR: string
  DATABASE_URL?: string | undefined
  DATABASE_OWNER_URL?: string | undefined
}

/** As PostgreSQL has them itself. */
const ordinaryConnectionsMax = 100

/** The database of a shop that is starting: the operator's own, or the embedded one, started now. */
export const openDatabase = async (
  settings: DatabaseSettings & { WORKERS: number },
  log: Log,
): Promise<OpenDatabase> => {
  const connectionsMax = Math.max(ordinaryConnectionsMax, serverConnectionsMax(settings.WORKERS) + spareConnections)
  const own = { max_connections: String(connectionsMax) }
  return findExternal(settings) ?? (await startEmbedded({ dataDir: settings.DATA_DIR, settings: own, log }))
}

/** Whether there is a database that a command can be given; where there is not, a start makes the embedded one. */
export const hasDatabase = ({ DATABASE_URL, DATA_DIR }: DatabaseSettings): boolean =>
  DATABASE_URL !== undefined || hasEmbedded(DATA_DIR)

/**
 * The database for one command of the operator: that of a shop running on DATA_DIR, else the embedded one, started
 * for the command. A folder without a shop is refused instead of being filled.
 */
export const openForCommand = async (settings: DatabaseSettings, log: Log): Promise<OpenDatabase> => {
  const external = findExternal(settings)
  if (external) return external
  const running = findRunningEmbedded(settings.DATA_DIR)
  if (running) return notOurs(running)
  if (hasEmbedded(settings.DATA_DIR)) return await startEmbedded({ dataDir: settings.DATA_DIR, log })
  throw new OperatorProblem(`There is no shop in ${settings.DATA_DIR} yet: start it once, or set DATA_DIR.`)
}

const findExternal = ({ DATABASE_URL, DATABASE_OWNER_URL }: DatabaseSettings): OpenDatabase | undefined =>
  DATABASE_URL ? notOurs({ serverUrl: DATABASE_URL, ownerUrl: DATABASE_OWNER_URL ?? DATABASE_URL }) : undefined

const notOurs = (urls: DatabaseUrls): OpenDatabase => ({ ...urls, stop: async () => {} })
