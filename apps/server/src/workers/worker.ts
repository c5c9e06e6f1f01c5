import type { FastifyBaseLogger } from 'fastify'
import { assembleShop } from '../assemble.ts'
import { requestConnectionsMax } from '../db/connections.ts'
import { createPool, requestLimits } from '../db/pool.ts'
import type { Env } from '../env.ts'
import type { Figures, Siblings } from '../http/figures.ts'
import { OperatorProblem } from '../operator-problem.ts'
import { reasonOf } from '../refused-starts.ts'
import { loadBuilds, serveShop } from '../serve-shop.ts'
import { stopSecondsMax, Undo } from '../stopping.ts'
import { startTracing } from '../tracing.ts'
import type { FromWorker, Handed, ToWorker } from './messages.ts'

const say = (message: FromWorker): Promise<void> =>
  new Promise((said) => {
    // A primary that is gone hears nothing, and Node ends this process by itself.
    if (process.connected) process.send?.(message, undefined, undefined, () => said())
    else said()
  })

/** Asks the primary what all count, and tells it what this process counts. */
class Figuring {
  readonly #waiting = new Map<number, (all: Figures[]) => void>()
  #own: () => Promise<Figures> = async () => []
  #questions = 0

  of(name: string): Siblings {
    return {
      name,
      tell: (own) => {
        this.#own = own
      },
      ask: (own) =>
        new Promise((answer) => {
          this.#questions += 1
          this.#waiting.set(this.#questions, answer)
          void say({ kind: 'ask_figures', question: this.#questions, own })
        }),
    }
  }

  async tell(question: number): Promise<void> {
    await say({ kind: 'figures', question, figures: await this.#own() })
  }

  answer(question: number, all: Figures[]): void {
    this.#waiting.get(question)?.(all)
    this.#waiting.delete(question)
  }
}

/**
 * Serves visitors as one of several processes, once the primary says what it cannot know from the settings, and until
 * it says to stop. The process ends with it, and where the primary is gone.
 */
export const work = async (env: Env, log: FastifyBaseLogger): Promise<void> => {
  const undo = new Undo(log)
  const figuring = new Figuring()
  let serving: Promise<{ notReadyFromNow(): void } | undefined> = Promise.resolve(undefined)
  let stopping = false

  const serve = async (name: string, { serverUrl, sandboxes }: Handed) => {
    const builds = loadBuilds()
    // What is missing is reported where it is awaited.
    builds.catch(() => {})
    undo.add(await startTracing(env))
    const connectionsMax = requestConnectionsMax(env.WORKERS)
    const pool = createPool({ connectionString: serverUrl, connectionsMax, log, limits: requestLimits })
    undo.add(() => pool.end())
    const shop = await assembleShop({ env, log, pool, sandboxes })
    return await serveShop(shop, { serverUrl, builds, siblings: figuring.of(name), undo })
  }

  const fail = async (error: unknown): Promise<undefined> => {
    await undo.run()
    const reason = reasonOf(error)
    const isForOperator = reason instanceof OperatorProblem
    // The primary tells the operator, once for all workers.
    if (!isForOperator) log.fatal({ err: reason }, 'a worker could not open')
    await say({ kind: 'failed', problem: isForOperator ? reason.message : null })
    process.exit(1)
  }

  const stop = async (exitCode: number): Promise<void> => {
    if (stopping) return
    stopping = true
    setTimeout(() => process.exit(1), stopSecondsMax * 1000).unref()
    await serving
    await undo.run()
    process.exit(exitCode)
  }

  const hear = async (message: ToWorker): Promise<void> => {
    if (message.kind === 'open') {
      serving = serve(message.name, message.handed).catch(fail)
      await serving
      await say({ kind: 'opened' })
    }
    if (message.kind === 'drain') (await serving)?.notReadyFromNow()
    if (message.kind === 'stop') await stop(0)
    if (message.kind === 'count') await figuring.tell(message.question)
    if (message.kind === 'all_figures') figuring.answer(message.question, message.all)
  }

  process.on('message', (message: ToWorker) => void hear(message))
  process.on('unhandledRejection', (error) => {
    if (stopping) return
    log.fatal({ err: error }, 'an error that nobody has answered for')
    void stop(1)
  })
  await say({ kind: 'hears' })
}
