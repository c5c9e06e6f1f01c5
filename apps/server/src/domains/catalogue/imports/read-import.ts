import { isBeingRead } from '@pandrop/contract/lifecycle/import'
import { importRowsMax } from '@pandrop/contract/staff/import-limits'
import { inTransaction } from '../../../db/transaction.ts'
import { keepable } from '../../../foreign-text.ts'
import type { StaffContext } from '../../../shop.ts'
import { tooManyRows } from './file-text.rules.ts'
import { formatNamed } from './formats.ts'
import { orGiveUp } from './give-up.ts'
import { type ComparedRow, type ImportFormat, type ReadRow, remembering } from './import-format.ts'
import { deleteImportRows, insertImportRows, type ReportRow } from './import-rows.sql.ts'
import {
  concludeImport,
  deleteImportFiles,
  type ImportRow,
  lockImport,
  noteRowsTotal,
  selectImport,
  selectImportFiles,
} from './imports.sql.ts'
import { labelCharactersMax, whyCharactersMax } from './keepable-row.ts'
import { readFiles } from './read-files.ts'

type JobContext = Pick<StaffContext, 'pool' | 'clock'>

const rowsAtOnce = 500

/** Reads the files of an import into its report, which changes nothing else; begun anew after a crash. */
export const readImport = async (context: JobContext, importId: number): Promise<void> => {
  const found = await selectImport(context.pool, importId)
  if (!found || !isBeingRead(found.state)) return
  await orGiveUp(context, importId, () => readInto(context, found))
}

const readInto = async ({ pool }: Pick<JobContext, 'pool'>, found: ImportRow): Promise<void> => {
  const { id: importId } = found
  const format = formatNamed(found.format)
  const files = (await selectImportFiles(pool, importId)).map(({ bytes }) => bytes)
  const read = await readFiles({ format: format.name, files })
  const problem = 'problem' in read ? read.problem : problemOf(read.rows.length)
  const note = 'note' in read ? read.note : undefined
  if (problem === null && 'rows' in read) {
    await report({ pool }, { found, format, rows: read.rows })
    if (read.isComplete ?? true) await reportMissing({ pool }, { found, format, rows: read.rows }, read.assetIds ?? [])
  }
  await inTransaction(pool, async (tx) => {
    const locked = await lockImport(tx, importId)
    if (!locked || !isBeingRead(locked.state)) return
    await deleteImportFiles(tx, importId)
    const state = problem === null ? 'ready' : 'failed'
    const said = problem ?? note
    await concludeImport(tx, {
      importId,
      state,
      problem: said === undefined ? null : keepable(said, whyCharactersMax),
      finishedAt: null,
    })
  })
}

const problemOf = (rows: number): string | null => {
  if (rows > importRowsMax) return tooManyRows
  return rows === 0 ? 'There is nothing below its first line.' : null
}

interface Reporting {
  found: ImportRow
  format: ImportFormat
  rows: readonly ReadRow<unknown>[]
}

const report = async (
  { pool }: Pick<JobContext, 'pool'>,
  { found: { id: importId, options }, format, rows }: Reporting,
): Promise<void> => {
  await inTransaction(pool, async (tx) => {
    await deleteImportRows(tx, importId)
    await noteRowsTotal(tx, importId, rows.length)
  })
  const once = remembering()
  for (let first = 0; first < rows.length; first += rowsAtOnce) {
    const part = rows.slice(first, first + rowsAtOnce)
    const legible = part.flatMap(({ line, data }) => (data === null ? [] : [{ line, data }]))
    const compared = await format.compare(pool, legible, { importId, options, once })
    const byLine = new Map(legible.map(({ line }, place) => [line, compared[place]]))
    const kept = part.map((row) => reportRow(row, byLine.get(row.line)))
    await insertImportRows(pool, importId, JSON.stringify(kept), kept.length)
  }
}

const reportMissing = async (
  { pool }: Pick<JobContext, 'pool'>,
  { found: { id: importId, options }, format, rows }: Reporting,
  assetIds: readonly string[],
): Promise<void> => {
  const missing = (await format.missing?.(pool, assetIds, options)) ?? []
  const last = rows.reduce((line, row) => Math.max(line, row.line), 0)
  const kept = missing.map(
    ({ itemId, assetId, label, why }, place): ReportRow => ({
      ...nothingSaid,
      line: last + place + 1,
      outcome: 'missing',
      label: keepable(label, labelCharactersMax),
      data: { assetId },
      why: keepable(why, whyCharactersMax),
      item_id: itemId,
    }),
  )
  if (kept.length > 0) await insertImportRows(pool, importId, JSON.stringify(kept), 0)
}

const nothingSaid = { data: null, source: null, field: null, why: null, odd: null, identity: null, item_id: null }

const whyOrNull = (why: string | null | undefined): string | null =>
  why === null || why === undefined ? null : keepable(why, whyCharactersMax)

const reportRow = (row: ReadRow<unknown>, compared: ComparedRow | undefined): ReportRow => {
  const { line, label, data, source, problem, isForeign } = row
  const base = { ...nothingSaid, line, source }
  if (isForeign) return { ...base, outcome: 'not_ours', label, source: null, why: problem?.why ?? null }
  if (!compared) return { ...base, outcome: 'wrong', label, field: problem?.field ?? null, why: problem?.why ?? null }
  const { outcome, field = null, identity = null, itemId = null } = compared
  const isToDo = outcome === 'new' || outcome === 'changed'
  return {
    ...base,
    outcome,
    label: keepable(compared.label, labelCharactersMax),
    // What is as it should be already needs no row to be imported from, nor to be mended.
    data: isToDo ? data : null,
    source: outcome === 'same' ? null : source,
    field,
    why: whyOrNull(compared.why),
    odd: whyOrNull(compared.odd),
    identity,
    item_id: itemId,
  }
}
