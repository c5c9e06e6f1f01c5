import type { Answer, Received } from '@pandrop/contract/call'
import { csvOf } from '@pandrop/contract/csv'
import { isImported } from '@pandrop/contract/lifecycle/import'
import { ok, type Result, refuse } from '@pandrop/contract/result'
import { itemColumns } from '@pandrop/contract/staff/import-limits'
import type {
  exportImportRows as exportCall,
  listImportRows as listRowsCall,
  ImportRow as ShownImportRow,
  StaffImport,
} from '@pandrop/contract/staff/imports'
import { staffPageRows } from '@pandrop/contract/staff/pages'
import { instantOrNull } from '@pandrop/contract/wire'
import { cutPage, type Page, type PageAsked, readNumberPage } from '../../../db/keyset.ts'
import type { StaffContext } from '../../../shop.ts'
import { selectImportRows, selectWrongRows } from './import-rows.sql.ts'
import { type ImportRow, selectImport, selectImports } from './imports.sql.ts'
import { undoUntil } from './imports.ts'

type ViewContext = Pick<StaffContext, 'pool' | 'clock'>

const shown = (row: ImportRow, now: Date): StaffImport => {
  const until = isImported(row.state) ? undoUntil(row) : null
  return {
    id: row.id,
    format: row.format,
    state: row.state,
    file_name: row.file_name,
    files: row.files,
    uploaded_by: row.uploaded_name,
    uploaded_at: row.uploaded_at.toISOString(),
    rows: row.rows_total,
    rows_read: row.rows_read,
    rows_to_do: row.rows_to_do,
    rows_done: row.rows_done,
    counts: row.counts,
    odd: row.odd,
    settled: row.settled,
    problem: row.problem,
    confirmed_by: row.confirmed_name,
    confirmed_at: instantOrNull(row.confirmed_at),
    finished_at: instantOrNull(row.finished_at),
    undo_until: until !== null && until > now ? until.toISOString() : null,
    undone_by: row.undone_name,
    earlier: row.earlier,
  }
}

/** Imports, newest first; refuses invalid_input for a page that no other has named. */
export const importsOf = async (
  { pool, clock }: ViewContext,
  asked: PageAsked,
): Promise<Result<Page<StaffImport>, 'invalid_input'>> => {
  const page = readNumberPage(asked)
  if (!page.ok) return page
  const { before, rowsMax } = page.value
  const rows = await selectImports(pool, before, rowsMax)
  const now = clock.now()
  return ok(
    cutPage(
      rows.map((row) => shown(row, now)),
      rowsMax,
      ({ id }) => id,
    ),
  )
}

/** One import; refuses import_not_found. */
export const importOf = async (
  { pool, clock }: ViewContext,
  importId: number,
): Promise<Result<{ import: StaffImport }, 'import_not_found'>> => {
  const row = await selectImport(pool, importId)
  return row ? ok({ import: shown(row, clock.now()) }) : refuse('import_not_found')
}

/** Rows of an import by line; refuses import_not_found, and invalid_input for a page that no other has named. */
export const importRowsOf = async (
  { pool }: Pick<ViewContext, 'pool'>,
  importId: number,
  { outcome, after, limit = staffPageRows }: Received<typeof listRowsCall, 'query'>,
): Promise<Result<Page<ShownImportRow>, 'import_not_found' | 'invalid_input'>> => {
  if (after !== undefined && !/^[1-9]\d{0,8}$/.test(after))
    return refuse('invalid_input', { errors: { after: ['field_invalid'] } })
  if (!(await selectImport(pool, importId))) return refuse('import_not_found')
  const rowsMax = limit + 1
  const rows = await selectImportRows(pool, { importId, outcome, after: Number(after ?? 0), rowsMax })
  return ok(cutPage(rows, rowsMax, ({ line }) => line))
}

/**
 * The rows of an import that somebody has to mend, as they stood in its file, each with what is wrong.
 * @returns refuses import_not_found
 */
export const wrongRowsFile = async (
  { pool }: Pick<ViewContext, 'pool'>,
  importId: number,
): Promise<Result<Omit<Answer<typeof exportCall>, 'status'>, 'import_not_found'>> => {
  if (!(await selectImport(pool, importId))) return refuse('import_not_found')
  const rows = await selectWrongRows(pool, importId)
  const present = new Set(rows.flatMap(({ source }) => Object.keys(source ?? {})))
  // In the order of the template; the database keeps none.
  const columns = [...new Set([...itemColumns, ...present])].filter((column) => present.has(column))
  const head = ['line', 'wrong', 'why', ...(columns.length > 0 ? columns : ['what'])]
  const lines = rows.map(({ line, source, label, field, why }) => {
    const cells = columns.length > 0 ? columns.map((column) => source?.[column] ?? '') : [label]
    return [`${line}`, field ?? '', why ?? '', ...cells]
  })
  return ok({ file_name: `import-${importId}-wrong.csv`, csv: csvOf([head, ...lines]) })
}
