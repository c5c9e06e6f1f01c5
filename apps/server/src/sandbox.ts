import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import type { Log } from './db/log.ts'
import type { Env } from './env.ts'
import { OperatorProblem } from './operator-problem.ts'
import type { StripeAccess } from './ports/payments/stripe.ts'

/** The sandbox card provider as a child process of a demo shop. */
export interface Sandbox {
  access: StripeAccess
  /** settles when it answers requests */
  ready: Promise<void>
  stop(): Promise<void>
}

interface SandboxKeys {
  port: number
  secretKey: string
  webhookSecret: string
}

const secondsToStart = 20

const folder = fileURLToPath(new URL('../../sandbox-pay', import.meta.url))

/** The built program where the server runs built itself, else its source. */
const programOf = (): string[] => {
  const built = join(folder, 'dist/main.mjs')
  const runsBuilt = import.meta.url.endsWith('.mjs')
  if (runsBuilt && !existsSync(built)) throw new OperatorProblem(`${built} is missing: start the shop with npm start`)
  return runsBuilt ? [built] : ['--import', 'tsx', join(folder, 'src/main.ts')]
}

const isFree = (host: string, port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, host, () => probe.close(() => resolve(true)))
  })

const freePort = (host: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, host, () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

/** A host as it is written in an address: an IPv6 one between brackets. */
const inAddress = (host: string): string => (host.includes(':') ? `[${host}]` : host)

/** Port and secrets stay the same over restarts, so that open card pages and late webhooks go on working. */
const keepKeys = async (dataDir: string, host: string): Promise<SandboxKeys> => {
  const file = join(dataDir, 'sandbox-pay.json')
  const kept = await readFile(file, 'utf8').then(
    (text) => JSON.parse(text) as SandboxKeys,
    () => null,
  )
  if (kept && (await isFree(host, kept.port))) return kept
  const secret = () => randomBytes(24).toString('hex')
  const keys = {
    secretKey: `sk_test_${secret()}`,
    webhookSecret: `whsec_${secret()}`,
    ...kept,
    port: await freePort(host),
  }
  await mkdir(dataDir, { recursive: true })
  await writeFile(file, JSON.stringify(keys), { mode: 0o600 })
  return keys
}

/**
 * How a command reaches the sandbox beside the open shop of this DATA_DIR.
 * @returns throws OperatorProblem where no shop was ever opened with one
 */
export const keptAccess = async ({ DATA_DIR, HOST }: Env): Promise<StripeAccess> => {
  const text = await readFile(join(DATA_DIR, 'sandbox-pay.json'), 'utf8').catch((cause: Error) => {
    throw new OperatorProblem('Start the shop first: its card provider is not known.', { cause })
  })
  const { port, secretKey, webhookSecret } = JSON.parse(text) as SandboxKeys
  return { secretKey, webhookSecret, apiUrl: `http://${reachable(HOST)}:${port}` }
}

/** Where a listener on this host is reached from this machine. */
const reachable = (host: string): string => (host === '0.0.0.0' || host === '::' ? '127.0.0.1' : inAddress(host))

const whenReady = (child: ChildProcess, log: Log): Promise<void> =>
  new Promise((resolve, reject) => {
    const tooLate = setTimeout(() => reject(new Error('sandbox-pay did not start in time')), secondsToStart * 1000)
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`sandbox-pay ended with code ${code}`)))
    if (!child.stdout) return
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (!line.startsWith('sandbox-pay listening')) return
      clearTimeout(tooLate)
      log.info(line)
      resolve()
    })
  })

const stopChild = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return resolve()
    child.once('exit', () => resolve())
    child.kill('SIGTERM')
  })

/**
 * Starts sandbox-pay beside the shop. It ends with the shop, even if the shop is killed: it watches the pipe between
 * them.
 * @param env of the shop; the sandbox gets an address of its own, and secrets and sessions kept in DATA_DIR: the caller
 *   holds that folder's lock
 */
export const startSandbox = async (env: Env, log: Log): Promise<Sandbox> => {
  const { port, secretKey, webhookSecret } = await keepKeys(env.DATA_DIR, env.HOST)
  const shopHost = reachable(env.HOST)
  const publicHost = new URL(env.PUBLIC_URL).hostname
  const child = spawn(process.execPath, programOf(), {
    stdio: ['pipe', 'pipe', 'inherit'],
    // A group of its own: Ctrl-C reaches the server alone, which may still be paying somebody's card.
    detached: true,
    env: {
      SANDBOX_PORT: String(port),
      SANDBOX_HOST: env.HOST,
      SANDBOX_PUBLIC_URL: `http://${publicHost}:${port}`,
      SANDBOX_SECRET_KEY: secretKey,
      SANDBOX_WEBHOOK_SECRET: webhookSecret,
      SANDBOX_WEBHOOK_URL: `http://${shopHost}:${env.PORT}/api/webhooks/stripe`,
      SANDBOX_DATA_DIR: join(env.DATA_DIR, 'sandbox-pay'),
      SANDBOX_END_WITH_PARENT: '1',
      DEMO: env.DEMO ? '1' : '0',
    },
  })
  const ready = whenReady(child, log)
  return {
    access: { secretKey, webhookSecret, apiUrl: `http://${shopHost}:${port}` },
    ready,
    stop: () => stopChild(child),
  }
}
