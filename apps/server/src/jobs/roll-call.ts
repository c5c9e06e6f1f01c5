import { EventEmitter } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import type { WorkerEvents } from 'graphile-worker'
import type pg from 'pg'
import type { Log } from '../db/log.ts'
import { firstRow, statement } from '../db/statement.ts'

const beatMillis = 10_000
/** Two calls may be missed: a server that is merely slow keeps its jobs. */
const silentSecondsMax = 30

const callIn = statement<never, [string[]]>(
  'job_worker_lives',
  `insert into job_workers (id, seen_at) select unnest($1::text[]), now()
   on conflict (id) do update set seen_at = excluded.seen_at`,
)

const forgetSilent = statement<never, [number]>(
  'forget_silent_job_workers',
  'delete from job_workers where seen_at < now() - make_interval(secs => $1)',
)

const forget = statement<never, [string[]]>('forget_job_workers', 'delete from job_workers where id = any($1)')

// What runs once and ends (otpool-…) is in nobody's roll. A worker that has just begun may not be in it yet.
const freeOrphans = firstRow<{ freed: number }, [number]>(
  'free_jobs_of_silent_workers',
  `with freed as (
     update graphile_worker._private_jobs set locked_at = null, locked_by = null, run_at = greatest(run_at, now())
     where locked_by like 'pool-%' and locked_at < now() - make_interval(secs => $1)
       and not exists (select from job_workers as w where w.id = locked_by)
     returning id
   )
   select count(*)::int as freed from freed`,
)

const freeJobsOf = statement<never, [string[]]>(
  'free_jobs_of_workers',
  `update graphile_worker._private_jobs set locked_at = null, locked_by = null, run_at = greatest(run_at, now())
   where locked_by = any($1)`,
)

/** Frees the jobs of servers that have not said for half a minute that they live; a job of theirs is done again. */
export const takeOver = async (pool: pg.Pool, log: Log): Promise<void> => {
  await forgetSilent(pool, silentSecondsMax)
  const orphans = await freeOrphans(pool, silentSecondsMax)
  if (orphans && orphans.freed > 0) log.warn(`jobs: ${orphans.freed} of a server that is gone are taken over`)
}

/** The workers of this process in the roll that all servers of a shop share. */
export interface RollCall {
  /** for graphile-worker, which says here who works */
  events: WorkerEvents
  /** says that they live, at once and then every ten seconds, and takes over from those that are gone */
  begin(): void
  /** after they have stopped: what they still hold is free at once */
  end(): Promise<void>
}

/**
 * Keeps the roll for the workers of one runner.
 * @param pool connected as the server
 */
export const rollCall = (pool: pg.Pool, log: Log): RollCall => {
  const events: WorkerEvents = new EventEmitter()
  const ids: string[] = []
  events.on('pool:create', ({ workerPool }) => ids.push(workerPool.id))
  const ending = new AbortController()
  let calling: Promise<void> = Promise.resolve()

  const call = async (): Promise<void> => {
    while (!ending.signal.aborted) {
      await callIn(pool, ids)
        .then(() => takeOver(pool, log))
        .catch((error: Error) => log.warn(`jobs: the roll could not be called: ${error.message}`))
      await delay(beatMillis, undefined, { signal: ending.signal }).catch(() => undefined)
    }
  }

  return {
    events,
    begin: () => {
      calling = call()
    },
    end: async () => {
      ending.abort()
      await calling
      await freeJobsOf(pool, ids)
      await forget(pool, ids)
    },
  }
}
