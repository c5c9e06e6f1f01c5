import { type DatabaseUrls, startEmbedded } from '@pandrop/server/db/embedded'
import { createPool } from '@pandrop/server/db/pool'
import { inFolder, makeFolder } from './folder.ts'

/** The one PostgreSQL of all contenders, with a database for each. */
export interface PeersDatabase extends DatabaseUrls {
  /** such as 18.1 */
  version: string
  /** address of a contender's database under the superuser's login */
  urlOf(name: string): string
  /** drops what is there under this name and makes it anew, empty */
  makeAnew(name: string): Promise<void>
  stop(): Promise<void>
}

// As generous as a server of this size would be set by hand: nobody is to lose for want of memory or connections.
const settings = { shared_buffers: '1GB', effective_cache_size: '8GB', max_connections: '200' }

const log = { info: () => {}, warn: console.warn, error: console.error }

/** Starts it where the last run left it, or makes it. */
export const startDatabase = async (): Promise<PeersDatabase> => {
  makeFolder('database')
  const database = await startEmbedded({ dataDir: inFolder('database'), settings, log })
  const { ownerUrl } = database
  const urlOf = (name: string) => Object.assign(new URL(ownerUrl), { pathname: `/${name}` }).href
  const ask = async (...statements: string[]) => {
    const pool = createPool({ connectionString: urlOf('postgres'), connectionsMax: 1 })
    try {
      const answers = []
      for (const statement of statements) answers.push(await pool.query(statement))
      return answers
    } finally {
      await pool.end()
    }
  }
  const [shown] = await ask('show server_version')
  return {
    ...database,
    version: String(shown?.rows[0].server_version),
    urlOf,
    makeAnew: async (name) => {
      await ask(`drop database if exists ${name} with (force)`, `create database ${name}`)
    },
  }
}
