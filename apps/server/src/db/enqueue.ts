import type { JobPayloads } from '../jobs/payloads.ts'
import { type Queryable, statement } from './statement.ts'

const addJob = statement<never, [string, string, string | null, Date | null]>(
  'add_job',
  `select from graphile_worker.add_job($1, payload := $2::json, job_key := $3, run_at := $4)`,
)

/**
 * Queues a job in the caller's transaction: it runs only if that commits.
 * @param options.key replaces a waiting job of the same key
 * @param options.runAt UTC; as soon as possible when absent
 */
export const enqueue = async <Name extends keyof JobPayloads & string>(
  tx: Queryable,
  name: Name,
  payload: JobPayloads[Name],
  options: { key?: string; runAt?: Date } = {},
): Promise<void> => {
  await addJob(tx, name, JSON.stringify(payload), options.key ?? null, options.runAt ?? null)
}

const addJobs = statement<never, [string, string]>(
  'add_jobs',
  `select count(*)
   from graphile_worker.add_jobs(array(
     select json_populate_record(null::graphile_worker.job_spec, json_build_object('identifier', $1::text, 'payload', payload))
     from json_array_elements($2::json) as payload
   ))`,
)

/** Queues one job for each payload, in one trip. */
export const enqueueAll = async <Name extends keyof JobPayloads & string>(
  tx: Queryable,
  name: Name,
  payloads: JobPayloads[Name][],
): Promise<void> => {
  await addJobs(tx, name, JSON.stringify(payloads))
}
