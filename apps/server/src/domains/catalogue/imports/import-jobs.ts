import { isBeingImported, isBeingUndone } from '@pandrop/contract/lifecycle/import'
import { refuse } from '@pandrop/contract/result'
import { wholeChangesMax } from '@pandrop/contract/staff/import-limits'
import { duringAudit, outsideAudit } from '../../../db/audit-context.ts'
import { inTransaction, type Transaction } from '../../../db/transaction.ts'
import { keepable } from '../../../foreign-text.ts'
import type { StaffContext } from '../../../shop.ts'
import { formatNamed } from './formats.ts'
import { orGiveUp } from './give-up.ts'
import { type ImportRun, remembering, type SettledRow } from './import-format.ts'
import { type SettledLine, selectRowsToDo, selectRowsToUndo, settleRows } from './import-rows.sql.ts'
import {
  concludeImport,
  type ImportRow,
  lockImport,
  noteRowsDone,
  selectImport,
  waitForOtherImports,
} from './imports.sql.ts'
import { whyCharactersMax } from './keepable-row.ts'

type JobContext = Pick<StaffContext, 'pool' | 'clock'>

// Whoever buys waits for the items that one transaction holds, so that none holds many.
const rowsAtOnce = 500

/** Imports the rows of a report, part by part; after a crash the rest. All or nothing: in one transaction. */
export const applyImport = async (context: JobContext, importId: number): Promise<void> => {
  const found = await selectImport(context.pool, importId)
  if (!found || !isBeingImported(found.state)) return
  const work = () => (found.is_whole ? applyWhole(context, found) : applyParts(context, found))
  await orGiveUp(context, importId, () => noted(found, work))
}

/** What a job changes stands in the audit log under the call that somebody began it with. */
const noted = ({ audit_id: auditId }: ImportRow, work: () => Promise<void>): Promise<void> =>
  auditId === null ? work() : duringAudit(auditId, work)

type Running = Omit<ImportRun, 'at'>

const runOf = ({ id, options, is_sure: isSure, confirmed_by: by }: ImportRow): Running => ({
  importId: id,
  options,
  once: remembering(),
  isSure,
  by: by ?? 'job:apply_import',
})

const applyParts = async ({ pool, clock }: JobContext, found: ImportRow): Promise<void> => {
  const { id: importId } = found
  const run = runOf(found)
  for (let isOver = false; !isOver; ) {
    isOver = await inTransaction(pool, async (tx) => {
      const locked = await lockImport(tx, importId)
      if (!locked || !isBeingImported(locked.state)) return true
      await waitForOtherImports(tx)
      const settled = await applyPart(tx, found, { ...run, at: clock.now() })
      await noteRowsDone(tx, importId, locked.rows_done + settled.length)
      if (settled.length > 0) return false
      await concludeImport(tx, { importId, state: 'done', problem: null, finishedAt: clock.now() })
      return true
    })
  }
}

const applyPart = async (
  tx: Transaction,
  { id: importId, format, is_sure: isSure }: ImportRow,
  run: ImportRun,
  { outcomes, rowsMax }: { outcomes: readonly ('new' | 'changed')[]; rowsMax: number } = everyRow,
): Promise<SettledRow[]> => {
  const rows = await selectRowsToDo(tx, { importId, outcomes, isSure, rowsMax })
  if (rows.length === 0) return []
  const reported = rows.map(({ item_id: itemId, ...row }) => ({ ...row, itemId }))
  const settled = await formatNamed(format).apply(tx, reported, run)
  await keepSettled(tx, importId, rows, settled)
  return settled
}

const everyRow = { outcomes: ['new', 'changed'] as const, rowsMax: rowsAtOnce }

const keepSettled = async (
  tx: Transaction,
  importId: number,
  rows: readonly { line: number }[],
  settled: readonly SettledRow[],
): Promise<void> => {
  const lines = rows.map(({ line }, place): SettledLine => {
    const became = settled[place]
    if (!became) throw new Error(`nobody said what became of line ${line} of import ${importId}`)
    const { field = null, why = null, itemId = null, before = null } = became
    const kept = why === null ? null : keepable(why, whyCharactersMax)
    return { line, settled: became.settled, field, why: kept, item_id: itemId, before }
  })
  await settleRows(tx, importId, JSON.stringify(lines))
}

/**
 * In one transaction, which holds the import's own row at its end alone: how far it is, is noted beside it. Rows that
 * add something hold nobody up and come first; what the others change is locked at once, in its order, and not for
 * long.
 */
const applyWhole = async ({ pool, clock }: JobContext, found: ImportRow): Promise<void> => {
  const { id: importId } = found
  const refused: { rows: SettledRow[] } = { rows: [] }
  const done = await inTransaction(pool, async (tx) => {
    refused.rows = []
    await waitForOtherImports(tx)
    const now = await selectImport(tx, importId)
    if (!now || !isBeingImported(now.state)) return null
    const run = { ...runOf(found), at: clock.now() }
    let rows = 0
    for (let isOver = false; !isOver; ) {
      const settled = await applyPart(tx, found, run, { outcomes: ['new'], rowsMax: rowsAtOnce })
      refused.rows.push(...settled.filter((row) => row.settled === 'refused'))
      rows += settled.length
      isOver = settled.length === 0
      // How far it is belongs on the screen and not in the audit log.
      if (!isOver) await outsideAudit(() => noteRowsDone(pool, importId, rows))
    }
    // One more than there can be: what is left would be half of it.
    const settled = await applyPart(tx, found, run, { outcomes: ['changed'], rowsMax: wholeChangesMax + 1 })
    refused.rows.push(...settled.filter((row) => row.settled === 'refused'))
    if (refused.rows.length > 0) return refuse('import_rows_wrong')
    await lockImport(tx, importId)
    await noteRowsDone(tx, importId, rows + settled.length)
    await concludeImport(tx, { importId, state: 'done', problem: null, finishedAt: clock.now() })
    return null
  })
  const [first] = refused.rows
  if (done === null || !first) return
  const others = refused.rows.length > 1 ? ` (and ${refused.rows.length - 1} more)` : ''
  const problem = `Nothing was imported, because the shop has changed since the report: ${first.why}${others}`
  await inTransaction(pool, async (tx) => {
    await lockImport(tx, importId)
    await concludeImport(tx, {
      importId,
      state: 'ready',
      problem: keepable(problem, whyCharactersMax),
      finishedAt: null,
    })
  })
}

/** Takes back what an import added, part by part; after a crash the rest. */
export const undoImport = async (context: JobContext, importId: number): Promise<void> => {
  const { pool, clock } = context
  const found = await selectImport(pool, importId)
  if (!found || !isBeingUndone(found.state)) return
  const work = () =>
    noted(found, async () => {
      for (let isOver = false; !isOver; ) isOver = await inTransaction(pool, (tx) => undoPart(tx, found, clock.now()))
    })
  await orGiveUp(context, importId, work)
}

const undoPart = async (tx: Transaction, { id: importId, format, undone_by: by }: ImportRow, at: Date) => {
  const locked = await lockImport(tx, importId)
  if (!locked || !isBeingUndone(locked.state)) return true
  await waitForOtherImports(tx)
  const rows = await selectRowsToUndo(tx, importId, rowsAtOnce)
  if (rows.length === 0) {
    await concludeImport(tx, { importId, state: 'undone', problem: null, finishedAt: null })
    return true
  }
  const done = rows.map(({ item_id: itemId, ...row }) => ({ ...row, itemId }))
  const settled = await formatNamed(format).undo(tx, done, { importId, by: by ?? 'job:undo_import', at })
  await keepSettled(tx, importId, rows, settled)
  await noteRowsDone(tx, importId, locked.rows_done + rows.length)
  return false
}
