import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { setTimeout as delay } from 'node:timers/promises'
import { type EmbeddedDatabase, startEmbedded } from '@pandrop/server/db/embedded'
import { createPool } from '@pandrop/server/db/pool'
import type pg from 'pg'
import { freePort } from '../../tests/hard/testing/free-port.ts'
import { type Balancer, balance } from '../../tests/hard/testing/haproxy.ts'
import { postmasterOf } from '../host.ts'
import { type Server, startShopServer } from '../server.ts'
import { newDataDir, removeDataDir } from '../shop.ts'

/** A PostgreSQL that several servers share. */
export interface LoadDatabase {
  serverUrl: string
  ownerUrl: string
  /** connections under the server's login */
  pool: pg.Pool
  /** connections under the owner's login */
  ownerPool: pg.Pool
  postmaster: number
  stop(): Promise<void>
}

/** Servers of one shop behind HAProxy. */
export interface Farm {
  origin: string
  servers: Server[]
  pids: number[]
  /** waits until HAProxy sends to all of them: what was too much for one took it out for a while */
  ready(): Promise<void>
  stop(): Promise<void>
}

const readySecondsMax = 60

const settings = {
  // Each server takes up to 25.
  max_connections: '200',
  shared_preload_libraries: 'pg_stat_statements',
  // Writing pages whole after a checkpoint would be counted with whichever purchase comes next.
  checkpoint_timeout: '1h',
  max_wal_size: '16GB',
}

const log = { info: () => {}, warn: console.warn, error: console.error }

/** Starts it on a new folder, which goes with it. */
export const openDatabase = async (): Promise<LoadDatabase> => {
  const dataDir = await newDataDir()
  const database: EmbeddedDatabase = await startEmbedded({ dataDir, settings, log })
  const { serverUrl, ownerUrl } = database
  const pool = createPool({ connectionString: serverUrl, connectionsMax: 4 })
  const ownerPool = createPool({ connectionString: ownerUrl, connectionsMax: 2 })
  await ownerPool.query('create extension if not exists pg_stat_statements')
  return {
    serverUrl,
    ownerUrl,
    pool,
    ownerPool,
    postmaster: await postmasterOf(ownerPool),
    stop: async () => {
      await Promise.all([pool.end(), ownerPool.end()])
      await database.stop()
      await removeDataDir(dataDir)
    },
  }
}

const encryptionKey = randomBytes(32).toString('base64')

/**
 * Starts so many servers on the database, one after the other: the first one prepares it.
 * @param options.tellsMemory they may be asked what they hold (memoryHeldBy)
 */
export const startFarm = async (
  { serverUrl, ownerUrl }: LoadDatabase,
  processes: number,
  options: { tellsMemory?: true } = {},
): Promise<Farm> => {
  const servers: Server[] = []
  const folders: string[] = []
  let balancer: Balancer | undefined
  const stop = async (): Promise<void> => {
    await balancer?.stop()
    await Promise.all(servers.map((server) => server.stop()))
    await Promise.all(folders.map(removeDataDir))
  }
  const env = {
    DATABASE_URL: serverUrl,
    DATABASE_OWNER_URL: ownerUrl,
    ENCRYPTION_KEY: encryptionKey,
    TRUST_PROXY: '1',
    CHROMIUM: 'none',
  }
  try {
    const ports: number[] = []
    while (servers.length < processes) {
      const [dataDir, port] = [await newDataDir(), await freePort()]
      folders.push(dataDir)
      servers.push(await startShopServer({ port, dataDir, env, log: join(dataDir, 'server.log'), ...options }))
      ports.push(port)
    }
    const sharing = await balance(ports)
    balancer = sharing
    const ready = async (): Promise<void> => {
      const deadline = performance.now() + readySecondsMax * 1000
      while ((await sharing.up()) < processes) {
        if (performance.now() > deadline) throw new Error(`not all servers are up after ${readySecondsMax} s`)
        await delay(100)
      }
    }
    return { origin: sharing.origin, servers, pids: servers.map(({ pid }) => pid), ready, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
