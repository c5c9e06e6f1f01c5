import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findRunningEmbedded } from '@pandrop/server/db/embedded'
import { clusterPaths } from '@pandrop/server/db/embedded/cluster'
import { createPool } from '@pandrop/server/db/pool'
import { liftVerificationLimits } from '@pandrop/testkit/shop'
import type pg from 'pg'
import { expect } from 'vitest'
import { type Buyer, createBuyer } from './buyer.ts'
import { freePort } from './free-port.ts'
import { killPostgres } from './kill-postgres.ts'
import { opened } from './server-process.ts'

// A crashed PostgreSQL reads its log again first.
const recoveryMillisMax = 60_000

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** The whole shop as its own process with its own PostgreSQL, as an operator starts it. */
export interface WholeShop {
  /** of the running shop; a new one after every start */
  readonly pool: pg.Pool
  readonly dataDir: string
  start(): Promise<void>
  /** kill -9 of the shop itself */
  kill(): Promise<void>
  /** kill -9 of PostgreSQL with all its processes */
  killDatabase(): Promise<void>
  /** waits until the same process serves again; fails where it has ended */
  recovered(): Promise<void>
  createBuyer(balanceCents: number): Promise<Buyer>
  /** ends it in an orderly way and removes its data */
  remove(): Promise<void>
}

/**
 * Prepares a shop on a data folder of its own; start() opens it.
 * @param options.sends whether accounts of the shop send trade offers by themselves, on a sandbox
 */
export const wholeShop = async ({ sends = false } = {}): Promise<WholeShop> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'pandrop-kill-'))
  // PostgreSQL's own account must pass through when the tests run as root.
  await chmod(dataDir, 0o711)
  const port = await freePort()
  let server: ChildProcess
  let ended: Promise<unknown>
  let pool: pg.Pool | undefined

  const shop: WholeShop = {
    get pool() {
      if (!pool) throw new Error('the shop was never open')
      return pool
    },
    dataDir,
    start: async () => {
      server = spawn(process.execPath, ['--import', 'tsx', 'apps/server/src/main.ts'], {
        cwd: root,
        stdio: ['ignore', 'pipe', 'pipe'],
        env: {
          PATH: process.env.PATH,
          DATA_DIR: dataDir,
          PORT: String(port),
          RATE_LIMIT_FACTOR: '100000',
          CHROMIUM: 'none',
          DELIVERY: sends ? '' : 'none',
          // Killing it kills all of it.
          WORKERS: '1',
        },
      })
      ended = once(server, 'exit')
      await opened(server)
      const urls = findRunningEmbedded(dataDir)
      if (!urls) throw new Error('the server has no database')
      pool = createPool({ connectionString: urls.serverUrl })
      await pool.query(liftVerificationLimits)
    },
    kill: async () => {
      server.kill('SIGKILL')
      await ended
      await shop.pool.end()
    },
    killDatabase: async () => killPostgres(clusterPaths(dataDir).cluster),
    recovered: async () => {
      // Readiness is remembered for a second and may be that of before; a random draw is always asked of the database.
      const answers = async (): Promise<number[]> => {
        if (server.exitCode !== null || server.signalCode !== null) throw new Error('the server has ended')
        const paths = ['/readyz', '/api/items/list?random=true&limit=1']
        return Promise.all(paths.map(async (path) => (await fetch(`http://127.0.0.1:${port}${path}`)).status))
      }
      await expect.poll(answers, { timeout: recoveryMillisMax, interval: 100 }).toEqual([200, 200])
    },
    createBuyer: async (balanceCents) => (await createBuyer(shop.pool, balanceCents))(`http://127.0.0.1:${port}`),
    remove: async () => {
      await shop.pool.end()
      server.kill('SIGTERM')
      await ended
      await rm(dataDir, { recursive: true, force: true })
    },
  }
  return shop
}
