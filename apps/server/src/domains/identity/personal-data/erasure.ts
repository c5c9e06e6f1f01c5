import type { Erased, PersonalTable } from '../../../db/personal-data.ts'
import { personalColumnsOf, personalTables } from './register.ts'

const isOverwritten = ({ kept }: PersonalTable, { stays }: Erased): boolean =>
  stays === true || (typeof kept === 'object' && 'years' in kept)

const rowsOf = (name: string, { given, erased = {} }: PersonalTable): string => {
  const of = (typeof erased === 'object' ? erased.of : undefined) ?? (typeof given === 'object' ? given.of : undefined)
  if (of === undefined) throw new Error(`the register does not say which rows of ${name} go with an account`)
  return of.replaceAll(/\s+/g, ' ')
}

const erasureOf = (name: string, table: PersonalTable): string[] => {
  const { erased = {} } = table
  if (typeof erased === 'string') return []
  const rows = rowsOf(name, table)
  if (!isOverwritten(table, erased)) return [`delete from ${name} where ${rows};`]
  const { as = {}, left = {} } = erased
  const columns = personalColumnsOf(table).filter(({ column }) => !(column in left))
  const assignments = columns.map(({ column }) => `"${column}" = ${as[column] ?? 'null'}`)
  return assignments.length === 0 ? [] : [`update ${name} set ${assignments.join(', ')} where ${rows};`]
}

/** What the audit log calls rows of customers' tables by: the column that the table's trigger `audit` names. */
export const auditKeys: Readonly<Record<string, string>> = {
  order_reminders: 'order_id',
  dispute_evidence: 'dispute_id',
  trade_numbers: 'number',
  withdrawals: 'order_id',
}

/** The statement that takes what is personal of a table out of the audit log; undefined where nothing is. */
const auditErasureOf = (name: string): string | undefined => {
  const table = personalTables[name]
  const columns = table ? personalColumnsOf(table).map(({ column }) => column) : []
  if (!table || typeof table.erased === 'string' || columns.length === 0) return undefined
  const key = auditKeys[name] ?? 'id'
  const rows = `array(select "${key}"::text from ${name} where ${rowsOf(name, table)})`
  return `entries := entries || forget_audited('${name}', '{${columns.join(', ')}}', ${rows}, :customerId);`
}

/**
 * What erase_customer has to hold of the register, as SQL of :customerId.
 * @param audited tables whose changes stand in the audit log
 */
export const erasures = (audited: readonly string[]): string[] => [
  ...audited.flatMap((name) => auditErasureOf(name) ?? []),
  ...Object.entries(personalTables).flatMap(([name, table]) => erasureOf(name, table)),
]
