import { setTimeout as delay } from 'node:timers/promises'
import type { Log } from '../log.ts'
import type { Postmaster } from './postmaster.ts'

/** What is kept running, however often it had to be started. */
export type Kept = Pick<Postmaster, 'ended' | 'stop' | 'abandon'>

const retryMillisMin = 100
const retryMillisMax = 30_000

/**
 * Starts a PostgreSQL again that ends unasked (killed for its memory, say), for as long as it takes. Whoever is
 * connected finds it at the same address.
 * @param first running now
 * @param start starts it again, on the same port
 * @returns ended: settles when it was stopped for good; stop and abandon as of the one that runs
 */
export const keepRunning = (first: Postmaster, start: () => Promise<Postmaster>, log: Log): Kept => {
  const closing = new AbortController()
  let postmaster = first

  const startAgain = async (): Promise<Postmaster | undefined> => {
    for (let wait = retryMillisMin; ; wait = Math.min(wait * 2, retryMillisMax)) {
      const waited = await delay(wait, true, { signal: closing.signal }).catch(() => false)
      if (!waited) return undefined
      try {
        return await start()
      } catch (error) {
        log.error(`PostgreSQL could not be started again yet: ${(error as Error).message}`)
      }
    }
  }

  const watch = async (): Promise<void> => {
    for (;;) {
      await postmaster.ended
      if (closing.signal.aborted) return
      log.error('PostgreSQL ended without having been asked to; it is started again')
      const again = await startAgain()
      if (!again) return
      if (closing.signal.aborted) return await again.stop()
      postmaster = again
      log.warn('PostgreSQL runs again')
    }
  }

  const ended = watch()
  const stop = async (): Promise<void> => {
    closing.abort()
    await postmaster.stop()
    await ended
  }
  return { ended, stop, abandon: () => postmaster.abandon() }
}
