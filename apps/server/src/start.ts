import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { assembleShop, type SandboxAccess } from './assemble.ts'
import { jobConnectionsMax, requestConnectionsMax } from './db/connections.ts'
import type { OpenDatabase } from './db/open.ts'
import { createPool, requestLimits } from './db/pool.ts'
import { putDemoStockOnAccount } from './domains/catalogue/staff-items/demo-stock.ts'
import { listTeam } from './domains/identity/staff/team.ts'
import { backOfficeAddressOf } from './domains/identity/staff-sign-in/relying-party.ts'
import type { Env } from './env.ts'
import { keepJobs } from './jobs/keep-jobs.ts'
import { demoGreeting, prepareDatabase } from './prepare.ts'
import { reasonOf, refuseUnfit, refuseUnready } from './refused-starts.ts'
import { isSteamStoodFor, startPay, startSteam } from './sandbox.ts'
import type { Shop } from './shop.ts'
import { Undo } from './stopping.ts'
import { startTracing } from './tracing.ts'

/** A shop that is open. */
export interface RunningShop {
  /** what to print for the person who started it */
  greeting: string[]
  /** settles with the reason when it serves nobody any more and cannot be mended from within */
  failed: Promise<Error>
  /** serves on for DRAIN_SECONDS, until balancers have seen that it will stop */
  drain(): Promise<void>
  stop(): Promise<void>
}

/**
 * Starts what a shop consists of besides its database: card provider, jobs, and what visitors are served by, which is
 * this process or several workers (WORKERS).
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
    throw reasonOf(error)
  }
}

interface Opening {
  env: Env
  log: FastifyBaseLogger
  opening: Promise<OpenDatabase>
  undo: Undo
}

const open = async ({ env, log, opening, undo }: Opening): Promise<RunningShop> => {
  for (const warning of env.warnings) log.warn(warning)
  undo.add(await startTracing(env))
  // Loaded while the database starts; what is missing is reported where it is awaited.
  const visitors = env.WORKERS === 1 ? serveAlone() : serveByWorkers()
  visitors.catch(() => {})
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
  // Without the limits of requests: nobody waits for a job, and some have much to do.
  const { serverUrl } = database
  const jobPool = createPool({ connectionString: serverUrl, connectionsMax: jobConnectionsMax, log })
  undo.add(() => jobPool.end())
  const sandboxes: SandboxAccess = { pay: pay?.access, steam: steam?.access }
  const shop = await assembleShop({ env, log, pool: poolOf({ env, log, serverUrl, jobPool, undo }), sandboxes })
  await prepareDatabase(shop, database)
  const greeting = await demoGreeting(shop)
  if (shop.delivery && env.DEMO) await putDemoStockOnAccount(shop.pool)
  await refuseUnfit(shop)

  // The queue asks the database meanwhile; what keeps it from starting is reported where it is awaited.
  const jobs = keepJobs({ ...shop, pool: jobPool }, serverUrl)
  const endJobs = jobs.then(
    ({ stop }) => stop,
    () => () => {},
  )
  undo.add(async () => (await endJobs)())
  const { failed, notReadyFromNow } = await (await visitors)(shop, { serverUrl, sandboxes, first: jobs, undo })
  await Promise.all([pay?.ready, steam?.ready])
  return {
    greeting: [`Pandrop is open: ${env.PUBLIC_URL}`, ...greeting, ...(await staffGreeting(shop))],
    failed,
    drain: async () => {
      notReadyFromNow()
      await delay(env.DRAIN_SECONDS * 1000)
    },
    stop: () => undo.run(),
  }
}

/** What visitors ask waits for connections of its own, where this process is asked. */
const poolOf = ({ env, log, serverUrl, jobPool, undo }: PoolParts) => {
  if (env.WORKERS > 1) return jobPool
  const connectionsMax = requestConnectionsMax(1)
  const pool = createPool({ connectionString: serverUrl, connectionsMax, log, limits: requestLimits })
  undo.add(() => pool.end())
  return pool
}

type PoolParts = Pick<Opening, 'env' | 'log' | 'undo'> & { serverUrl: string; jobPool: Shop['pool'] }

/** Has visitors be served from now on. */
type Serve = (
  shop: Shop,
  given: { serverUrl: string; sandboxes: SandboxAccess; first: Promise<unknown>; undo: Undo },
) => Promise<{ failed: Promise<Error>; notReadyFromNow(): void }>

/** By this process. */
const serveAlone = async (): Promise<Serve> => {
  const { loadBuilds, serveShop } = await import('./serve-shop.ts')
  const builds = loadBuilds()
  builds.catch(() => {})
  return async (shop, { serverUrl, first, undo }) => {
    const { notReadyFromNow } = await serveShop(shop, { serverUrl, builds, first, undo })
    return { failed: new Promise(() => {}), notReadyFromNow }
  }
}

/** By processes of their own: this one loads nothing of what they answer with. */
const serveByWorkers = async (): Promise<Serve> => {
  const { Supervisor } = await import('./workers/supervisor.ts')
  return async ({ env, log }, { serverUrl, sandboxes, first, undo }) => {
    // Loaded where there is a token: nobody else reads them.
    const figures = env.METRICS_TOKEN ? new (await import('./http/figures.ts')).AllFigures('jobs') : undefined
    const workers = new Supervisor({ count: env.WORKERS, handed: { serverUrl, sandboxes }, log, figures })
    undo.add(() => workers.stop())
    await Promise.all([workers.open(), first])
    return { failed: workers.failed, notReadyFromNow: () => workers.drain() }
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
