import { ok, type Result } from '@pandrop/contract/result'
import type { AuditEntry } from '@pandrop/contract/staff/team'
import { cutPage, type Page, type PageAsked, readNumberPage } from '../../../db/keyset.ts'
import type { Queryable } from '../../../db/statement.ts'
import {
  type AuditRow,
  auditChanges,
  auditChangesOfRow,
  auditPageOfRow,
  auditPages,
  type ChangeRow,
} from './audit-list.sql.ts'

// A file of the bank changes thousands of rows at once; the first ones tell what it was.
const changesMax = 50

/** Which part of the audit log. */
export interface AuditQuery extends PageAsked {
  staff?: number | undefined
  action?: string | undefined
  /** what changed this row of this table alone */
  row?: ChangedRow | undefined
}

interface ChangedRow {
  table: string
  row: string
}

/**
 * One page of what was done in the back office, newest first, each call with what it changed; where one row is asked
 * for, with what it changed of that one.
 * Refuses invalid_input beside `after` where it is no end of a page.
 */
export const listAuditLog = async (
  q: Queryable,
  { staff, action, row: changed, ...asked }: AuditQuery,
): Promise<Result<Page<AuditEntry>, 'invalid_input'>> => {
  const page = readNumberPage(asked)
  if (!page.ok) return page
  const { before, rowsMax } = page.value
  const of = { staffId: staff ?? null, action: action ?? null }
  const found = changed
    ? await auditPageOfRow(q, { ...changed, ...of, before, rowsMax })
    : await pageFor({ staff, action })(q, before, rowsMax, of.staffId, of.action)
  const { rows, next } = cutPage(found, rowsMax, ({ id }) => id)
  const ids = rows.map(({ id }) => id)
  const changes = changed
    ? await auditChangesOfRow(q, ids, changed.table, changed.row)
    : await auditChanges(q, ids, changesMax)
  const ofRow = (row: AuditRow) => changes.filter(({ audit_id }) => audit_id === row.id)
  return ok({ rows: rows.map((row) => entryOf(row, ofRow(row))), next })
}

const pageFor = ({ staff, action }: AuditQuery) => {
  if (staff === undefined) return action === undefined ? auditPages.all : auditPages.byAction
  return action === undefined ? auditPages.byStaff : auditPages.byBoth
}

const entryOf = (row: AuditRow, changes: ChangeRow[]): AuditEntry => ({
  id: row.id,
  at: row.at.toISOString(),
  staff: row.staff_id === null ? null : { id: row.staff_id, name: row.staff_name ?? '' },
  key: row.key_id === null ? null : { id: row.key_id, name: row.key_name ?? '' },
  action: row.action,
  path: row.path,
  input: row.input,
  outcome: row.outcome,
  address: row.address,
  changes: changes.map(({ table_name: table, row_id, before, after }) => ({ table, row: row_id, before, after })),
  changes_count: row.changes_count,
})
