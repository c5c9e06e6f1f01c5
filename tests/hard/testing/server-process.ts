import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { DatabaseUrls } from '@pandrop/server/db/embedded'
import { Visitor } from '@pandrop/testkit/visitor'
import { freePort } from './free-port.ts'

/** One server of a shop, as its own process on a database that it shares with others. */
export interface ServerProcess {
  port: number
  dataDir: string
  /** what runs since the last start; fails before the first one */
  child(): ChildProcess
  /** a guest who comes to this server */
  visitor(): Visitor
  start(): Promise<void>
  /** as an operator stops it, and its service: SIGTERM */
  stop(): Promise<void>
  /** stops it and removes its folder */
  remove(): Promise<void>
}

/** Of all servers of one shop alike, as it has to be. */
interface Shared {
  database: DatabaseUrls
  /** 32 bytes in base64 */
  encryptionKey: string
  drainSeconds?: number
  /** 1 where a test is about the limits */
  rateLimitFactor?: number
  /** whether it opens with the demo shop's items; without unless said */
  demo?: boolean
  /** processes that serve visitors; one unless said, whatever machine this is */
  workers?: number
  /** more settings */
  more?: Record<string, string>
}

/** What runs: the shop as it was built, in a checkout of its own; absent: this one, from its sources. */
interface Program {
  /** path of the checkout */
  folder: string
}

/** Waits until a server process says that its shop is open; throws with what it said where it ended before. */
export const opened = (server: ChildProcess): Promise<void> =>
  new Promise((resolve, reject) => {
    let said = ''
    for (const stream of [server.stdout, server.stderr]) {
      stream?.on('data', (chunk) => {
        said += chunk
        if (said.includes('Pandrop is open')) resolve()
      })
    }
    server.once('exit', (code) => reject(new Error(`the server ended with code ${code}\n${said}`)))
  })

/** Prepares a server with a folder and a port of its own; start() opens it. */
export const serverProcess = async (given: Shared, program?: Program): Promise<ServerProcess> => {
  const { database, encryptionKey, drainSeconds = 0, rateLimitFactor = 100_000, demo = false, workers = 1 } = given
  const dataDir = await mkdtemp(join(tmpdir(), 'pandrop-server-'))
  await chmod(dataDir, 0o711)
  const port = await freePort()
  const env = {
    PATH: process.env.PATH,
    DATA_DIR: dataDir,
    PORT: String(port),
    DATABASE_URL: database.serverUrl,
    DATABASE_OWNER_URL: database.ownerUrl,
    ENCRYPTION_KEY: encryptionKey,
    DRAIN_SECONDS: String(drainSeconds),
    RATE_LIMIT_FACTOR: String(rateLimitFactor),
    TRUST_PROXY: '1',
    CHROMIUM: 'none',
    DELIVERY: 'none',
    DEMO: demo ? '1' : '0',
    WORKERS: String(workers),
    ...given.more,
  }
  let server: ChildProcess | undefined
  const stop = async (): Promise<void> => {
    if (!server || server.exitCode !== null || server.signalCode !== null) return
    const ended = once(server, 'exit')
    server.kill('SIGTERM')
    const [code] = await ended
    if (code !== 0) throw new Error(`the server did not stop in its order: code ${code}`)
  }
  return {
    port,
    dataDir,
    child: () => {
      if (!server) throw new Error('the server was never started')
      return server
    },
    visitor: () => new Visitor(`http://127.0.0.1:${port}`),
    start: async () => {
      const parameters = program ? ['apps/server/dist/main.mjs'] : ['--import', 'tsx', 'apps/server/src/main.ts']
      server = spawn(process.execPath, parameters, {
        cwd: program?.folder,
        stdio: ['ignore', 'pipe', 'pipe'],
        env,
      })
      await opened(server)
    },
    stop,
    remove: async () => {
      await stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
