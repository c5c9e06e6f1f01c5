import { columnsOf, type ExportKind, exportKinds, type Given, type PersonalTable } from '../../../db/personal-data.ts'
import { personalColumnsOf, personalTables } from './register.ts'

/** A table of an export: one file as CSV, and one part of its kind's file as JSON. */
export interface ExportTable {
  name: string
  columns: readonly string[]
  /** the rows of :customerId, as SQL */
  text: string
}

/** Who did something, without a name or number: customer:42 and staff:3 are customer and staff. */
const actorAs = (column: string): string => `split_part("${column}", ':', 1)`

const tableOf = (name: string, { personal, actors, plain }: PersonalTable, given: Given): ExportTable => {
  const shown = new Map([
    ...[...columnsOf(plain), ...Object.keys(personal)].map((column) => [column, `"${column}"`] as const),
    ...columnsOf(actors).map((column) => [column, actorAs(column)] as const),
    ...Object.entries(given.shownAs ?? {}),
  ])
  const chosen = [...shown].map(([column, sql]) => `${sql} as "${column}"`)
  const text = `select ${chosen.join(', ')} from ${name} where ${given.of} order by ${given.order}`
  return { name, columns: [...shown.keys()], text }
}

/** What an export holds, kind by kind: every table of the register that a customer is given. */
export const exportTables: ReadonlyMap<ExportKind, readonly ExportTable[]> = new Map(
  exportKinds.map((kind) => [
    kind,
    Object.entries(personalTables).flatMap(([name, table]) =>
      typeof table.given === 'object' && table.given.kind === kind ? [tableOf(name, table, table.given)] : [],
    ),
  ]),
)

const secretWhy = 'a secret: it proves who somebody is, and is worth something to whoever else has it'
const oursWhy = 'about the shop or who works there, not about you'

type LeftOut = readonly [table: string, column: string, what: string, why: string]

const leftOutOf = (name: string, table: PersonalTable): LeftOut[] => {
  if (typeof table.given === 'string') return [[name, '*', table.why, table.given]]
  const secrets = personalColumnsOf(table).filter(({ column }) => column in (table.secret ?? {}))
  return [
    ...secrets.map(({ column, what }): LeftOut => [name, column, what, secretWhy]),
    ...columnsOf(table.ours).map((column): LeftOut => [name, column, column.replaceAll('_', ' '), oursWhy]),
  ]
}

/** What an export does not hold: table, column, what it is, why. `*` stands for all columns. */
export const leftOut: readonly LeftOut[] = Object.entries(personalTables).flatMap(([name, table]) =>
  leftOutOf(name, table),
)
