import { parseCronItems, type Runner, run, runOnce } from 'graphile-worker'
import type { Shop } from '../shop.ts'
import { createTasks, timetable } from './tasks.ts'
import { workerLogger } from './worker-logger.ts'
import { createWorkerPool } from './worker-pool.ts'

const jobsAtOnceMax = 2
// One listens for new jobs, the others take and finish them; some room is left, because a job that waits for a
// connection holds up the ones behind it.
const connectionsMax = 5

/**
 * Starts to work off the queue, in this process. Several processes share the queue.
 * @param serverUrl address of the database under the server's login. The queue has connections of its own: a rush of
 *   purchases must not keep it from being worked off, nor the other way round.
 * @returns stop: lets running jobs finish and ends; failed: settles with the reason when the queue ends by itself,
 *   after which no mail would go out any more
 */
export const startJobs = async (
  shop: Shop,
  serverUrl: string,
): Promise<{ stop(): Promise<void>; failed: Promise<Error> }> => {
  const pool = createWorkerPool(serverUrl, { connectionsMax, log: shop.log })
  let runner: Runner
  try {
    runner = await run({ ...optionsOf(shop), pgPool: pool, concurrency: jobsAtOnceMax, parsedCronItems: cron() })
  } catch (error) {
    await pool.end()
    throw error
  }
  const failed = new Promise<Error>((settle) => {
    runner.promise.catch((cause: unknown) => settle(new Error('the job queue has ended', { cause })))
  })
  const stop = async (): Promise<void> => {
    // A queue that has ended by itself is stopped already.
    await runner.stop().catch((error: unknown) => shop.log.warn({ err: error }, 'the job queue had ended'))
    await pool.end()
  }
  return { stop, failed }
}

/**
 * Does every job that is due now, one after the other, and ends; what a job throws stays with the job.
 * @param serverUrl as for startJobs
 */
export const runDueJobs = async (shop: Shop, serverUrl: string): Promise<void> => {
  const pool = createWorkerPool(serverUrl, { connectionsMax, log: shop.log })
  try {
    await runOnce({ ...optionsOf(shop), pgPool: pool })
  } finally {
    await pool.end()
  }
}

const optionsOf = (shop: Shop) => ({
  taskList: createTasks(shop),
  logger: workerLogger(shop.log),
  // main.ts decides what a signal means.
  noHandleSignals: true,
})

// A run that was missed while the shop was closed is not made up for: the next one does the same work.
const cron = () => parseCronItems(timetable.map((item) => ({ ...item, options: { backfillPeriod: 0 } })))
