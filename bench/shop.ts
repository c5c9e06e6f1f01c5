import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findRunningEmbedded } from '@pandrop/server/db/embedded'
import { createPool } from '@pandrop/server/db/pool'
import type pg from 'pg'
import { type Server, startShopServer } from './server.ts'

/** The built shop in a process of its own with the PostgreSQL that it brings. */
export interface BenchShop extends Server {
  /** connections under the server's login */
  pool: pg.Pool
  /** connections under the owner's login */
  ownerPool: pg.Pool
  ownerUrl: string
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

/** Starts the shop on a data folder and waits for its first answer. */
export const startShop = async (dataDir: string): Promise<BenchShop> => {
  const server = await startShopServer({ port, dataDir })
  const urls = findRunningEmbedded(dataDir)
  if (!urls) throw new Error('the shop answers without a database')
  const pool = createPool({ connectionString: urls.serverUrl, connectionsMax: 4 })
  const ownerPool = createPool({ connectionString: urls.ownerUrl, connectionsMax: 2 })
  const stop = async (): Promise<void> => {
    await Promise.all([pool.end(), ownerPool.end()])
    await server.stop()
  }
  return { ...server, pool, ownerPool, ownerUrl: urls.ownerUrl, stop }
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
