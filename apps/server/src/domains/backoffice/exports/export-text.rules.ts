import { csvOf } from '@pandrop/contract/csv'
import type { ExportFormat } from '@pandrop/contract/staff/export-columns'

type Row = Readonly<Record<string, unknown>>

const unitsOf = (cents: unknown): number | null => (cents === null ? null : Number(cents) / 100)

const cellOf = (value: unknown, isAmount: boolean): string => {
  if (value === null || value === undefined) return ''
  if (isAmount) return (Number(value) / 100).toFixed(2)
  return value instanceof Date ? value.toISOString() : String(value)
}

/** The first line of a file; none where each line names its columns itself. */
export const headText = (format: ExportFormat, columns: readonly string[]): string =>
  format === 'csv' ? csvOf([columns]) : ''

/**
 * Rows as lines of a file. In a CSV what a spreadsheet would calculate is made text.
 * @param amounts columns of cents, which are written as EUR units
 */
export const linesOf = (
  rows: readonly Row[],
  { format, columns, amounts }: { format: ExportFormat; columns: readonly string[]; amounts: ReadonlySet<string> },
): string => {
  if (format === 'csv')
    return csvOf(rows.map((row) => columns.map((column) => cellOf(row[column], amounts.has(column)))))
  const objectOf = (row: Row): object =>
    Object.fromEntries(columns.map((column) => [column, amounts.has(column) ? unitsOf(row[column]) : row[column]]))
  return rows.map((row) => `${JSON.stringify(objectOf(row))}\n`).join('')
}
