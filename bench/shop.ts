import { type ChildProcess, spawn } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { findRunningEmbedded } from '@pandrop/server/db/embedded'
import { createPool } from '@pandrop/server/db/pool'
import type pg from 'pg'

/** The built shop in a process of its own, as npm start would run it. */
export interface BenchShop {
  origin: string
  /** milliseconds from starting node to the first 200 */
  startMilliseconds: number
  /** connections under the server's login */
  pool: pg.Pool
  /** connections under the owner's login */
  ownerPool: pg.Pool
  ownerUrl: string
  process: ChildProcess
  stop(): Promise<void>
}

const port = 3900

/** A new folder for a shop's data. */
export const newDataDir = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'pandrop-bench-'))
  // PostgreSQL's account must pass through when this runs as root.
  await chmod(folder, 0o711)
  return folder
}

export const removeDataDir = (folder: string): Promise<void> => rm(folder, { recursive: true, force: true })

const firstAnswer = async (origin: string): Promise<void> => {
  for (;;) {
    const answered = await fetch(`${origin}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (answered) return
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
}

const ended = (child: ChildProcess): Promise<void> => new Promise((resolve) => child.once('exit', () => resolve()))

/** Starts the shop on a data folder and waits for its first answer. */
export const startShop = async (dataDir: string): Promise<BenchShop> => {
  const origin = `http://127.0.0.1:${port}`
  const begun = performance.now()
  const child = spawn(process.execPath, ['--max-semi-space-size=4', 'apps/server/dist/main.mjs'], {
    env: {
      PATH: process.env.PATH ?? '',
      PORT: String(port),
      DATA_DIR: dataDir,
      RATE_LIMIT_FACTOR: '1000000',
      DELIVERY: 'none',
      // As npm start does.
      MALLOC_ARENA_MAX: '2',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  await firstAnswer(origin)
  const startMilliseconds = performance.now() - begun
  const urls = findRunningEmbedded(dataDir)
  if (!urls) throw new Error('the shop answers without a database')
  const pool = createPool({ connectionString: urls.serverUrl, connectionsMax: 4 })
  const ownerPool = createPool({ connectionString: urls.ownerUrl, connectionsMax: 2 })
  const stop = async (): Promise<void> => {
    await Promise.all([pool.end(), ownerPool.end()])
    const exit = ended(child)
    child.kill('SIGTERM')
    await exit
  }
  return { origin, startMilliseconds, pool, ownerPool, ownerUrl: urls.ownerUrl, process: child, stop }
}

/** Copies the seeded items until there are this many for sale. */
export const growTo = async (ownerPool: pg.Pool, itemsCount: number): Promise<void> => {
  await ownerPool.query(
    `insert into items (skin_id, exterior, variant, float, paint_seed, price_cents)
     select skin_id, exterior, variant, float, paint_seed, price_cents + copy
     from items cross join generate_series(1, 20) as copy
     where seed_key is not null
     order by copy, id
     limit greatest(0, $1 - (select count(*) from items where state = 'available'))`,
    [itemsCount],
  )
  await ownerPool.query('vacuum analyze items')
}
