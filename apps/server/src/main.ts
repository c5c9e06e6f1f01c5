import cluster from 'node:cluster'
import { setFlagsFromString } from 'node:v8'
import type { FastifyBaseLogger } from 'fastify'
import pino from 'pino'
import { openDatabase } from './db/open.ts'
import { type Env, readEnv } from './env.ts'
import { OperatorProblem } from './operator-problem.ts'
import { withRequestId } from './request-id.ts'
import type { RunningShop } from './start.ts'
import { stopSecondsMax, stopSignals } from './stopping.ts'

/** Where such a field stands in a logged object, down to its third level, its value is not written. */
const secrets = ['authorization', 'cookie', 'password', 'passConfirm', 'token', 'connectionString']

/** Structured logs on standard output, one JSON object a line, without secrets. */
const createLogger = (env: Pick<Env, 'NODE_ENV'>): FastifyBaseLogger =>
  pino({
    level: env.NODE_ENV === 'production' ? 'info' : 'warn',
    mixin: withRequestId,
    redact: { paths: secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[secret]' },
  })

/**
 * Left to itself V8 lets garbage pile up to several times of what lives before it looks: half a gigabyte under load.
 * Looking when a fifth has been added keeps it below 300 MB (docs/decisions/0009-memory.md). While the program is
 * loaded, nothing of it is garbage.
 */
const lookForGarbageEarly = (): void => setFlagsFromString('--heap-growing-percent=20')

const startShop = async (env: Env, log: FastifyBaseLogger): Promise<RunningShop> => {
  // First of all: its lock makes us the only shop on DATA_DIR, where the sandbox keeps its keys and sessions.
  const database = openDatabase(env, log)
  // What keeps it from opening is reported where it is awaited.
  database.catch(() => {})
  // PostgreSQL starts while the rest of the server is loaded.
  const { openShop } = await import('./start.ts')
  lookForGarbageEarly()
  return await openShop(env, log, database)
}

/** What only the operator can put right is told without a stack. */
const tell = (reason: unknown): void =>
  console.error(reason instanceof OperatorProblem ? `\n${reason.message}\n` : reason)

const run = async (): Promise<void> => {
  // A terminal and some service managers send their signals to every process: the primary tells its workers.
  if (cluster.isWorker) for (const signal of stopSignals) process.on(signal, () => {})
  const env = readEnv()
  const log = createLogger(env)
  if (cluster.isWorker) {
    const { work } = await import('./workers/worker.ts')
    lookForGarbageEarly()
    return await work(env, log)
  }
  const starting = startShop(env, log)
  let stopping = false
  const stop = async (exitCode: number): Promise<void> => {
    if (stopping) return
    stopping = true
    setTimeout(() => process.exit(1), (env.DRAIN_SECONDS + stopSecondsMax) * 1000).unref()
    // A start that is interrupted is finished first: what it began can then be ended in its order.
    const shop = await starting
    if (exitCode === 0) await shop.drain()
    await shop.stop()
    process.exit(exitCode)
  }
  for (const signal of stopSignals) process.on(signal, () => stop(0))

  // Somebody forgot to await: the state of the shop is unknown, so it ends in its order instead of on the spot.
  process.on('unhandledRejection', (error) => {
    if (stopping) return
    log.fatal({ err: error }, 'an error that nobody has answered for')
    void stop(1)
  })

  const shop = await starting
  if (stopping) return
  for (const line of shop.greeting) console.log(line)
  const reason = await shop.failed
  if (stopping) return
  tell(reason)
  await stop(1)
}

run().catch((error: unknown) => {
  tell(error)
  process.exit(1)
})
