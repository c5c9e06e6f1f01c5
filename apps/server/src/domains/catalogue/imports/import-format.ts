import type { ImportFormatName, ImportOutcome, ImportSettlement } from '@pandrop/contract/staff/import-limits'
import type { Queryable } from '../../../db/statement.ts'
import type { Transaction } from '../../../db/transaction.ts'
import type { ImportOptions } from './imports.sql.ts'

/** Why a row is wrong: the column, where it is one, and the reason in words. */
export interface RowProblem {
  field: string | null
  why: string
}

/** A row as its format reads it, before anything is compared. */
export interface ReadRow<Data> {
  /** of the file, from 1; of several files they are counted on */
  line: number
  /** what it is of, as far as the file says */
  label: string
  /** null: it cannot be read, or is not ours */
  data: Data | null
  /** as it stood in the file, column by column, for whoever mends it */
  source: Record<string, string> | null
  problem?: RowProblem
  /** it is of something that the shop does not sell */
  isForeign?: boolean
}

/** All rows of a file, or why it cannot be read as a whole. */
export type ReadFile<Data> = Legible<Data> | { problem: string }

interface Legible<Data> {
  rows: ReadRow<Data>[]
  /** Steam's numbers of all copies that it shows, of which some may be of nothing that the shop sells */
  assetIds?: readonly string[]
  /** false: it tells of a part alone, so what is not in it may still be there */
  isComplete?: boolean
  /** what whoever sent it should know */
  note?: string
}

/** A row that can be read. */
export interface DataRow<Data> {
  line: number
  data: Data
}

/** A row that is to be imported, as its report had it. */
export interface ReportedRow<Data> extends DataRow<Data> {
  outcome: 'new' | 'changed'
  /** the item that it changes, or the one that it tells of otherwise */
  itemId: number | null
  /** what tells its copy, where it carries no number */
  identity: string | null
}

/** What a row comes to beside what the shop has. */
export interface ComparedRow {
  outcome: Exclude<ImportOutcome, 'missing'>
  label: string
  field?: string | null
  /** what is wrong, or what it changes */
  why?: string | null
  /** what is asked about its price once more */
  odd?: string | null
  /** tells the same copy in another import, where it carries no number */
  identity?: string | null
  itemId?: number | null
}

/** An item that the shop has and the file should have had. */
export interface MissingItem {
  itemId: number
  /** Steam's number of it, by which it was looked for */
  assetId: string
  label: string
  why: string
}

/** What became of a row. */
export interface SettledRow {
  settled: ImportSettlement
  /** why it was refused or kept */
  why?: string
  field?: string | null
  itemId?: number | null
  /** what stood there before, where undoing puts it back; holds nothing that JSON cannot */
  before?: unknown
}

/** A row that is to be taken back. */
export interface DoneRow<Data> extends DataRow<Data> {
  itemId: number | null
  /** what its format kept when it was settled; null: nothing, as where an item was added */
  before: unknown
}

/** Makes what is the same for all parts of an import once, and remembers it under its name. */
export type Once = <Value>(name: string, make: () => Value) => Value

/** Who imports, and what they said. */
export interface ImportRun {
  importId: number
  options: ImportOptions
  /** of this import; the parts of a report are compared in the order of the file */
  once: Once
  /** prices that were asked about are meant */
  isSure: boolean
  /** staff:<id> or staff:cli */
  by: string
  at: Date
}

/**
 * One kind of file that is imported. Its rows are kept as JSON between reading and importing, so `Data` holds nothing
 * that JSON cannot.
 */
export interface ImportFormat<Data = unknown> {
  name: ImportFormatName
  /** whoever sends it has to say which Steam account it is of */
  needsAccount?: true
  /** whether a text is of this kind: looked at before it is read, so it must be quick about any text */
  recognises(text: string): boolean
  /** Reads all files of an import together, asking nobody else: large ones in a thread of their own (read-files.ts). */
  read(texts: readonly string[]): Promise<ReadFile<Data>>
  /** Compares rows with what the shop has, without changing anything; answers in the order of the rows. */
  compare(
    q: Queryable,
    rows: readonly DataRow<Data>[],
    about: Pick<ImportRun, 'importId' | 'options' | 'once'>,
  ): Promise<ComparedRow[]>
  /**
   * Imports rows that were new or changed in the report, which is compared once more: others were at work meanwhile.
   * The same again changes nothing. Answers in the order of the rows. All that rows change it locks at once, in order:
   * all or nothing hands over every changed row together.
   */
  apply(tx: Transaction, rows: readonly ReportedRow<Data>[], run: ImportRun): Promise<SettledRow[]>
  /** Takes back what rows added, and what they changed where they said what was there; in the order of the rows. */
  undo(
    tx: Transaction,
    rows: readonly DoneRow<Data>[],
    run: Pick<ImportRun, 'importId' | 'by' | 'at'>,
  ): Promise<SettledRow[]>
  /** What the shop has and the files of an import should have had. */
  missing?(q: Queryable, assetIds: readonly string[], options: ImportOptions): Promise<MissingItem[]>
}

/** A memory for the parts of one import. */
export const remembering = (): Once => {
  const made = new Map<string, unknown>()
  return <Value>(name: string, make: () => Value): Value => {
    if (!made.has(name)) made.set(name, make())
    return made.get(name) as Value
  }
}
