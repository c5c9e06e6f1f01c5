import type { Erased, PersonalTable } from '../../../db/personal-data.ts'
import { personalColumnsOf, personalTables } from './register.ts'

const isOverwritten = ({ kept }: PersonalTable, { stays }: Erased): boolean =>
  stays === true || (typeof kept === 'object' && 'years' in kept)

const rowsOf = (name: string, { given, erased = {} }: PersonalTable): string => {
  const of = (typeof erased === 'object' ? erased.of : undefined) ?? (typeof given === 'object' ? given.of : undefined)
  if (of === undefined) throw new Error(`the register does not say which rows of ${name} go with an account`)
  return of
}

/** What a deletion does with the rows of a table, as `erasure_steps` has it; $1 is the customer, $2 their addresses. */
export interface ErasureStep {
  table_name: string
  /** which rows are theirs */
  rows_of: string
  /** what the audit log calls the rows by, and which columns it forgets; null where it has none of them */
  audit_key: string | null
  audited: string[] | null
  /** what is done to the rows; null: they stay as they are */
  statement: string | null
}

const withNumbers = (sql: string): string =>
  sql.replaceAll(/\s+/g, ' ').trim().replaceAll(':customerId', '$1').replaceAll(':addresses', '$2')

/** What is done to rows, without saying whose; undefined where they stay as they are. */
const changeOf = (name: string, table: PersonalTable, erased: Erased): string | undefined => {
  if (!isOverwritten(table, erased)) return `delete from ${name}`
  const { as = {}, left = {} } = erased
  const columns = personalColumnsOf(table).filter(({ column }) => !(column in left))
  const assignments = columns.map(({ column }) => `"${column}" = ${as[column] ?? 'null'}`)
  return assignments.length === 0 ? undefined : `update ${name} set ${assignments.join(', ')}`
}

/** What the audit log calls rows of customers' tables by: the column that the table's trigger `audit` names. */
export const auditKeys: Readonly<Record<string, string>> = {
  order_reminders: 'order_id',
  dispute_evidence: 'dispute_id',
  trade_numbers: 'number',
  withdrawals: 'order_id',
}

/**
 * The steps that follow from the register, in its order.
 * @param audited tables whose changes stand in the audit log
 */
export const erasureSteps = (audited: readonly string[]): ErasureStep[] =>
  Object.entries(personalTables).flatMap(([name, table]): ErasureStep[] => {
    const { erased = {} } = table
    if (typeof erased === 'string') return []
    const columns = personalColumnsOf(table).map(({ column }) => column)
    const isAudited = audited.includes(name) && columns.length > 0
    const change = changeOf(name, table, erased)
    if (!isAudited && change === undefined) return []
    const rows = rowsOf(name, table)
    return [
      {
        table_name: name,
        rows_of: withNumbers(rows),
        audit_key: isAudited ? (auditKeys[name] ?? 'id') : null,
        audited: isAudited ? columns : null,
        statement: change === undefined ? null : withNumbers(`${change} where ${rows}`),
      },
    ]
  })
