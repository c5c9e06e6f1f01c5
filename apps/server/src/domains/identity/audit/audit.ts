import type { Result } from '@pandrop/contract/result'
import { duringAudit } from '../../../db/audit-context.ts'
import type { Shop } from '../../../shop.ts'
import { insertAudit, insertAuditOutcome } from './audit.sql.ts'

/** A call of staff that may change something. */
export interface AuditedCall {
  /** null where nobody is signed in yet */
  staffId: number | null
  /** the key of a program that acts for them */
  keyId?: number | null
  /** the call's name in the contract */
  action: string
  /** with its parameters filled in */
  path: string
  input: unknown
  /** IP address as the server saw it */
  address: string
}

// What is written to a customer stays with the conversation, and goes with it; the log is for good.
const secretFields = new Set(['password', 'cur_password', 'code', 'credential', 'iban', 'message'])

/** Without what must never be written down. */
const withoutSecrets = (input: unknown): string =>
  JSON.stringify(input ?? {}, (name, value) => (secretFields.has(name) ? '…' : value))

/** What became of a call, and who made it, where only the call could tell. */
interface Concluded {
  outcome: string
  staffId: number | null
}

/**
 * Does something under the eyes of the audit log: a row before it, what it changes noted by the database in the same
 * transaction (migration 0018), its outcome after it. What cannot be written down is not done.
 * @param outcomeOf asked after the work
 */
export const noted = async <Answer>(
  { pool, clock }: Pick<Shop, 'pool' | 'clock'>,
  { staffId, keyId = null, action, path, input, address }: AuditedCall,
  { work, outcomeOf }: { work: () => Promise<Answer>; outcomeOf: (answer: Answer) => Concluded },
): Promise<Answer> => {
  const call = { staffId, keyId, action, path, input: withoutSecrets(input), address }
  const row = await insertAudit(pool, { at: clock.now(), ...call })
  if (!row) throw new Error('the audit log answered without a row')
  try {
    const answer = await duringAudit(row.id, work)
    const concluded = outcomeOf(answer)
    await insertAuditOutcome(pool, row.id, concluded.outcome, concluded.staffId)
    return answer
  } catch (error) {
    await insertAuditOutcome(pool, row.id, 'failed', staffId)
    throw error
  }
}

/**
 * Makes a call of staff, noted.
 * @param who asked after the call: a sign-in knows only then who it was
 */
export const audited = <Outcome extends Result<unknown>>(
  shop: Pick<Shop, 'pool' | 'clock'>,
  call: AuditedCall,
  { work, who }: { work: () => Promise<Outcome>; who: () => number | null },
): Promise<Outcome> =>
  noted(shop, call, {
    work,
    outcomeOf: (result: Result<unknown>) => ({ outcome: result.ok ? 'done' : result.refusal, staffId: who() }),
  })
