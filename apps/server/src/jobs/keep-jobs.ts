import { setTimeout as delay } from 'node:timers/promises'
import type { Shop } from '../shop.ts'
import { startJobs } from './runner.ts'

const retryMillisMin = 500
const retryMillisMax = 30_000

/**
 * Works off the queue for as long as the shop is open: a runner that ends because the database went away is started
 * again, first after half a second, then at ever longer intervals up to half a minute.
 * @param serverUrl as for startJobs
 * @returns stop: lets running jobs finish and ends. Throws what keeps the first start from succeeding.
 */
export const keepJobs = async (shop: Shop, serverUrl: string): Promise<{ stop(): Promise<void> }> => {
  const closing = new AbortController()
  let jobs = await startJobs(shop, serverUrl)

  const startAgain = async (): Promise<boolean> => {
    for (let wait = retryMillisMin; ; wait = Math.min(wait * 2, retryMillisMax)) {
      const waited = await delay(wait, true, { signal: closing.signal }).catch(() => false)
      if (!waited) return false
      try {
        jobs = await startJobs(shop, serverUrl)
        return true
      } catch (error) {
        shop.log.warn(`jobs: they cannot be worked off yet: ${(error as Error).message}`)
      }
    }
  }

  const watch = async (): Promise<void> => {
    const stopped = new Promise<null>((settle) => closing.signal.addEventListener('abort', () => settle(null)))
    for (;;) {
      const reason = await Promise.race([jobs.failed, stopped])
      await jobs.stop()
      if (!reason) return
      shop.log.warn(`jobs: ${reason.message}; they are started again`)
      if (!(await startAgain())) return
      shop.log.info('jobs: they are worked off again')
    }
  }

  const watched = watch()
  const stop = async (): Promise<void> => {
    closing.abort()
    await watched
  }
  return { stop }
}
