import { messages } from '@pandrop/contract/messages'
import { ok, type Result, refuse } from '@pandrop/contract/result'
import { deskPageRows } from '@pandrop/contract/staff/pages'
import type { AuditEntry } from '@pandrop/contract/staff/team'
import type { Queryable } from '../../db/statement.ts'
import { type AuditRow, auditChanges, auditPages, type ChangeRow } from './audit-desk.sql.ts'

// A file of the bank changes thousands of rows at once; the first ones tell what it was.
const changesMax = 50

/** Which part of the audit log. */
export interface AuditQuery {
  staff?: number | undefined
  action?: string | undefined
  after?: string | undefined
  limit?: number | undefined
}

/**
 * One page of what was done at the desk, newest first, each call with what it changed.
 * Refuses invalid_input beside `after` where it is no end of a page.
 */
export const listAuditLog = async (
  q: Queryable,
  { staff, action, after, limit = deskPageRows }: AuditQuery,
): Promise<Result<{ rows: AuditEntry[]; next: string | null }, 'invalid_input'>> => {
  if (after !== undefined && !/^[1-9]\d{0,14}$/.test(after))
    return refuse('invalid_input', { errors: { after: [messages.field_invalid] } })
  const before = after === undefined ? Number.MAX_SAFE_INTEGER : Number(after)
  // One more than is shown: it tells whether there is another page.
  const found = await pageFor({ staff, action })(q, before, limit + 1, staff ?? null, action ?? null)
  const page = found.slice(0, limit)
  const changes = await auditChanges(
    q,
    page.map(({ id }) => id),
    changesMax,
  )
  const ofRow = (row: AuditRow) => changes.filter(({ audit_id }) => audit_id === row.id)
  const rows = page.map((row) => entryOf(row, ofRow(row)))
  return ok({ rows, next: found.length > limit ? String(page.at(-1)?.id) : null })
}

const pageFor = ({ staff, action }: AuditQuery) => {
  if (staff === undefined) return action === undefined ? auditPages.all : auditPages.byAction
  return action === undefined ? auditPages.byStaff : auditPages.byBoth
}

const entryOf = (row: AuditRow, changes: ChangeRow[]): AuditEntry => ({
  id: row.id,
  at: row.at.toISOString(),
  staff: row.staff_id === null ? null : { id: row.staff_id, name: row.staff_name ?? '' },
  action: row.action,
  path: row.path,
  input: row.input,
  outcome: row.outcome,
  address: row.address,
  changes: changes.map(({ table_name: table, row_id, before, after }) => ({ table, row: row_id, before, after })),
  changes_count: row.changes_count,
})
