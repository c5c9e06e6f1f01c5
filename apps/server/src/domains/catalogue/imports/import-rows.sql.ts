import type { ImportOutcome, ImportSettlement } from '@pandrop/contract/staff/import-limits'
import { firstRow, type Queryable, statement } from '../../../db/statement.ts'

export const deleteImportRows = statement<never, [importId: number]>(
  'delete_import_rows',
  'delete from import_rows where import_id = $1',
)

/** A row as its report keeps it. */
export interface ReportRow {
  line: number
  outcome: ImportOutcome
  label: string
  data: unknown
  source: Record<string, string> | null
  field: string | null
  why: string | null
  odd: string | null
  identity: string | null
  item_id: number | null
}

/** Takes a JSON array of ReportRow, and counts them as read. */
export const insertImportRows = statement<never, [importId: number, rows: string, count: number]>(
  'insert_import_rows',
  `with counted as (
     update imports set rows_read = rows_read + $3 where id = $1
   )
   insert into import_rows (import_id, line, outcome, label, data, source, field, why, odd, identity, item_id)
   select $1, line, outcome, label, data, source, field, why, odd, identity, item_id
   from jsonb_to_recordset($2) as row (
     line int, outcome text, label text, data jsonb, source jsonb, field text, why text, odd text, identity text,
     item_id bigint
   )`,
)

/** A row that is to be imported, as its report has it. */
interface RowToDo {
  line: number
  outcome: 'new' | 'changed'
  data: unknown
  item_id: number | null
  identity: string | null
}

/** Rows that are still to be imported: those that are odd only where that is meant. */
export const selectRowsToDo = statement<
  RowToDo,
  { importId: number; outcomes: readonly RowToDo['outcome'][]; isSure: boolean; rowsMax: number }
>(
  'select_import_rows_to_do',
  `select line, outcome, data, item_id, identity
   from import_rows
   where import_id = :importId and outcome = any(:outcomes) and settled is null and (odd is null or :isSure)
   order by line
   limit :rowsMax`,
)

/** How many rows there are to import, wrong ones, and changed and odd ones among the former. */
export const countRowsToDo = firstRow<
  { ready: number; changed: number; wrong: number; odd: number },
  [importId: number]
>(
  'count_import_rows_to_do',
  `select
     count(*) filter (where outcome in ('new', 'changed')) as ready,
     count(*) filter (where outcome = 'changed') as changed,
     count(*) filter (where outcome = 'wrong') as wrong,
     count(*) filter (where outcome in ('new', 'changed') and odd is not null) as odd
   from import_rows
   where import_id = $1`,
)

/** What became of a row. */
export interface SettledLine {
  line: number
  settled: ImportSettlement
  field: string | null
  why: string | null
  item_id: number | null
  before: unknown
}

/** Takes a JSON array of SettledLine. */
export const settleRows = statement<never, [importId: number, rows: string]>(
  'settle_import_rows',
  `update import_rows r
   set settled = done.settled, item_id = coalesce(done.item_id, r.item_id), field = coalesce(done.field, r.field),
     why = coalesce(done.why, r.why), before = coalesce(done.before, r.before)
   from jsonb_to_recordset($2) as done (
     line int, settled text, field text, why text, item_id bigint, before jsonb
   )
   where r.import_id = $1 and r.line = done.line`,
)

/** Rows that are still to be taken back, the last first: of two rows about one thing the first knows what was there. */
export const selectRowsToUndo = statement<
  { line: number; item_id: number | null; data: unknown; before: unknown },
  [importId: number, rowsMax: number]
>(
  'select_import_rows_to_undo',
  `select line, item_id, data, before
   from import_rows
   where import_id = $1 and (settled = 'added' or settled = 'changed' and before is not null)
   order by line desc
   limit $2`,
)

/** A row as it is shown. */
export interface ShownRow extends Omit<ReportRow, 'data' | 'source' | 'identity'> {
  settled: ImportSettlement | null
}

interface RowsAsked {
  importId: number
  after: number
  rowsMax: number
}

const shownColumns = 'line, outcome, label, field, why, odd, item_id, settled'

const selectRowsOfOutcome = statement<ShownRow, RowsAsked & { outcome: ImportOutcome }>(
  'select_import_rows_of_outcome',
  `select ${shownColumns}
   from import_rows
   where import_id = :importId and outcome = :outcome and line > :after
   order by line
   limit :rowsMax`,
)

const selectOddRows = statement<ShownRow, RowsAsked>(
  'select_odd_import_rows',
  `select ${shownColumns}
   from import_rows
   where import_id = :importId and odd is not null and line > :after
   order by line
   limit :rowsMax`,
)

const selectLeftRows = statement<ShownRow, RowsAsked>(
  'select_left_import_rows',
  `select ${shownColumns}
   from import_rows
   where import_id = :importId and settled in ('refused', 'kept') and line > :after
   order by line
   limit :rowsMax`,
)

/** By line; odd: those whose price is asked about, refused: those that could not be imported, or taken back. */
export const selectImportRows = (
  q: Queryable,
  { outcome, ...asked }: RowsAsked & { outcome: ImportOutcome | 'odd' | 'refused' },
): Promise<ShownRow[]> => {
  if (outcome === 'odd') return selectOddRows(q, asked)
  return outcome === 'refused' ? selectLeftRows(q, asked) : selectRowsOfOutcome(q, { ...asked, outcome })
}

/** Of items that a report missed, those that are still what it looked for. */
export const selectStillMissing = statement<
  { item_id: number },
  [importId: number, accountId: number, itemIds: readonly number[]]
>(
  'select_still_missing_items',
  `select r.item_id
   from import_rows r
   join items i on i.id = r.item_id
   where r.import_id = $1 and r.outcome = 'missing' and r.item_id = any($3)
     and i.steam_account_id = $2 and i.asset_id = r.data->>'assetId'
   order by r.item_id`,
)

/** Rows that somebody has to mend, as they stood in the file. */
export const selectWrongRows = statement<
  { line: number; source: Record<string, string> | null; label: string; field: string | null; why: string | null },
  [importId: number]
>(
  'select_wrong_import_rows',
  `select line, source, label, field, why
   from import_rows
   where import_id = $1 and (outcome = 'wrong' or settled = 'refused')
   order by line`,
)

/** Reports that nobody imported, and undone ones, keep their counts and not their rows. */
export const deleteOldImportRows = statement<never, [before: Date]>(
  'delete_old_import_rows',
  `delete from import_rows
   where import_id in (
     select id from imports where state in ('ready', 'failed', 'undone') and uploaded_at < $1 and rows_total > 0
   )`,
)
