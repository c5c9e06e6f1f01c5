import { isReported, isUnreadable } from '@pandrop/contract/lifecycle/import'
import type { ImportFormatName } from '@pandrop/contract/staff/import-limits'
import type { StaffImport } from '@pandrop/contract/staff/imports'
import { outsideAudit } from '../db/audit-context.ts'
import { applyImport, undoImport } from '../domains/catalogue/imports/import-jobs.ts'
import { importOf, importRowsOf, importsOf } from '../domains/catalogue/imports/import-views.ts'
import { takeImportStep, uploadImport } from '../domains/catalogue/imports/imports.ts'
import { readImport } from '../domains/catalogue/imports/read-import.ts'
import type { Command, CommandContext } from './command.ts'
import { readImportFiles } from './import-files.ts'
import { type Columns, listOf, printJson, printList, printWhole } from './table.ts'
import { by, readNumber, readTyped, refusedExitCode, sayRefusal, sayUsage } from './usage.ts'

const text = { type: 'string' } as const
const flag = { type: 'boolean' } as const

const minutesUntilJob = 10

/** The command line does the job itself; where it is stopped, the shop takes up the rest. */
const jobAt = ({ clock }: Pick<CommandContext, 'clock'>): Date =>
  new Date(clock.now().getTime() + minutesUntilJob * 60_000)

const wordsOf = (counts: Readonly<Record<string, number>>): string =>
  Object.entries(counts)
    .map(([name, count]) => `${name} ${count}`)
    .join(', ')

const standing = async (context: CommandContext, importId: number): Promise<StaffImport> => {
  const found = await importOf(context, importId)
  if (!found.ok) throw new Error(`import ${importId} is not there`)
  return found.value.import
}

const problemsShown = 20

const sayRows = async (context: CommandContext, importId: number, outcome: 'wrong' | 'refused' | 'odd') => {
  const rows = await importRowsOf(context, importId, { outcome, limit: problemsShown })
  if (!rows.ok) return
  for (const { line, field, why, odd } of rows.value.rows)
    context.print(`  line ${line}${field ? `, ${field}` : ''}: ${why ?? ''}${outcome === 'odd' ? ` (${odd})` : ''}`)
  if (rows.value.next) context.print('  and more: see the import in the back office')
}

interface Finished {
  /** odd prices were meant */
  isSure: boolean
  json: boolean
}

const sayReport = async (context: CommandContext, found: StaffImport, oddLeft: number): Promise<void> => {
  const isDone = Object.keys(found.settled).length > 0
  context.print(`Import ${found.id}: ${wordsOf(isDone ? found.settled : found.counts)}.`)
  if (found.problem) context.print(found.problem)
  await sayRows(context, found.id, isDone ? 'refused' : 'wrong')
  if (oddLeft === 0) return
  context.print(`Rows with odd prices: ${oddLeft}. They stay out unless --sure says that they are meant.`)
  await sayRows(context, found.id, 'odd')
}

const finish = async (context: CommandContext, importId: number, { isSure, json }: Finished): Promise<number> => {
  const found = await standing(context, importId)
  const oddLeft = isSure ? 0 : found.odd
  if (json) printJson(context, found)
  else await sayReport(context, found, oddLeft)
  const left = (found.counts.wrong ?? 0) + (found.settled.refused ?? 0) + oddLeft
  return isUnreadable(found.state) || found.problem !== null || left > 0 ? refusedExitCode : 0
}

const options = {
  account: text,
  factor: text,
  day: text,
  'dry-run': flag,
  whole: flag,
  sure: flag,
  json: flag,
} as const

/** What can be said beside a file of each kind. */
const saidBeside: Record<ImportFormatName, string> = {
  items: '[--account <number>] ',
  steam: '--account <number> [--factor 0.95] ',
  skins: '',
  prices: '[--factor 0.95] [--day 2026-12-01] ',
}

/** `import items`, `import steam` and so on: reads a file, and imports what it found. */
const importing = (format: ImportFormatName, does: string): Command => {
  const command: Command = {
    name: `import ${format}`,
    does,
    usage: `import ${format} <file|-> ... ${saidBeside[format]}[--dry-run] [--whole] [--sure] [--json]`,
    run: async (context) => {
      const typed = readTyped(context.args, options)
      const { positionals: paths = [], values = {} } = typed ?? {}
      const accountId = values.account === undefined ? undefined : readNumber(values.account)
      const factor = readFactor(values.factor)
      const isMisread = (values.account !== undefined && !accountId) || factor === null
      if (!typed || paths.length === 0 || isMisread) return sayUsage(context, command)
      const files = await readImportFiles(paths)
      const sent = { files, options: { accountId, factor, day: values.day }, by, only: format, jobAt: jobAt(context) }
      const made = await uploadImport(context, sent)
      if (!made.ok) return sayRefusal(context, made)
      const { id: importId } = made.value
      const [isWhole, isSure] = [values.whole === true, values.sure === true]
      const ended = { isSure, json: context.json === true || values.json === true }
      // What it read of which row its report says; the job that reads uploads is nobody's call either.
      await outsideAudit(() => readImport(context, importId))
      const { state } = await standing(context, importId)
      if (values['dry-run'] || !isReported(state)) return finish(context, importId, ended)
      const begun = await takeImportStep(context, 'import', { importId, isWhole, isSure, by, jobAt: jobAt(context) })
      if (!begun.ok && begun.refusal !== 'import_nothing') {
        await finish(context, importId, ended)
        return ended.json ? refusedExitCode : sayRefusal(context, begun)
      }
      await applyImport(context, importId)
      return finish(context, importId, ended)
    },
  }
  return command
}

/** What prices are of the reference; null for what cannot be meant. */
const readFactor = (typed: string | undefined): number | undefined | null => {
  if (typed === undefined) return undefined
  return /^[0-2](\.\d{1,2})?$/.test(typed) && Number(typed) >= 0.01 && Number(typed) <= 2 ? Number(typed) : null
}

export const importItems = importing(
  'items',
  'imports items from our own CSV file; with --dry-run says what it would do',
)

export const importSteam = importing(
  'steam',
  'imports a Steam inventory, hidden and at the reference price; its pages are named one after the other',
)

export const importSkins = importing(
  'skins',
  'imports what skins exist and what they are, from skins.json or skins_not_grouped.json of CSGO-API; no prices',
)

export const importPrices = importing(
  'prices',
  'imports a price list (CSV, or JSON such as Skinport has): what each kind of a skin usually costs, times a factor',
)

const columns: Columns<StaffImport> = {
  import: ({ id }) => id,
  format: ({ format }) => format,
  state: ({ state }) => state,
  file: ({ file_name }) => file_name,
  rows: ({ rows }) => rows,
  'came to': ({ counts, settled }) => wordsOf(Object.keys(settled).length > 0 ? settled : counts),
  by: ({ uploaded_by }) => uploaded_by,
  uploaded: ({ uploaded_at }) => new Date(uploaded_at),
}

const importsShown = 30

/** `import list`: newest first. */
export const importList: Command = {
  name: 'import list',
  does: 'lists files that were imported, newest first, with what they came to',
  usage: 'import list',
  reads: true,
  run: async (context) => {
    if (context.args.length > 0) return sayUsage(context, importList)
    const found = await importsOf(context, { limit: importsShown })
    if (!found.ok) return sayRefusal(context, found)
    printList(context, { rows: found.value.rows, columns, none: 'Nothing was imported yet.' })
    return 0
  },
}

/** `import show`: one import with its rows that are wrong. */
export const importShow: Command = {
  name: 'import show',
  does: 'shows one import with the rows that are wrong or were left out',
  usage: 'import show <import>',
  reads: true,
  run: async (context) => {
    const importId = readNumber(context.args[0])
    if (!importId || context.args.length > 1) return sayUsage(context, importShow)
    const found = await importOf(context, importId)
    if (!found.ok) return sayRefusal(context, found)
    const shown = found.value.import
    const outcome = Object.keys(shown.settled).length > 0 ? 'refused' : 'wrong'
    const rows = await importRowsOf(context, importId, { outcome, limit: 100 })
    if (!rows.ok) return sayRefusal(context, rows)
    printWhole(context, {
      title: `Import ${shown.id}: ${shown.file_name}, ${shown.state}`,
      key: { import: shown.id, state: shown.state },
      facts: {
        file: shown.file_name,
        format: shown.format,
        report: wordsOf(shown.counts),
        'came to': wordsOf(shown.settled),
        problem: shown.problem,
        'imported by': shown.confirmed_by,
        'undone by': shown.undone_by,
      },
      lists: [listOf('rows', rowColumns, rows.value.rows)],
    })
    return 0
  },
}

const rowColumns: Columns<{ line: number; label: string; field: string | null; why: string | null }> = {
  line: ({ line }) => line,
  what: ({ label }) => label,
  column: ({ field }) => field,
  why: ({ why }) => why,
}

/** `import run`: imports what a report of before found. */
export const importRun: Command = {
  name: 'import run',
  does: 'imports what the report of a file found',
  usage: 'import run <import> [--whole] [--sure]',
  run: async (context) => {
    const typed = readTyped(context.args, { whole: flag, sure: flag })
    const importId = readNumber(typed?.positionals[0])
    if (!typed || !importId || typed.positionals.length > 1) return sayUsage(context, importRun)
    const [isWhole, isSure] = [typed.values.whole === true, typed.values.sure === true]
    const begun = await takeImportStep(context, 'import', { importId, isWhole, isSure, by, jobAt: jobAt(context) })
    if (!begun.ok) return sayRefusal(context, begun)
    await applyImport(context, importId)
    return finish(context, importId, { isSure, json: false })
  },
}

/** `import undo`: takes back what an import added. */
export const importUndo: Command = {
  name: 'import undo',
  does: 'takes back what an import added, within a day',
  usage: 'import undo <import>',
  run: async (context) => {
    const importId = readNumber(context.args[0])
    if (!importId || context.args.length > 1) return sayUsage(context, importUndo)
    const step = { importId, isWhole: false, isSure: false, by, jobAt: jobAt(context) }
    const begun = await takeImportStep(context, 'undo', step)
    if (!begun.ok) return sayRefusal(context, begun)
    await undoImport(context, importId)
    // What stayed out then is not asked about now.
    return finish(context, importId, { isSure: true, json: false })
  },
}
