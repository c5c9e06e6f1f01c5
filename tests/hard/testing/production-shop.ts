import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findRunningEmbedded } from '@pandrop/server/db/embedded'
import pg from 'pg'
import { freePort } from './free-port.ts'
import { opened } from './server-process.ts'

/** A shop in production with the database that comes with it, as an operator runs it. */
export interface ProductionShop {
  port: number
  origin: string
  /** METRICS_TOKEN */
  token: string
  dataDir: string
  /** process of the running shop */
  readonly pid: number
  /**
   * Opens it.
   * @param env in place of what it has
   */
  start(env?: Record<string, string>): Promise<void>
  stop(): Promise<void>
  /** asks the running database under the login that may do anything, and past all triggers */
  owner<Row extends pg.QueryResultRow>(question: string, values?: unknown[]): Promise<Row[]>
  /** a connection of its own, under the server's login or the owner's */
  connect(login: 'owner' | 'server', options?: pg.ClientConfig & { replication?: 'true' }): Promise<pg.Client>
  /** the operator's command line, with what it says */
  command(...words: string[]): Promise<{ code: number; said: string }>
  /** stops it and removes its data */
  remove(): Promise<void>
}

const source = (program: string): string[] => ['--import', 'tsx', `apps/server/src/${program}`]

/** Prepares one on a folder of its own, and says who runs it; start() opens it. */
export const productionShop = async (): Promise<ProductionShop> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'pandrop-production-'))
  // PostgreSQL's own account must pass through when the tests run as root.
  chmodSync(dataDir, 0o711)
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const token = randomBytes(24).toString('hex')
  const ordinary: Record<string, string> = {
    PATH: process.env.PATH ?? '',
    NODE_ENV: 'production',
    DATA_DIR: dataDir,
    EMBEDDED_DATABASE: '1',
    PORT: String(port),
    PUBLIC_URL: origin,
    SMTP_URL: `smtp://127.0.0.1:${await freePort()}`,
    STRIPE_SECRET_KEY: `sk_live_${randomBytes(12).toString('hex')}`,
    STRIPE_WEBHOOK_SECRET: `whsec_${randomBytes(12).toString('hex')}`,
    ENCRYPTION_KEY: randomBytes(32).toString('base64'),
    TRUST_PROXY: '1',
    METRICS_TOKEN: token,
    CHROMIUM: 'none',
  }
  let server: ChildProcess | undefined

  const connect: ProductionShop['connect'] = async (login, options) => {
    const urls = findRunningEmbedded(dataDir)
    if (!urls) throw new Error('the shop has no database that runs')
    const connectionString = login === 'owner' ? urls.ownerUrl : urls.serverUrl
    const client = new pg.Client({ connectionString, ...options })
    // What is to happen to it is not an error of the test.
    client.on('error', () => {})
    await client.connect()
    return client
  }
  const stop = async (): Promise<void> => {
    if (!server || server.exitCode !== null) return
    const ended = once(server, 'exit')
    server.kill('SIGTERM')
    const [code] = await ended
    if (code !== 0) throw new Error(`the shop did not stop in its order: code ${code}`)
  }
  const command: ProductionShop['command'] = (...words) =>
    new Promise((resolve) => {
      const parameters = [...source('cli/main.ts'), ...words]
      execFile(process.execPath, parameters, { env: ordinary }, (error, stdout, stderr) =>
        resolve({ code: error ? Number(error.code ?? 1) : 0, said: `${stdout}${stderr}` }),
      )
    })
  // Nobody is asked here: it prepares the database, and says what is missing.
  await command('setup')
  for (const [field, value] of [
    ['requisites', 'Bamboo Ltd, 1 Slovenska cesta, 1000 Ljubljana, Slovenia'],
    ['support_email', 'help@shop.example'],
  ] as const) {
    const { code, said } = await command('settings', 'set', field, value)
    if (code !== 0) throw new Error(said)
  }
  return {
    port,
    origin,
    token,
    dataDir,
    get pid() {
      if (!server?.pid) throw new Error('the shop was never open')
      return server.pid
    },
    start: async (env = {}) => {
      server = spawn(process.execPath, source('main.ts'), {
        stdio: ['ignore', 'pipe', 'pipe'],
        env: { ...ordinary, ...env },
      })
      await opened(server)
    },
    stop,
    owner: async (question, values) => {
      const client = await connect('owner')
      try {
        await client.query('set session_replication_role = replica')
        return (await client.query(question, values)).rows
      } finally {
        await client.end()
      }
    },
    connect,
    command,
    remove: async () => {
      await stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
