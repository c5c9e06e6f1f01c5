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
import type { SteamAccess } from './ports/delivery/sandbox-steam.ts'
import type { StripeAccess } from './ports/payments/stripe.ts'

/** A sandbox as a child process of a demo shop. */
export interface Sandbox<Access> {
  access: Access
  /** settles when it answers requests */
  ready: Promise<void>
  stop(): Promise<void>
}

type SandboxName = 'sandbox-pay' | 'sandbox-steam'

/** What a sandbox is reached by; kept in DATA_DIR. */
interface Keys {
  port: number
  secretKey: string
}

interface PayKeys extends Keys {
  webhookSecret: string
}

const secondsToStart = 20

const folderOf = (name: SandboxName): string => fileURLToPath(new URL(`../../${name}`, import.meta.url))

/** The built program where the server runs built itself, else its source. */
const programOf = (name: SandboxName): string[] => {
  const built = join(folderOf(name), 'dist/main.mjs')
  const runsBuilt = import.meta.url.endsWith('.mjs')
  if (runsBuilt && !existsSync(built)) throw new OperatorProblem(`${built} is missing: start the shop with npm start`)
  return runsBuilt ? [built] : ['--import', 'tsx', join(folderOf(name), 'src/main.ts')]
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

const keysFile = (dataDir: string, name: SandboxName): string => join(dataDir, `${name}.json`)

const secret = (): string => randomBytes(24).toString('hex')

/** Port and secrets stay the same over restarts, so that open pages and late notices go on working. */
const keepKeys = async <K extends Keys>(
  { DATA_DIR, HOST }: Env,
  name: SandboxName,
  draw: () => Omit<K, 'port'>,
): Promise<K> => {
  const file = keysFile(DATA_DIR, name)
  const kept = await readFile(file, 'utf8').then(
    (text) => JSON.parse(text) as K,
    () => null,
  )
  if (kept && (await isFree(HOST, kept.port))) return kept
  const keys = { ...draw(), ...kept, port: await freePort(HOST) } as K
  await mkdir(DATA_DIR, { recursive: true })
  await writeFile(file, JSON.stringify(keys), { mode: 0o600 })
  return keys
}

/**
 * How a command reaches the sandbox beside the open shop of this DATA_DIR.
 * @returns throws OperatorProblem where no shop was ever opened with one
 */
export const keptAccess = async ({ DATA_DIR, HOST }: Env): Promise<StripeAccess> => {
  const text = await readFile(keysFile(DATA_DIR, 'sandbox-pay'), 'utf8').catch((cause: Error) => {
    throw new OperatorProblem('Start the shop first: its card provider is not known.', { cause })
  })
  const { port, secretKey, webhookSecret } = JSON.parse(text) as PayKeys
  return { secretKey, webhookSecret, apiUrl: `http://${reachable(HOST)}:${port}` }
}

/** Where a listener on this host is reached from this machine. */
const reachable = (host: string): string => (host === '0.0.0.0' || host === '::' ? '127.0.0.1' : inAddress(host))

const whenReady = (child: ChildProcess, name: SandboxName, log: Log): Promise<void> =>
  new Promise((resolve, reject) => {
    const tooLate = setTimeout(() => reject(new Error(`${name} did not start in time`)), secondsToStart * 1000)
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`${name} ended with code ${code}`)))
    if (!child.stdout) return
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (!line.startsWith(`${name} listening`)) return
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

/** Starts a sandbox with its keys and what else it has to know. */
const start = (
  env: Env,
  log: Log,
  { name, keys, more = {} }: { name: SandboxName; keys: Keys; more?: Record<string, string> },
) => {
  const child = spawn(process.execPath, programOf(name), {
    stdio: ['pipe', 'pipe', 'inherit'],
    // A group of its own: Ctrl-C reaches the server alone, which may still be paying somebody's card.
    detached: true,
    env: {
      SANDBOX_PORT: String(keys.port),
      SANDBOX_HOST: env.HOST,
      SANDBOX_PUBLIC_URL: `http://${new URL(env.PUBLIC_URL).hostname}:${keys.port}`,
      SANDBOX_SECRET_KEY: keys.secretKey,
      SANDBOX_DATA_DIR: join(env.DATA_DIR, name),
      SANDBOX_END_WITH_PARENT: '1',
      DEMO: env.DEMO ? '1' : '0',
      ...more,
    },
  })
  return { ready: whenReady(child, name, log), stop: () => stopChild(child) }
}

/**
 * Starts sandbox-pay beside the shop. It ends with the shop, even if the shop is killed: it watches the pipe between
 * them.
 * @param env of the shop; the sandbox gets an address of its own, and secrets and sessions kept in DATA_DIR: the caller
 *   holds that folder's lock
 */
export const startPay = async (env: Env, log: Log): Promise<Sandbox<StripeAccess>> => {
  const draw = () => ({ secretKey: `sk_test_${secret()}`, webhookSecret: `whsec_${secret()}` })
  const keys = await keepKeys<PayKeys>(env, 'sandbox-pay', draw)
  const { port, secretKey, webhookSecret } = keys
  const shopHost = reachable(env.HOST)
  const more = {
    SANDBOX_WEBHOOK_SECRET: webhookSecret,
    SANDBOX_WEBHOOK_URL: `http://${shopHost}:${env.PORT}/api/webhooks/stripe`,
  }
  const access = { secretKey, webhookSecret, apiUrl: `http://${shopHost}:${port}` }
  return { access, ...start(env, log, { name: 'sandbox-pay', keys, more }) }
}

/** Whether sandbox-steam sends trade offers beside this shop: never in production, and not where that is left out. */
export const isSteamStoodFor = ({ NODE_ENV, DELIVERY }: Env): boolean =>
  NODE_ENV !== 'production' && DELIVERY !== 'none'

/** Starts sandbox-steam beside the shop, as startPay does its own. */
export const startSteam = async (env: Env, log: Log): Promise<Sandbox<SteamAccess>> => {
  const keys = await keepKeys<Keys>(env, 'sandbox-steam', () => ({ secretKey: secret() }))
  const access = { secretKey: keys.secretKey, apiUrl: `http://${reachable(env.HOST)}:${keys.port}` }
  return { access, ...start(env, log, { name: 'sandbox-steam', keys }) }
}
