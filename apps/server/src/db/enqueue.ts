import type { JobPayloads } from '../jobs/payloads.ts'
import { type Queryable, statement } from './statement.ts'

const addJob = statement<
  never,
  { name: string; payload: string; key: string | null; runAt: Date | null; queue: string | null }
>(
  'add_job',
  `select from graphile_worker.add_job(
     :name, payload := :payload::json, job_key := :key, run_at := :runAt, queue_name := :queue
   )`,
)

/**
 * Queues a job in the caller's transaction: it runs only if that commits.
 * @param options.key replaces a waiting job of the same key
 * @param options.runAt UTC; as soon as possible when absent
 * @param options.queue jobs of one queue run one after the other
 */
export const enqueue = async <Name extends keyof JobPayloads & string>(
  tx: Queryable,
  name: Name,
  payload: JobPayloads[Name],
  { key, runAt, queue }: { key?: string; runAt?: Date; queue?: string } = {},
): Promise<void> => {
  await addJob(tx, {
    name,
    payload: JSON.stringify(payload),
    key: key ?? null,
    runAt: runAt ?? null,
    queue: queue ?? null,
  })
}

const addJobs = statement<never, [string, string]>(
  'add_jobs',
  `select count(*)
   from graphile_worker.add_jobs(array(
     select json_populate_record(
       null::graphile_worker.job_spec, json_build_object('identifier', $1::text, 'payload', payload)
     )
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
