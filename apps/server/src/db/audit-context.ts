import { AsyncLocalStorage } from 'node:async_hooks'

const running = new AsyncLocalStorage<number>()

/**
 * Runs a call of staff: every transaction in it tells the database which row of the audit log it belongs to, and the
 * database notes what it changes (migration 0018).
 * @param auditId id in audit_log
 */
export const duringAudit = <Answer>(auditId: number, work: () => Promise<Answer>): Promise<Answer> =>
  running.run(auditId, work)

/**
 * Runs what a call of staff has begun and notes itself: the database notes none of its rows. For thousands of rows of
 * which a record of their own names each.
 */
export const outsideAudit = <Answer>(work: () => Promise<Answer>): Promise<Answer> => running.exit(work)

/**
 * The row of the audit log that what is done now belongs to, for jobs that go on with a call's work; null: nobody's.
 */
export const auditIdNow = (): number | null => running.getStore() ?? null

/** The statement that begins a transaction, with the call that it belongs to. */
export const beginText = (): string => {
  const auditId = running.getStore()
  return auditId === undefined ? 'begin' : `begin; set local pandrop.audit = '${auditId}'`
}
