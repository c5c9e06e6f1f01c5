import type { Queryable } from '../../../db/statement.ts'
import { selectStaffNames } from './staff-names.sql.ts'

const idOf = (by: string): number | undefined => {
  const digits = /^staff:(\d{1,9})$/.exec(by)?.[1]
  return digits === undefined ? undefined : Number(digits)
}

/**
 * Who stands behind the words "staff:<id>" of a timeline.
 * @returns finds a name for each of them; null for customers, jobs and the command line
 */
export const staffNames = async (q: Queryable, bys: readonly string[]): Promise<(by: string) => string | null> => {
  const ids = [...new Set(bys.map(idOf).filter((id) => id !== undefined))]
  const rows = ids.length > 0 ? await selectStaffNames(q, ids) : []
  const names = new Map(rows.map(({ id, name }) => [id, name]))
  return (by) => names.get(idOf(by) ?? 0) ?? null
}
