import { csvOf } from '@pandrop/contract/csv'
import { formatCents } from '@pandrop/money/format'
import { cents, inUnits } from '@pandrop/money/money'
import type { CommandContext } from './command.ts'

/** An amount of the database as operators read it: 1,234.50. */
export const money = (amount: number): string => formatCents(cents(amount))

/** A moment to the minute, UTC: 2026-11-21 12:00Z. */
export const moment = (at: Date): string => `${at.toISOString().slice(0, 16).replace('T', ' ')}Z`

interface Amount {
  eurCents: number
}

/** What stands in a column or beside a fact; null for nothing. */
type Shown = string | number | boolean | null | Date | Amount

/** An amount of the database, in EUR. */
export const euro = (amount: number): Amount => ({ eurCents: amount })

export const euroOrNone = (amount: number | null): Amount | null => (amount === null ? null : euro(amount))

const textOf = (shown: Shown): string => {
  if (shown === null) return ''
  if (shown instanceof Date) return moment(shown)
  if (typeof shown === 'boolean') return shown ? 'yes' : 'no'
  return typeof shown === 'object' ? money(shown.eurCents) : String(shown)
}

/** As on the wire: moments of ISO 8601, amounts in EUR units. */
const wireOf = (shown: Shown): unknown =>
  shown !== null && typeof shown === 'object' && !(shown instanceof Date) ? inUnits(shown.eurCents) : shown

const fieldOf = (name: string): string => name.toLowerCase().replaceAll('-', '').replaceAll(' ', '_')

/** Columns by their heads, each with what stands in it. */
export type Columns<Row> = Readonly<Record<string, (row: Row) => Shown>>

/** Facts by their names. */
type Facts = Readonly<Record<string, Shown>>

/** A list of something, for people and for programs. */
interface List {
  name: string
  heads: string[]
  cells: string[][]
  objects: object[]
}

const objectOf = (facts: Facts): object =>
  Object.fromEntries(Object.entries(facts).map(([name, shown]) => [fieldOf(name), wireOf(shown)]))

/** Rows in their columns. */
export const listOf = <Row>(name: string, columns: Columns<Row>, rows: readonly Row[]): List => {
  const shown = rows.map((row) => Object.entries(columns).map(([head, of]) => [head, of(row)] as const))
  return {
    name,
    heads: Object.keys(columns),
    cells: shown.map((cells) => cells.map(([, cell]) => textOf(cell))),
    objects: shown.map((cells) => objectOf(Object.fromEntries(cells))),
  }
}

type Printing = Pick<CommandContext, 'print' | 'json'>

/** Says something in JSON. */
export const printJson = ({ print }: Printing, value: unknown): void => print(JSON.stringify(value, null, 2))

/** Rows of texts in columns as wide as their widest. */
export const printTable = ({ print }: Pick<Printing, 'print'>, rows: string[][]): void => {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)))
  for (const row of rows)
    print(
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
}

/**
 * A list: a table under its heads; for programs one array.
 * @param asked.none what is said where there is nothing
 */
export const printList = <Row>(
  context: Printing,
  { rows, columns, none }: { rows: readonly Row[]; columns: Columns<Row>; none: string },
): void => {
  const { heads, cells, objects } = listOf('', columns, rows)
  if (context.json) printJson(context, objects)
  else if (rows.length === 0) context.print(none)
  else printTable(context, [heads, ...cells])
}

const csvCell = (shown: Shown): string => {
  if (shown === null) return ''
  if (shown instanceof Date) return shown.toISOString()
  return typeof shown === 'object' ? inUnits(shown.eurCents).toFixed(2) : String(shown)
}

/** A list as CSV under its heads, amounts in EUR units with a decimal point. */
export const printCsv = <Row>(
  { print }: Pick<Printing, 'print'>,
  { rows, columns }: { rows: readonly Row[]; columns: Columns<Row> },
): void => {
  const lines = rows.map((row) => Object.values(columns).map((of) => csvCell(of(row))))
  print(csvOf([Object.keys(columns), ...lines]).trimEnd())
}

/** One thing with all that is known of it. */
interface Whole {
  title: string
  /** what the title says, for programs */
  key?: Facts
  /** those that are empty are left out for people */
  facts: Facts
  lists?: readonly List[]
}

/** One thing: its title, its facts one a line, and its lists; for programs one object. */
export const printWhole = (context: Printing, { title, key = {}, facts, lists = [] }: Whole): void => {
  if (context.json) {
    const rows = Object.fromEntries(lists.map(({ name, objects }) => [fieldOf(name), objects]))
    printJson(context, { ...objectOf(key), ...objectOf(facts), ...rows })
    return
  }
  context.print(title)
  const known = Object.entries(facts).map(([name, shown]) => [`  ${name}`, textOf(shown)])
  printTable(
    context,
    known.filter(([, fact]) => fact !== ''),
  )
  for (const { name, heads, cells } of lists) {
    if (cells.length === 0) continue
    context.print(name)
    printTable(
      context,
      [heads, ...cells].map(([first = '', ...rest]) => [`  ${first}`, ...rest]),
    )
  }
}
