import { startEmbedded } from './db/embedded.ts'
import type { Log } from './db/log.ts'
import type { Env } from './env.ts'

/** The shop's database, embedded or the operator's own. */
export interface ShopDatabase {
  serverUrl: string
  ownerUrl: string
  /** settles when an embedded database ends; never for the operator's own */
  ended: Promise<void>
  stop(): Promise<void>
}

/** Opens the database that the environment names; without DATABASE_URL it starts the embedded one. */
export const openDatabase = async (env: Env, log: Log): Promise<ShopDatabase> => {
  if (!env.DATABASE_URL) return startEmbedded({ dataDir: env.DATA_DIR, log })
  return {
    serverUrl: env.DATABASE_URL,
    ownerUrl: env.DATABASE_OWNER_URL ?? env.DATABASE_URL,
    ended: new Promise(() => {}),
    stop: async () => {},
  }
}
