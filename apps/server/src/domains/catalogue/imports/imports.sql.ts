import type { ImportState } from '@pandrop/contract/lifecycle/import'
import type { ImportFormatName } from '@pandrop/contract/staff/import-limits'
import { firstRow, statement } from '../../../db/statement.ts'

/** What whoever sent a file said beside it. */
export interface ImportOptions {
  /** the Steam account that its items are kept on, where the file does not say */
  accountId?: number | undefined
  /** what comes in without a price asks the reference times this, and so does a price of a list; absent: 1 */
  factor?: number | undefined
  /** that prices of a list are of, 2026-12-01; absent: that of the upload */
  day?: string | undefined
}

/** An import as it stands. */
export interface ImportRow {
  id: number
  format: ImportFormatName
  state: ImportState
  file_name: string
  files: number
  options: ImportOptions
  uploaded_at: Date
  rows_total: number | null
  rows_read: number
  rows_to_do: number
  rows_done: number
  counts: Record<string, number>
  odd: number
  settled: Record<string, number>
  problem: string | null
  is_whole: boolean
  is_sure: boolean
  confirmed_by: string | null
  confirmed_at: Date | null
  audit_id: number | null
  finished_at: Date | null
  undone_by: string | null
  uploaded_name: string
  confirmed_name: string | null
  undone_name: string | null
  /** an import of before with the very same files */
  earlier: number | null
}

/** By whom, as the back office names them. */
const nameOf = (by: string): string => `coalesce((select name from staff where 'staff:' || id = ${by}), ${by})`

const columns = `
  i.id, i.format, i.state, i.file_name, i.files, i.options, i.uploaded_at, i.rows_total, i.rows_read,
  i.rows_to_do, i.rows_done, i.counts, i.odd, i.settled, i.problem, i.is_whole, i.is_sure, i.confirmed_by,
  i.confirmed_at, i.audit_id, i.finished_at, i.undone_by, ${nameOf('i.uploaded_by')} as uploaded_name,
  ${nameOf('i.confirmed_by')} as confirmed_name, ${nameOf('i.undone_by')} as undone_name,
  (select max(before.id) from imports before where before.fingerprint = i.fingerprint and before.id < i.id) as earlier`

export const insertImport = firstRow<
  { id: number },
  {
    format: ImportFormatName
    fileName: string
    files: number
    fingerprint: Buffer
    options: string
    by: string
    at: Date
  }
>(
  'insert_import',
  `insert into imports (format, file_name, files, fingerprint, options, uploaded_by, uploaded_at)
   values (:format, :fileName, :files, :fingerprint, :options, :by, :at)
   returning id`,
)

export const insertImportFile = statement<never, [importId: number, place: number, bytes: Buffer]>(
  'insert_import_file',
  'insert into import_files (import_id, place, bytes) values ($1, $2, $3)',
)

export const selectImportFiles = statement<{ bytes: Buffer }, [importId: number]>(
  'select_import_files',
  'select bytes from import_files where import_id = $1 order by place',
)

export const deleteImportFiles = statement<never, [importId: number]>(
  'delete_import_files',
  'delete from import_files where import_id = $1',
)

/** Newest first. */
export const selectImports = statement<ImportRow, [before: number, rowsMax: number]>(
  'select_imports',
  `select ${columns} from imports i where i.id < $1 order by i.id desc limit $2`,
)

export const selectImport = firstRow<ImportRow, [importId: number]>(
  'select_import',
  `select ${columns} from imports i where i.id = $1`,
)

export const lockImport = firstRow<ImportRow, [importId: number]>(
  'lock_import',
  `select ${columns} from imports i where i.id = $1 for no key update of i`,
)

/** Imports write one after the other: what one has compared stays true until it has written. */
export const waitForOtherImports = statement<never, []>(
  'wait_for_other_imports',
  `select pg_advisory_xact_lock(hashtextextended('imports', 0))`,
)

export const noteRowsTotal = statement<never, [importId: number, rows: number]>(
  'note_import_rows_total',
  'update imports set rows_total = $2, rows_read = 0 where id = $1',
)

/** Counts the rows of an import anew and gives it its next state. */
export const concludeImport = statement<
  never,
  { importId: number; state: ImportState; problem: string | null; finishedAt: Date | null }
>(
  'conclude_import',
  `update imports
   set state = :state, problem = :problem, finished_at = coalesce(:finishedAt, finished_at),
     odd = (select count(*) from import_rows where import_id = :importId and odd is not null),
     counts = (
       select coalesce(jsonb_object_agg(outcome, count), '{}')
       from (select outcome, count(*) from import_rows where import_id = :importId group by outcome) as found
     ),
     settled = (
       select coalesce(jsonb_object_agg(settled, count), '{}')
       from (
         select settled, count(*)
         from import_rows
         where import_id = :importId and settled is not null
         group by settled
       ) as done
     )
   where id = :importId`,
)

export const beginImport = statement<
  never,
  {
    importId: number
    isWhole: boolean
    isSure: boolean
    rows: number
    by: string
    at: Date
    auditId: number | null
  }
>(
  'begin_import',
  `update imports
   set state = 'importing', is_whole = :isWhole, is_sure = :isSure, rows_to_do = :rows, rows_done = 0, problem = null,
     confirmed_by = :by, confirmed_at = :at, audit_id = :auditId
   where id = :importId`,
)

export const beginUndo = statement<
  never,
  { importId: number; rows: number; by: string; at: Date; auditId: number | null }
>(
  'begin_import_undo',
  `update imports
   set state = 'undoing', rows_to_do = :rows, rows_done = 0, undone_by = :by, undone_at = :at, audit_id = :auditId
   where id = :importId`,
)

/** How many rows are imported or taken back, for whoever looks how far it is. */
export const noteRowsDone = statement<never, [importId: number, rows: number]>(
  'note_import_rows_done',
  'update imports set rows_done = $2 where id = $1',
)

/** The newest report of what a Steam account holds. */
export const selectNewestReport = firstRow<{ id: number }, [accountId: number]>(
  'select_newest_report_of_account',
  `select id
   from imports
   where format = 'steam' and (options->>'accountId')::bigint = $1 and state not in ('reading', 'failed')
   order by id desc
   limit 1`,
)

/** Imports that a job has been at since before a moment, by when they were begun. */
export const selectImportsAtWork = statement<ImportRow, [states: readonly ImportState[], before: Date]>(
  'select_imports_at_work',
  `select ${columns}
   from imports i
   where i.state = any($1)
     and greatest(i.uploaded_at, i.confirmed_at, i.undone_at) < $2
   order by i.id`,
)
