import { firstRow, statement } from '../../../db/statement.ts'

export const insertAudit = firstRow<
  { id: number },
  {
    at: Date
    staffId: number | null
    keyId: number | null
    action: string
    path: string
    input: string
    address: string
  }
>(
  'insert_audit',
  `insert into audit_log (at, staff_id, key_id, action, path, input, address)
   values (:at, :staffId, :keyId, :action, :path, :input, :address) returning id`,
)

export const insertAuditOutcome = statement<never, [auditId: number, outcome: string, staffId: number | null]>(
  'insert_audit_outcome',
  'insert into audit_outcomes (audit_id, outcome, staff_id) values ($1, $2, $3)',
)
