import type { Result } from '@pandrop/contract/result'
import { duringAudit } from '../../db/audit-context.ts'
import type { Shop } from '../../shop.ts'
import { insertAudit, insertAuditOutcome } from './audit.sql.ts'

/** A call of the desk that may change something. */
export interface AuditedCall {
  /** null where nobody is signed in yet */
  staffId: number | null
  /** the call's name in the contract */
  action: string
  /** with its parameters filled in */
  path: string
  input: unknown
  /** IP address as the server saw it */
  address: string
}

const secretFields = new Set(['password', 'cur_password', 'code', 'credential', 'iban'])

/** Without what must never be written down. */
const withoutSecrets = (input: unknown): string =>
  JSON.stringify(input ?? {}, (name, value) => (secretFields.has(name) ? '…' : value))

/**
 * Makes a call of the desk under the eyes of the audit log: a row before it, what it changes noted by the database in
 * the same transaction (migration 0018), its outcome after it. A call whose row cannot be written is not made.
 * @param who asked after the call: a sign-in knows only then who it was
 */
export const audited = async <Outcome extends Result<unknown>>(
  { pool, clock }: Pick<Shop, 'pool' | 'clock'>,
  { staffId, action, path, input, address }: AuditedCall,
  { work, who }: { work: () => Promise<Outcome>; who: () => number | null },
): Promise<Outcome> => {
  const row = await insertAudit(pool, clock.now(), staffId, action, path, withoutSecrets(input), address)
  if (!row) throw new Error('the audit log answered without a row')
  const conclude = (outcome: string) => insertAuditOutcome(pool, row.id, outcome, who())
  try {
    const result: Result<unknown> = await duringAudit(row.id, work)
    await conclude(result.ok ? 'done' : result.refusal)
    return result as Outcome
  } catch (error) {
    await conclude('failed')
    throw error
  }
}
