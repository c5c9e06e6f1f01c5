import type { AuditEntry } from '@pandrop/contract/staff/team'

type Change = AuditEntry['changes'][number]

/** One field of a changed row, as texts; null where the row did not exist on that side, or held nothing. */
export interface ChangedField {
  name: string
  before: string | null
  after: string | null
}

const textOf = (value: unknown): string | null => {
  if (value === null || value === undefined) return null
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** The fields in which a row differs, before and after; of one that was made or removed all that held something. */
export const changedFields = ({ before, after }: Change): ChangedField[] => {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  return names
    .map((name) => ({ name, before: textOf(before?.[name]), after: textOf(after?.[name]) }))
    .filter((field) => field.before !== field.after)
}
