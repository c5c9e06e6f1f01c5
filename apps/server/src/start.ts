import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { RenderDocument } from '@pandrop/contract/document'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type pg from 'pg'
import { type Builds, createApp, type StorefrontBuild } from './app.ts'
import { refuseUnfinishedRestore } from './backup/unfinished-restore.ts'
import { systemClock } from './clock.ts'
import { checkRights } from './db/check-rights.ts'
import { listen } from './db/notify.ts'
import type { OpenDatabase } from './db/open.ts'
import { createPool, requestLimits } from './db/pool.ts'
import { recoveryProblem } from './db/recovery.ts'
import { isUnreachable } from './db/unreachable.ts'
import { unreachedOf } from './doctor/database.ts'
import { lostToUs } from './domains/backoffice/sealed/sealed.ts'
import { putDemoStockOnAccount } from './domains/catalogue/staff-items/demo-stock.ts'
import { believedCopies } from './domains/catalogue/stock-taking/stock-standing.ts'
import { howToSet, missingIdentity } from './domains/content/identity.ts'
import { listTeam } from './domains/identity/staff/team.ts'
import { backOfficeAddressOf } from './domains/identity/staff-sign-in/relying-party.ts'
import type { Env } from './env.ts'
import type { BackofficeBuild } from './http/backoffice.ts'
import { keepJobs } from './jobs/keep-jobs.ts'
import { OperatorProblem } from './operator-problem.ts'
import type { Delivery } from './ports/delivery/delivery.ts'
import { createSandboxSteam, type SteamAccess } from './ports/delivery/sandbox-steam.ts'
import { openAccounts } from './ports/delivery/steam/accounts-file.ts'
import { createSteam } from './ports/delivery/steam/steam.ts'
import { chooseDraughtsman } from './ports/drawing/chromium.ts'
import { createStripeProvider } from './ports/payments/stripe.ts'
import { chooseStorage } from './ports/storage/choose-storage.ts'
import { createDownload } from './ports/web/download.ts'
import { createPost } from './ports/web/post.ts'
import { demoGreeting, prepareDatabase } from './prepare.ts'
import { purposes } from './purposes.ts'
import { isSteamStoodFor, startPay, startSteam } from './sandbox.ts'
import { openSecrets } from './secrets.ts'
import type { Shop } from './shop.ts'
import { startTracing } from './tracing.ts'

/** A shop that is open. */
export interface RunningShop {
  /** what to print for the person who started it */
  greeting: string[]
  /** serves on for DRAIN_SECONDS, until balancers have seen that it will stop */
  drain(): Promise<void>
  stop(): Promise<void>
}

const connectionsMax = 16

// Nine jobs at once, one of which may ask several things at the same time; those that wait for an answer from
// outside hold no connection.
const jobConnectionsMax = 6

/** Undoes what was started, last first, however far the start got. */
class Undo {
  readonly #steps: (() => unknown)[] = []
  readonly #log: FastifyBaseLogger

  constructor(log: FastifyBaseLogger) {
    this.#log = log
  }

  add(step: () => unknown): void {
    this.#steps.push(step)
  }

  /** A step that fails is logged: it must not keep the others from being done. */
  async run(): Promise<void> {
    for (const step of this.#steps.splice(0).reverse()) {
      try {
        await step()
      } catch (error) {
        this.#log.error({ err: error }, 'a part of the shop did not stop as it should')
      }
    }
  }
}

/**
 * Starts what a shop consists of besides its database: card provider, jobs and server.
 * @param opening its database, which may be on its way; stopped with the shop
 * @returns the open shop; throws, with everything stopped again, what kept it from opening (OperatorProblem where only
 *   the operator can help)
 */
export const openShop = async (
  env: Env,
  log: FastifyBaseLogger,
  opening: Promise<OpenDatabase>,
): Promise<RunningShop> => {
  const undo = new Undo(log)
  try {
    return await open({ env, log, opening, undo })
  } catch (error) {
    await undo.run()
    throw isSwappedSession(error) ? poolerProblem(error) : error
  }
}

// SQLSTATE: a prepared statement that is there already, or is not there, though this connection knows better.
const swappedCodes = ['42P05', '26000']

const isSwappedSession = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && swappedCodes.includes(String(error.code))

const poolerProblem = (cause: unknown): OperatorProblem =>
  new OperatorProblem(
    'DATABASE_URL leads through a pooler that gives one connection to several at once. The shop listens to the ' +
      'database and keeps prepared statements: set pool_mode = session (pgbouncer), or lead it past the pooler.',
    { cause },
  )

interface Opening {
  env: Env
  log: FastifyBaseLogger
  opening: Promise<OpenDatabase>
  undo: Undo
}

const open = async ({ env, log, opening, undo }: Opening): Promise<RunningShop> => {
  for (const warning of env.warnings) log.warn(warning)
  undo.add(await startTracing(env))
  const builds = loadBuilds()
  // A build that is missing is reported where it is awaited, below.
  builds.catch(() => {})
  const database = await opening
  undo.add(database.stop)
  await refuseUnready(env, database)
  const pay = env.STRIPE_SECRET_KEY ? null : await startPay(env, log)
  const steam = isSteamStoodFor(env) ? await startSteam(env, log) : null
  for (const sandbox of [pay, steam]) {
    if (sandbox) undo.add(sandbox.stop)
    // An early end of a sandbox is reported where it is awaited, below.
    sandbox?.ready.catch(() => {})
  }
  const pool = createPool({ connectionString: database.serverUrl, connectionsMax, log, limits: requestLimits })
  undo.add(() => pool.end())

  const payments = createStripeProvider(accessOf(env, pay))
  const [storage, secrets] = [chooseStorage(env), openSecrets(env)]
  const reach = { anyAddress: false }
  const ways = { download: createDownload(reach), post: createPost(reach) }
  const delivery = await chooseDelivery({ env, secrets, pool }, steam?.access)
  const tools = { storage, secrets, delivery, draughtsman: chooseDraughtsman(env) }
  const shop: Shop = { pool, clock: systemClock, env, log, payments, purposes, ...tools, ...ways }
  await prepareDatabase(shop, database)
  const greeting = await demoGreeting(shop)
  if (delivery && env.DEMO) await putDemoStockOnAccount(pool)
  await refuseWithoutRights(pool, log)
  await refuseWithoutIdentity(shop)
  await refuseWithoutKeys(shop)

  // Without the limits of requests: nobody waits for a job, and some have much to do.
  const jobPool = createPool({ connectionString: database.serverUrl, connectionsMax: jobConnectionsMax, log })
  undo.add(() => jobPool.end())
  // The queue asks the database while the app is made; what keeps it from starting is reported where it is awaited.
  const jobs = keepJobs({ ...shop, pool: jobPool }, database.serverUrl)
  const endJobs = jobs.then(
    ({ stop }) => stop,
    () => () => {},
  )
  undo.add(async () => (await endJobs)())
  const { app, notReadyFromNow, contentChanged, itemsChanged, customerTold } = await createApp(shop, await builds)
  const listenTo = async (channel: string, onChange: (payload: string) => void): Promise<void> => {
    const options = { log, onMissed: () => onChange('*') }
    const listener = await listen(database.serverUrl, channel, onChange, options)
    undo.add(listener.close)
  }
  await Promise.all([
    listenTo('catalogue', itemsChanged),
    listenTo('content', contentChanged),
    listenTo('notifications', customerTold),
    jobs,
  ])
  undo.add(() => app.close())
  await openDoor(app, env)
  await Promise.all([pay?.ready, steam?.ready])
  return {
    greeting: [`Pandrop is open: ${env.PUBLIC_URL}`, ...greeting, ...(await staffGreeting(shop))],
    drain: async () => {
      notReadyFromNow()
      await delay(env.DRAIN_SECONDS * 1000)
    },
    stop: () => undo.run(),
  }
}

/** A database that is not reached, that reads its archive, or that was to be restored, opens no shop: it says so. */
const refuseUnready = async (env: Env, { ownerUrl }: OpenDatabase): Promise<void> => {
  const owner = createPool({ connectionString: ownerUrl, connectionsMax: 1, mayBeStandby: true })
  try {
    const recovering = await recoveryProblem(owner)
    if (recovering) throw new OperatorProblem(`${recovering.says}\n${recovering.toDo}`)
    await refuseUnfinishedRestore(env, owner)
  } catch (error) {
    if (!isUnreachable(error)) throw error
    const { says, to_do: toDo } = unreachedOf(error)
    throw new OperatorProblem(`${says}\n${toDo}`, { cause: error })
  } finally {
    await owner.end()
  }
}

/** Nobody is made by itself who could sign in: the one-time password of the first one is typed for, once. */
const staffGreeting = async ({ pool, env }: Pick<Shop, 'pool' | 'env'>): Promise<string[]> => {
  const team = await listTeam(pool)
  const create = 'npm run shop -- staff create --email you@example.com --name "Your Name" --role administrator'
  return [
    `Back office:     ${backOfficeAddressOf(env)}`,
    ...(team.some(({ active, role }) => active && role === 'administrator') ? [] : [`  to get in:     ${create}`]),
  ]
}

/** Names what is missing and warns of locks that stand open (docs/behaviour/money.md#boot-check). */
const refuseWithoutRights = async (pool: pg.Pool, log: FastifyBaseLogger): Promise<void> => {
  const { missing, warnings } = await checkRights(pool)
  for (const warning of warnings) log.warn(warning)
  if (missing.length > 0) throw new OperatorProblem(`The database is not ready:\n${missing.join('\n')}`)
}

/** A real shop that names nobody, or nobody's demo company, breaks the law and loses its customers' mails. */
const refuseWithoutIdentity = async ({ pool, env }: Pick<Shop, 'pool' | 'env'>): Promise<void> => {
  if (env.NODE_ENV !== 'production') return
  const missing = await missingIdentity(pool)
  if (missing.length === 0) return
  const lines = missing.map(howToSet).join('\n')
  throw new OperatorProblem(
    `The shop does not open before it is known who runs it. Set these and start again:\n${lines}`,
  )
}

/** A key that was taken away while something is sealed with it: better told now than when somebody is to be paid. */
const refuseWithoutKeys = async ({ pool, env, secrets }: Pick<Shop, 'pool' | 'env' | 'secrets'>): Promise<void> => {
  const lost = await lostToUs(pool, secrets)
  if (lost.length === 0) return
  const lines = lost.map(({ name, values, fingerprint }) => `  ${values} ${name}, sealed with key ${fingerprint}…`)
  const place = env.ENCRYPTION_KEYS ? 'ENCRYPTION_KEY' : join(env.DATA_DIR, 'encryption.key')
  throw new OperatorProblem(
    `A key is missing. Where the shop was restored or moved, put the key that it had into ${place}. Where it has a ` +
      'new key, put the old one behind it, ENCRYPTION_KEYS=new,old, and take it away after npm run shop -- secrets ' +
      `reseal. Without it these cannot be read:\n${lines.join('\n')}`,
  )
}

const openDoor = async (app: FastifyInstance, { HOST, PORT }: Env): Promise<void> => {
  await app.listen({ host: HOST, port: PORT }).catch((cause: NodeJS.ErrnoException) => {
    const reason = cause.code === 'EADDRINUSE' ? 'another program uses it' : cause.message
    throw new OperatorProblem(`Port ${PORT} of ${HOST} cannot be opened: ${reason}. Set another PORT.`, { cause })
  })
}

const accessOf = (env: Env, pay: Awaited<ReturnType<typeof startPay>> | null) =>
  pay?.access ?? { secretKey: env.STRIPE_SECRET_KEY ?? '', webhookSecret: env.STRIPE_WEBHOOK_SECRET ?? '' }

/** Who sends trade offers: sandbox-steam in a demo, in production the accounts of Steam that are set, or nobody. */
const chooseDelivery = async (
  { env, secrets, pool }: Pick<Shop, 'env' | 'secrets' | 'pool'>,
  sandbox?: SteamAccess,
): Promise<Delivery | undefined> => {
  if (sandbox) return createSandboxSteam(sandbox, (steamid) => believedCopies(pool, steamid))
  if (!env.STEAM_ACCOUNTS || env.DELIVERY === 'none') return undefined
  return createSteam({ accounts: await openAccounts(secrets, env.STEAM_ACCOUNTS), clock: systemClock })
}

const folderOf = (app: string): string => fileURLToPath(new URL(`../../${app}/dist`, import.meta.url))

const refuseMissing = (path: string, what: string): void => {
  if (!existsSync(path)) throw new OperatorProblem(`The ${what} is not built: start the shop with npm start.`)
}

const loadStorefront = async (): Promise<StorefrontBuild> => {
  const folder = folderOf('storefront')
  const entry = `${folder}/server/entry-server.js`
  refuseMissing(entry, 'storefront')
  const { render } = (await import(pathToFileURL(entry).href)) as { render: RenderDocument }
  return { render, assets: `${folder}/client/assets` }
}

const loadBackoffice = async (): Promise<BackofficeBuild> => {
  const folder = `${folderOf('backoffice')}/client`
  refuseMissing(`${folder}/index.html`, 'back office')
  return { document: await readFile(`${folder}/index.html`, 'utf8'), assets: `${folder}/assets` }
}

/** Loads what is built for browsers at run time: the server imports nothing of its source. */
export const loadBuilds = async (): Promise<Required<Builds>> => ({
  storefront: await loadStorefront(),
  backoffice: await loadBackoffice(),
})
