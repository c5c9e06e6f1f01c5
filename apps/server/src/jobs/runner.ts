import { parseCronItems, type Runner, run, runOnce, type TaskList, type WorkerEvents } from 'graphile-worker'
import { queueConnectionsMax } from '../db/connections.ts'
import type { Shop } from '../shop.ts'
import { traceJobs } from '../tracing.ts'
import { rollCall } from './roll-call.ts'
import { createTasks, type JobShare, shareOf, timetable } from './tasks.ts'
import { workerLogger } from './worker-logger.ts'
import { createWorkerPool } from './worker-pool.ts'

// The provider and Steam are asked by one at a time each, endpoints are told by a few and pictures drawn by one, none
// of whom is one of the two who do everything else: a machine outside that hangs, or a picture, holds up no mail.
const jobsAtOnceMax: Record<JobShare, number> = { shop: 2, provider: 1, delivery: 1, webhooks: 4, drawings: 1 }

/**
 * Starts to work off the queue, in this process. Several processes share the queue.
 * @param serverUrl address of the database under the server's login. The queue has connections of its own: a rush of
 *   purchases must not keep it from being worked off, nor the other way round.
 * @returns stop: lets running jobs finish and ends; failed: settles with the reason when the queue cannot be worked off
 *   any more, after which it is to be stopped and started anew (keep-jobs.ts does)
 */
export const startJobs = async (
  shop: Shop,
  serverUrl: string,
): Promise<{ stop(): Promise<void>; failed: Promise<Error> }> => {
  const pool = createWorkerPool(serverUrl, { connectionsMax: queueConnectionsMax, log: shop.log })
  const roll = rollCall(pool, shop.log)
  const trouble = watchForTrouble(roll.events)
  const runners: Runner[] = []
  const stop = async (): Promise<void> => {
    // A queue that has ended by itself is stopped already.
    const ended = (error: unknown) => shop.log.warn({ err: error }, 'the job queue had ended')
    await Promise.all(runners.map((runner) => runner.stop().catch(ended)))
    await roll.end().catch((error: Error) => shop.log.warn(`jobs: the roll was not signed off: ${error.message}`))
    await pool.end()
  }
  try {
    const options = { ...optionsOf(shop), pgPool: pool, events: roll.events, preset: trouble.preset }
    for (const share of sharesOf(options.taskList)) {
      const runner = await run({ ...options, ...share })
      runner.promise.catch((cause: Error) => trouble.report(`the job queue has ended: ${cause.message}`))
      runners.push(runner)
    }
  } catch (error) {
    await stop()
    throw error
  }
  roll.begin()
  return { stop, failed: trouble.failed }
}

/**
 * Hears of what graphile-worker cannot mend by itself: a job that was done but could not be ticked off stays locked by
 * a worker that lives, and a worker that could not read the names of its tasks finds none for ever.
 */
const watchForTrouble = (events: WorkerEvents) => {
  let report = (_why: string): void => {}
  const failed = new Promise<Error>((settle) => {
    report = (why) => settle(new Error(why))
  })
  events.on('worker:getJob:error', ({ error }) => report(`no job could be taken: ${String(error)}`))
  events.on('pool:fatalError', ({ error }) => report(`a job could not be ticked off: ${String(error)}`))
  const plugin: GraphileConfig.Plugin = {
    name: 'pandrop',
    version: '1.0.0',
    worker: {
      middleware: {
        // By itself it would end the pool at once, with jobs that others of it are about to tick off.
        poolWorkerPrematureExit: (_next, { replaceWithNewWorker }) => {
          replaceWithNewWorker()
          report('a worker has ended')
        },
      },
    },
  }
  // Without batches a job that cannot be ticked off would be an error that nobody has answered for.
  const worker = { completeJobBatchDelay: 0, failJobBatchDelay: 0 }
  return { failed, report: (why: string) => report(why), preset: { plugins: [plugin], worker } }
}

/** Those that share the work. */
const sharesOf = (tasks: TaskList) =>
  Object.entries(jobsAtOnceMax).map(([share, concurrency]) => {
    const mine = (name: string) => shareOf(name) === share
    const taskList = Object.fromEntries(Object.entries(tasks).filter(([name]) => mine(name)))
    return { taskList, concurrency, parsedCronItems: cron().filter(({ task }) => mine(task)) }
  })

/**
 * Does every job that is due now, one after the other, and ends; what a job throws stays with the job.
 * @param serverUrl as for startJobs
 */
export const runDueJobs = async (shop: Shop, serverUrl: string): Promise<void> => {
  const pool = createWorkerPool(serverUrl, { connectionsMax: queueConnectionsMax, log: shop.log })
  try {
    await runOnce({ ...optionsOf(shop), pgPool: pool })
  } finally {
    await pool.end()
  }
}

const optionsOf = (shop: Shop) => ({
  taskList: traceJobs(createTasks(shop)),
  logger: workerLogger(shop.log),
  // main.ts decides what a signal means.
  noHandleSignals: true,
})

/**
 * The timetable as the queue reads it. A run that was missed while the shop was closed is not made up for: the next one
 * does the same work. So does one that still waits when the next is due: its key lets the next take its place.
 */
export const cron = () =>
  parseCronItems(timetable.map((item) => ({ ...item, options: { backfillPeriod: 0, jobKey: item.task } })))
