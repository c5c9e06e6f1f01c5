import { firstRow, statement } from '../../../db/statement.ts'

export interface DatabaseRow {
  bytes: number
  connections: number
  connections_max: number
  /** that follow it through a replication slot */
  standbys: number
  server_version: string
  /** of the newest migration; null: none was applied */
  migration: string | null
}

export const selectDatabase = firstRow<DatabaseRow, []>(
  'select_database_health',
  `select pg_database_size(current_database()) as bytes,
     (select count(*)::int from pg_stat_activity where backend_type = 'client backend') as connections,
     current_setting('max_connections')::int as connections_max,
     (select count(*)::int from pg_replication_slots where slot_type = 'physical' and active and not temporary)
       as standbys,
     current_setting('server_version') as server_version,
     (select max(name) from schema_migrations) as migration`,
)

export interface ArchiveRow {
  /** when PostgreSQL last handed over what it had written; where it never did, since when it is counted */
  archived_at: Date
  failing: boolean
}

/** How the database's archive is; no row where none is kept. */
export const selectArchive = firstRow<ArchiveRow, []>(
  'select_archive_health',
  `select coalesce(last_archived_time, stats_reset) as archived_at,
     coalesce(last_failed_time > coalesce(last_archived_time, '-infinity'), false) as failing
   from pg_stat_archiver where current_setting('archive_mode') <> 'off'`,
)

export interface QueueRow {
  due: number
  /** how long the one that has waited longest was due; 0 where none is */
  lag_seconds: number
  /** programs that have said within half a minute that they work the queue off */
  workers: number
  /** the one that has run longest until now; null where none runs */
  running: string | null
  running_seconds: number | null
}

// The queue's own time is the database's, not the shop's clock.
export const selectQueue = firstRow<QueueRow, []>(
  'select_queue_health',
  `select due.*, workers.*, running.*
   from
     (select count(*)::int as due, coalesce(extract(epoch from now() - min(run_at)), 0)::int as lag_seconds
      from graphile_worker.jobs
      where locked_at is null and attempts < max_attempts and run_at <= now()) as due,
     (select count(*)::int as workers from job_workers where seen_at > now() - interval '30 seconds') as workers
   left join lateral
     (select task_identifier as running, extract(epoch from now() - locked_at)::int as running_seconds
      from graphile_worker.jobs
      where locked_at is not null
      order by locked_at
      limit 1) as running on true`,
)

export interface QueuedTaskRow {
  task: string
  due: number
  lag_seconds: number
}

/** What is due by its kind; kinds of which nothing is due are left out. */
export const selectQueuedTasks = statement<QueuedTaskRow, []>(
  'select_queued_tasks',
  `select task_identifier as task, count(*)::int as due, extract(epoch from now() - min(run_at))::int as lag_seconds
   from graphile_worker.jobs
   where locked_at is null and attempts < max_attempts and run_at <= now()
   group by task_identifier`,
)

export const selectFailingMailAge = firstRow<{ seconds: number }, { mailJobs: readonly string[] }>(
  'select_failing_mail_age',
  `select coalesce(extract(epoch from now() - min(created_at)), 0)::int as seconds
   from graphile_worker.jobs
   where task_identifier = any(:mailJobs::text[]) and last_error is not null`,
)

/** Copies that stand in more than one order that counts; read from the index that forbids it. */
export const selectItemsSoldTwice = firstRow<{ items: number }, []>(
  'select_items_sold_twice',
  `select count(*)::int as items
   from (select item_id from order_lines where live group by item_id having count(*) > 1) as sold`,
)

export interface SlowRunRow {
  task: string
  milliseconds: number
  at: Date
}

export const selectSlowestRuns = statement<SlowRunRow, [since: Date, rowsMax: number]>(
  'select_slowest_job_runs',
  `select task, slowest_milliseconds as milliseconds, slowest_at as at
   from job_runs where slowest_at >= $1
   order by slowest_milliseconds desc, task
   limit $2`,
)

export interface MoneyRow {
  notice_at: Date | null
  settled_at: Date | null
  answer_at: Date | null
  /** payouts that are with the bank since before $1, and of which it has said nothing */
  unanswered: number
}

export const selectMoneyHealth = firstRow<MoneyRow, [sentBefore: Date]>(
  'select_money_health',
  `select
     (select max(received_at) from provider_events) as notice_at,
     (select max(settled_at) from payments where state = 'Success') as settled_at,
     (select max(imported_at) from bank_answers) as answer_at,
     (select count(*)::int from payouts where state = 'sent' and sent_at < $1) as unanswered`,
)

export interface WebhooksRow {
  on: number
  gave_up: number
  waiting_since: Date | null
}

export const selectWebhookHealth = firstRow<WebhooksRow, []>(
  'select_webhook_health',
  `select count(*) filter (where is_on)::int as on, count(gave_up_at)::int as gave_up,
     min((
       select happened_at from webhook_deliveries where endpoint_id = webhook_endpoints.id and state = 'waiting'
       order by id limit 1
     )) filter (where is_on) as waiting_since
   from webhook_endpoints`,
)

export interface BackupRow {
  step: 'created' | 'tried'
  made_at: Date
  at: Date
}

/** The newest of each. */
export const selectBackups = statement<BackupRow, []>(
  'select_newest_backups',
  `select distinct on (step) step, made_at, at from backup_steps order by step, at desc, id desc`,
)
