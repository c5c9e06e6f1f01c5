import { runMigrations } from 'graphile-worker'
import pg from 'pg'
import { checkQueueRights } from '../db/check-rights.ts'
import type { Queryable } from '../db/statement.ts'
import { OperatorProblem } from '../operator-problem.ts'
import { workerLogger } from './worker-logger.ts'
import { createWorkerPool } from './worker-pool.ts'

/** Where graphile-worker keeps jobs. */
const schema = 'graphile_worker'

/**
 * Lets the server's login make graphile-worker's tables its own, because their row-level security knows only their
 * owner. The schema and its first table come from the owner of the database: graphile-worker then creates no schema,
 * for which the login would need rights on the whole database. Repeating it changes nothing.
 * @param owner connected as the owner
 * @param serverLogin name of the server's login; the owner's own name where there is one login only
 */
export const prepareWorkerSchema = async (owner: Queryable, serverLogin: string): Promise<void> => {
  const login = pg.escapeIdentifier(serverLogin)
  // The table as graphile-worker's documentation describes it (installSchema in its migrate.js).
  await owner.query(`
    create schema if not exists ${schema};
    create table if not exists ${schema}.migrations (
      id int primary key,
      ts timestamptz not null default now(),
      breaking boolean not null default false
    );
    grant usage, create on schema ${schema} to ${login};
    grant select, insert, update on ${schema}.migrations to ${login}
  `)
}

/**
 * Creates or updates graphile-worker's tables, under the server's login; a queue that belongs to another login is
 * refused (OperatorProblem), with what to type.
 * @param serverUrl address of the database under that login
 */
export const migrateWorker = async (serverUrl: string): Promise<void> => {
  const pool = createWorkerPool(serverUrl, { connectionsMax: 1 })
  try {
    const missing = await checkQueueRights(pool)
    if (missing.length > 0) throw new OperatorProblem(`The database is not ready:\n${missing.join('\n')}`)
    await runMigrations({ pgPool: pool, logger: workerLogger() })
  } finally {
    await pool.end()
  }
}
