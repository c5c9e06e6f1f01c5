import { createHash } from 'node:crypto'
import type { RefusalOf } from '@pandrop/contract/call'
import { type ImportState, importLifecycle } from '@pandrop/contract/lifecycle/import'
import type { StaffStepOf } from '@pandrop/contract/lifecycle/lifecycle'
import { ok, type Result, refuse } from '@pandrop/contract/result'
import { type ImportFormatName, rowsToUndo, wholeChangesMax } from '@pandrop/contract/staff/import-limits'
import type {
  takeImportStep as takeImportStepCall,
  uploadImport as uploadImportCall,
} from '@pandrop/contract/staff/imports'
import { dayName, daysAfter } from '@pandrop/money/days'
import { auditIdNow } from '../../../db/audit-context.ts'
import { enqueue } from '../../../db/enqueue.ts'
import { inTransaction, type Transaction } from '../../../db/transaction.ts'
import { fileNameOf } from '../../../foreign-text.ts'
import { type Noun, type StepDone, takeStep } from '../../../lifecycle/take-step.ts'
import type { StaffContext } from '../../../shop.ts'
import { selectOpenAccount } from '../staff-items/item-writes.sql.ts'
import { readText } from './file-text.rules.ts'
import { formatOf } from './formats.ts'
import type { ImportFormat } from './import-format.ts'
import { countRowsToDo, deleteOldImportRows } from './import-rows.sql.ts'
import {
  beginImport,
  beginUndo,
  type ImportOptions,
  type ImportRow,
  insertImport,
  insertImportFile,
  lockImport,
} from './imports.sql.ts'

type ImportContext = Pick<StaffContext, 'pool' | 'clock'>

/** A file that somebody sends in. */
export interface SentFile {
  bytes: Buffer
  /** empty: it has none */
  name: string
}

interface Sending {
  files: readonly SentFile[]
  options: ImportOptions
  /** staff:<id> or staff:cli */
  by: string
  /** what else they may not be of; absent: whatever is known */
  only?: ImportFormatName
  /** when the job takes up what is left; absent: at once */
  jobAt?: Date
}

// One import is read or written at a time: mails have the other of the two jobs that are done at once, but for the
// seconds that a change of prices takes.
const jobOf = (runAt: Date | undefined) => ({ queue: 'imports', ...(runAt && { runAt }) })

/**
 * Takes files in and has them read into a report (import-jobs.ts).
 * @param sending.files together at most as large as an import may be
 * @returns the number of the import; refuses import_empty, import_packed, import_encoding, import_unknown, import_mixed
 *   for files of several kinds, account_not_found, and invalid_input beside `day` for one that prices cannot be of yet
 */
export const uploadImport = async (
  context: ImportContext,
  { files, options, by, only, jobAt }: Sending,
): Promise<
  Result<
    { id: number },
    Exclude<RefusalOf<typeof uploadImportCall>, 'file_too_large' | 'body_unreadable'> | 'invalid_input'
  >
> => {
  const format = formatOfFiles(files)
  if (!format.ok) return format
  if (only !== undefined && format.value.name !== only) return refuse('import_unknown')
  const fingerprint = createHash('sha256')
  for (const { bytes } of files) fingerprint.update(createHash('sha256').update(bytes).digest())
  const { accountId, day } = options
  if (day !== undefined && !isPast(day, context.clock.now()))
    return refuse('invalid_input', { errors: { day: [noDayOfPrices] } })
  return inTransaction(context.pool, async (tx) => {
    if (format.value.needsAccount && accountId === undefined) return refuse('import_account_missing')
    if (accountId !== undefined && !(await selectOpenAccount(tx, accountId))) return refuse('account_not_found')
    const made = await insertImport(tx, {
      format: format.value.name,
      fileName: fileNameOf(files[0]?.name) || format.value.name,
      files: files.length,
      fingerprint: fingerprint.digest(),
      options: JSON.stringify(options),
      by,
      at: context.clock.now(),
    })
    if (!made) throw new Error('an import was not written down')
    for (const [index, { bytes }] of files.entries()) await insertImportFile(tx, made.id, index + 1, bytes)
    await enqueue(tx, 'read_import', { importId: made.id }, jobOf(jobAt))
    return ok(made)
  })
}

const noDayOfPrices = { text: 'A day such as 2026-12-01, not later than today' }

/** Whether a text is a day of this century, today at the latest. */
const isPast = (day: string, now: Date): boolean =>
  /^20\d{2}-\d{2}-\d{2}$/.test(day) && day <= dayName(now) && new Date(`${day}T00:00:00Z`).toJSON()?.startsWith(day)

const formatOfFiles = (
  files: readonly SentFile[],
): Result<ImportFormat, 'import_empty' | 'import_packed' | 'import_encoding' | 'import_unknown' | 'import_mixed'> => {
  const found = new Set<ImportFormat>()
  for (const { bytes } of files) {
    const text = readText(bytes)
    if (!text.ok) return text
    const format = formatOf(text.value)
    if (!format) return refuse('import_unknown')
    found.add(format)
  }
  const [format, ...others] = found
  if (!format) return refuse('import_empty')
  return others.length > 0 ? refuse('import_mixed') : ok(format)
}

const undoDays = 1

/** Until when what an import added can be taken back; null: nothing was imported. */
export const undoUntil = ({ finished_at: finishedAt }: Pick<ImportRow, 'finished_at'>): Date | null =>
  finishedAt && daysAfter(finishedAt, undoDays)

const importNoun: Noun<typeof importLifecycle, 'import_not_found', 'import_state_wrong'> = {
  name: 'import',
  lifecycle: importLifecycle,
  notFound: 'import_not_found',
  stateWrong: 'import_state_wrong',
}

/** A step with an import. */
interface ImportStepping {
  importId: number
  /** all rows or none */
  isWhole: boolean
  /** prices that were asked about are meant */
  isSure: boolean
  /** staff:<id> or staff:cli */
  by: string
  /** when the job takes up what is left; absent: at once */
  jobAt?: Date
}

/**
 * Has what a report found imported, or what that added taken back, by a job.
 * @returns unchanged where that was begun before; refuses import_not_found, import_state_wrong, import_nothing where
 *   there is nothing to import, and where all or nothing was to be imported import_rows_wrong for a row that is, and
 *   import_whole_too_large for more changes than buyers can wait for
 */
export const takeImportStep = (
  { pool, clock }: ImportContext,
  step: StaffStepOf<typeof importLifecycle>,
  stepping: ImportStepping,
): Promise<Result<StepDone<ImportState>, RefusalOf<typeof takeImportStepCall>>> =>
  inTransaction(pool, async (tx) => {
    const row = await lockImport(tx, stepping.importId)
    const at = clock.now()
    const subject = row && { ...row, undo_until: undoUntil(row) }
    return takeStep(importNoun, { subject, step, at }, async () =>
      step === 'import' ? begin(tx, { ...stepping, at }) : takeBack(tx, { ...stepping, at }),
    )
  })

type Stepping = ImportStepping & { at: Date }

const begin = async (
  tx: Transaction,
  { importId, isWhole, isSure, by, at, jobAt }: Stepping,
): Promise<Result<StepDone<ImportState>, 'import_nothing' | 'import_rows_wrong' | 'import_whole_too_large'>> => {
  const { ready = 0, changed = 0, wrong = 0, odd = 0 } = (await countRowsToDo(tx, importId)) ?? {}
  const rows = isSure ? ready : ready - odd
  const left = wrong + (isSure ? 0 : odd)
  if (rows === 0) return refuse('import_nothing')
  if (isWhole && left > 0) return refuse('import_rows_wrong', { values: { rows: `${left}` } })
  if (isWhole && changed > wholeChangesMax)
    return refuse('import_whole_too_large', { values: { rows: `${changed}`, max: `${wholeChangesMax}` } })
  await beginImport(tx, { importId, isWhole, isSure, rows, by, at, auditId: auditIdNow() })
  await enqueue(tx, 'apply_import', { importId }, jobOf(jobAt))
  return ok({ state: 'importing', changed: true })
}

const takeBack = async (
  tx: Transaction,
  { importId, by, at, jobAt }: Stepping,
): Promise<Result<StepDone<ImportState>, never>> => {
  const row = await lockImport(tx, importId)
  const rows = row ? rowsToUndo(row) : 0
  await beginUndo(tx, { importId, rows, by, at, auditId: auditIdNow() })
  await enqueue(tx, 'undo_import', { importId }, jobOf(jobAt))
  return ok({ state: 'undoing', changed: true })
}

/** Forgets the rows of reports that nobody imported, and of imports that were undone, uploaded before a moment. */
export const forgetOldImportRows = async ({ pool }: Pick<ImportContext, 'pool'>, before: Date): Promise<void> => {
  await deleteOldImportRows(pool, before)
}
