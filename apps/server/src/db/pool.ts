import pg from 'pg'
import type { Log } from './log.ts'
import { PrimaryClient } from './primary-client.ts'

/** What a pool needs to know. */
export interface PoolOptions {
  /** postgres://login:password@host:port/database */
  connectionString: string
  /** at most this many connections */
  connectionsMax?: number
  log?: Log
  /** what one statement may take; nothing is bounded where absent: migrations, seeds, the jobs' long work */
  limits?: StatementLimits
  /** a standby is connected to as well: for whoever looks first whether it is one (recovery.ts) */
  mayBeStandby?: true
}

/** Milliseconds after which PostgreSQL cancels what is running. The connection can be used again. */
export interface StatementLimits {
  statement_timeout: number
  /** waiting for a lock; less than the statement's own */
  lock_timeout: number
  /** a transaction whose process has forgotten it; ends the connection */
  idle_in_transaction_session_timeout: number
}

/**
 * For what visitors ask: a query that has run away must not hold a connection for ever. Whoever waits for a lock is
 * answered before the browser gives up, which it does after 20 seconds.
 */
export const requestLimits: StatementLimits = {
  statement_timeout: 30_000,
  lock_timeout: 15_000,
  idle_in_transaction_session_timeout: 30_000,
}

// PostgreSQL's object ids of the types whose default translation does not suit us (pg_type.oid).
const bigintType = 20
const dateType = 1082

const readBigint = (text: string): number => {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`bigint beyond the safe integers: ${text}`)
  return value
}

const types = new pg.TypeOverrides()
types.setTypeParser(bigintType, readBigint)
// A calendar day has no time zone: it stays the text YYYY-MM-DD. timestamptz becomes a Date by the driver's default.
types.setTypeParser(dateType, (text) => text)

/** Settings of every connection of the shop, pooled or not. */
export const connectionOptions = (connectionString: string) => ({
  connectionString,
  types,
  application_name: 'pandrop',
  connectionTimeoutMillis: 10_000,
  keepAlive: true,
  // One whose other end is gone without a word is noticed within 20 seconds, not after two hours.
  keepAliveInitialDelayMillis: 10_000,
})

/**
 * A pool of connections, each of which sends statements as they come instead of waiting for the answer to the one
 * before: independent statements of a transaction share one way to the database and back. bigint arrives as number
 * (beyond the safe integers throws), timestamptz as Date, date as YYYY-MM-DD, numeric as text: cast sums of cents to
 * bigint.
 */
export const createPool = (options: PoolOptions): pg.Pool => {
  const { connectionString, connectionsMax = 10, log, limits, mayBeStandby } = options
  const pool = new pg.Pool({
    ...connectionOptions(connectionString),
    Client: mayBeStandby ? pg.Client : PrimaryClient,
    max: connectionsMax,
    pipeline: true,
    // A transaction that its process forgot must not hold a customer's row for ever.
    idle_in_transaction_session_timeout: 60_000,
    ...limits,
  })
  // An idle connection reports a stopping database here; without a listener the whole process would end.
  pool.on('error', (error) => {
    if (!pool.ending) log?.warn(`database connection lost: ${error.message}`)
  })
  return pool
}
