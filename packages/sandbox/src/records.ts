import { join } from 'node:path'
import { openJournal } from './journal.ts'
import { createTable, type Table } from './table.ts'

/** Kinds of records by the names of their tables. */
type Kinds<Records> = { [Name in keyof Records]: { id: string } }

export type Tables<Records extends Kinds<Records>> = { [Name in keyof Records]: Table<Records[Name]> }

/** Records to add or replace, by id. One set of changes is one line of the journal: all of it survives, or none. */
export type Changes<Records> = { [Name in keyof Records]?: Records[Name][] }

/** What a sandbox keeps: in memory, and in a journal from which the next start reads it back. */
export interface Kept<Changed> {
  /** Keeps the changes: on the disk first, then in memory. */
  commit(changes: Changed): void
  /** Whether the journal has grown far beyond its records and is worth compacting. */
  isBloated(): boolean
  /** Rewrites the journal with one line per record. */
  compact(): void
  close(): void
}

const staleLinesMax = 1000

/**
 * Reads the records kept in the folder `dataDir`, or begins without any there. Throws when the journal is damaged.
 * @param names of all tables
 * @param onChange hears of every change once the tables have it, those that are read back included: for indexes
 * @param asKept what an older version has written, as it is written today
 */
export const openRecords = <Records extends Kinds<Records>>(
  dataDir: string,
  names: readonly (keyof Records)[],
  {
    onChange,
    asKept = (changes) => changes,
  }: {
    onChange: (changes: Changes<Records>) => void
    asKept?: (changes: Changes<Records>) => Changes<Records>
  },
): Kept<Changes<Records>> & { tables: Tables<Records> } => {
  const { journal, lines } = openJournal(join(dataDir, 'journal.jsonl'))
  const tables = Object.fromEntries(names.map((name) => [name, createTable()])) as Tables<Records>

  const apply = (changes: Changes<Records>): void => {
    for (const name of names) for (const record of changes[name] ?? []) tables[name].put(record)
    onChange(changes)
  }

  for (const line of lines) apply(asKept(line as Changes<Records>))

  return {
    tables,
    commit: (changes) => {
      journal.append(changes)
      apply(changes)
    },
    isBloated: () => {
      const records = names.reduce((sum, name) => sum + tables[name].size(), 0)
      return journal.lineCount() > records + staleLinesMax
    },
    compact: () => journal.replace(names.flatMap((name) => tables[name].all().map((record) => ({ [name]: [record] })))),
    close: journal.close,
  }
}
