import { AsyncLocalStorage } from 'node:async_hooks'

const running = new AsyncLocalStorage<number>()

/**
 * Runs a call of staff: every transaction in it tells the database which row of the audit log it belongs to, and the
 * database notes what it changes (migration 0018).
 * @param auditId id in audit_log
 */
export const duringAudit = <Answer>(auditId: number, work: () => Promise<Answer>): Promise<Answer> =>
  running.run(auditId, work)

/** The statement that begins a transaction, with the call that it belongs to. */
export const beginText = (): string => {
  const auditId = running.getStore()
  return auditId === undefined ? 'begin' : `begin; set local pandrop.audit = '${auditId}'`
}
