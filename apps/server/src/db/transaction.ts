import type pg from 'pg'
import { beginText } from './audit-context.ts'
import type { Queryable } from './statement.ts'

declare const open: unique symbol

/** Statements that a transaction sent last, each beside the connection it went over. */
const lastOf = new WeakMap<Queryable, Promise<unknown>[]>()

/**
 * Leaves a statement to the end of the transaction: nothing waits for its answer but the commit, which is sent right
 * behind it. Where it fails, nothing is committed and inTransaction throws its error.
 * @param statement just sent over `tx`
 */
export const deferToCommit = (tx: Transaction, statement: Promise<unknown>): void => {
  // Whoever commits hears of a failure; here it must not count as unheard.
  statement.catch(() => undefined)
  lastOf.set(tx, [...(lastOf.get(tx) ?? []), statement])
}

/** A connection inside an open transaction; only inTransaction makes one, so a pool cannot be passed by mistake. */
export type Transaction = Queryable & { readonly [open]: true }

// SQLSTATE (PostgreSQL manual, appendix A): deadlock_detected and serialization_failure. Both mean "nothing happened".
const retryable = new Set(['40P01', '40001'])
const attemptsMax = 5

/**
 * Runs work in a transaction. Commits what it answers, unless that is a refusal (`ok: false`): then everything is
 * rolled back and the refusal returned as it is. A throw rolls back and goes on. Deadlocks and serialization failures
 * run the work again, up to five times, so it must have no effect outside the database.
 * @param pool where the connection comes from; each attempt uses one
 */
export const inTransaction = async <Answer>(
  pool: pg.Pool,
  work: (tx: Transaction) => Promise<Answer>,
): Promise<Answer> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await attemptOnce(pool, work)
    } catch (error) {
      if (attempt === attemptsMax || !retryable.has(sqlState(error))) throw error
    }
  }
}

const attemptOnce = async <Answer>(pool: pg.Pool, work: (tx: Transaction) => Promise<Answer>): Promise<Answer> => {
  const client = await pool.connect()
  let broken: Error | undefined
  // A connection that dies while it is lent out reports it here too; the running query rejects as well.
  const onError = (error: Error) => {
    broken = error
  }
  client.on('error', onError)
  try {
    // Sent together with the work's first statements. It fails only with its connection, and then they all do.
    const begun = client.query(beginText())
    begun.catch(() => undefined)
    const answer = await work(client as unknown as Transaction)
    await begun
    if (isRefusal(answer)) await client.query('rollback')
    else await commit(client)
    return answer
  } catch (error) {
    await client.query('rollback').catch((failure: Error) => {
      broken = failure
    })
    throw error
  } finally {
    client.off('error', onError)
    lastOf.delete(client)
    client.release(broken)
  }
}

const commit = async (client: pg.PoolClient): Promise<void> => {
  const last = lastOf.get(client) ?? []
  const [{ command }] = await Promise.all([client.query('commit'), ...last])
  // PostgreSQL answers a commit of a failed transaction with ROLLBACK instead of an error.
  if (command !== 'COMMIT') throw new Error('a failed statement was swallowed: the transaction was rolled back')
}

const isRefusal = (answer: unknown): boolean =>
  typeof answer === 'object' && answer !== null && 'ok' in answer && answer.ok === false

const sqlState = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : ''
