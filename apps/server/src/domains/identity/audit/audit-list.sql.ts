import { statement } from '../../../db/statement.ts'

/** A call of staff with what became of it. */
export interface AuditRow {
  id: number
  at: Date
  action: string
  path: string
  input: unknown
  address: string
  outcome: string | null
  staff_id: number | null
  staff_name: string | null
  key_id: number | null
  key_name: string | null
  changes_count: number
}

type PageValues = [before: number, limit: number, staffId: number | null, action: string | null]

const rows = (ids: string): string =>
  `select l.id, l.at, l.action, l.path, l.input, l.address, o.outcome, p.id as staff_id, p.name as staff_name,
     k.id as key_id, k.name as key_name,
     (select count(*)::int from audit_changes c where c.audit_id = l.id) as changes_count
   from (${ids}) as page
   join audit_log l using (id)
   left join audit_outcomes o on o.audit_id = l.id
   left join staff p on p.id = coalesce(l.staff_id, o.staff_id)
   left join staff_keys k on k.id = l.key_id
   order by l.id desc`

/** A text of its own for each way to ask, so that each is planned for its own index. */
const page = (name: string, { staff, action }: { staff: boolean; action: boolean }) => {
  const asked = action ? 'l.action = $4::text' : '$4::text is null'
  const everybodys = `select l.id from audit_log l
     where l.id < $1 and ${asked} and $3::bigint is null order by l.id desc limit $2`
  // Of a sign-in only the outcome knows who it was.
  const ones = `select id from (
       (select l.id from audit_log l
        where l.staff_id = $3::bigint and l.id < $1 and ${asked} order by l.id desc limit $2)
       union
       (select l.id from audit_outcomes o join audit_log l on l.id = o.audit_id
        where o.staff_id = $3::bigint and o.audit_id < $1 and ${asked} order by o.audit_id desc limit $2)
     ) as either order by id desc limit $2`
  return statement<AuditRow, PageValues>(name, rows(staff ? ones : everybodys))
}

/** Pages of the audit log, newest first, by what is asked for. */
export const auditPages = {
  all: page('audit_page', { staff: false, action: false }),
  byAction: page('audit_page_by_action', { staff: false, action: true }),
  byStaff: page('audit_page_by_staff', { staff: true, action: false }),
  byBoth: page('audit_page_by_both', { staff: true, action: true }),
} as const

interface RowValues {
  table: string
  row: string
  before: number
  rowsMax: number
  /** null: anybody, anything */
  staffId: number | null
  action: string | null
}

/** One page of the calls that changed one row, newest first; few have changed the same. */
export const auditPageOfRow = statement<AuditRow, RowValues>(
  'audit_page_of_row',
  rows(
    `select distinct c.audit_id as id from audit_changes c
     join audit_log l on l.id = c.audit_id
     left join audit_outcomes o on o.audit_id = c.audit_id
     where c.table_name = :table and c.row_id = :row and c.audit_id < :before
       and (:action::text is null or l.action = :action)
       and (:staffId::bigint is null or coalesce(l.staff_id, o.staff_id) = :staffId)
     order by id desc limit :rowsMax`,
  ),
)

/** A row that a call changed. */
export interface ChangeRow {
  audit_id: number
  table_name: string
  row_id: string
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
}

/** The first so many changes of each of these calls, in one query. */
export const auditChanges = statement<ChangeRow, [auditIds: number[], changesMax: number]>(
  'audit_changes_of_page',
  `select c.audit_id, c.table_name, c.row_id, c.before, c.after
   from unnest($1::bigint[]) as asked (id)
   cross join lateral (
     select id, audit_id, table_name, row_id, before, after from audit_changes
     where audit_id = asked.id order by id limit $2
   ) as c
   order by c.id`,
)

/** What each of these calls changed of one row. */
export const auditChangesOfRow = statement<ChangeRow, [auditIds: number[], table: string, row: string]>(
  'audit_changes_of_row',
  `select audit_id, table_name, row_id, before, after from audit_changes
   where table_name = $2 and row_id = $3 and audit_id = any($1::bigint[])
   order by id`,
)
