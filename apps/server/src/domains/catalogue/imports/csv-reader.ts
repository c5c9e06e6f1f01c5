import { setImmediate as turn } from 'node:timers/promises'
import { withoutApostrophe } from '@pandrop/contract/csv'
import { importRowsMax } from '@pandrop/contract/staff/import-limits'
import { CsvError, parse } from 'csv-parse'
import { tooManyRows } from './file-text.rules.ts'

/** A row of a table, cell by cell under the names of its head; cells of columns that it ends before are missing. */
export interface TableRow {
  line: number
  cells: Record<string, string>
}

/** A table, or why it is none. */
export type Table = { columns: string[]; rows: TableRow[]; delimiter: Delimiter } | { problem: string }

export type Delimiter = ',' | ';' | '\t'

const rowCharactersMax = 10_000
const columnsMax = 100
// The server's other work has its turn after so many bytes.
const bytesAtOnce = 256 * 1024

/** The cells of a text's first line, in small letters, and what parts them. */
export const headOf = (text: string): { columns: string[]; delimiter: Delimiter } => {
  const end = text.search(/[\r\n]/)
  const line = text.slice(0, Math.min(end === -1 ? text.length : end, rowCharactersMax))
  const count = (delimiter: Delimiter): number => line.split(delimiter).length
  const delimiter = ([';', '\t'] as const).find((one) => count(one) > count(',')) ?? ','
  const columns = line.split(delimiter).map((cell) =>
    cell
      .trim()
      .replace(/^"(.*)"$/, '$1')
      .trim()
      .toLowerCase(),
  )
  return { columns, delimiter }
}

/**
 * Reads a CSV file (RFC 4180) with a head; columns are parted by comma, semicolon or tab, as its head shows. Rows
 * without any text are left out.
 */
export const readTable = async (text: string): Promise<Table> => {
  const { columns, delimiter } = headOf(text)
  const twice = columns.find((column, place) => columns.indexOf(column) < place)
  if (twice !== undefined) return { problem: `Column ${twice.slice(0, 60) || '(without a name)'} stands there twice.` }
  if (columns.length > columnsMax) return { problem: `It has more than ${columnsMax} columns.` }
  const parser = parse({
    delimiter,
    from: 2,
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: rowCharactersMax,
  })
  const rows: TableRow[] = []
  let problem: string | undefined
  parser.on('readable', () => {
    for (let read = parser.read(); read !== null && !problem; read = parser.read()) {
      const { record, info } = read as { record: string[]; info: { lines: number } }
      if (record.every((cell) => cell.trim() === '')) continue
      problem = problemOf(record, { line: info.lines, columns: columns.length, rows: rows.length })
      rows.push({ line: info.lines, cells: cellsOf(columns, record) })
    }
  })
  const ended = new Promise<string | undefined>((settle) => {
    parser.on('end', () => settle(undefined))
    parser.on('error', (error) => settle(sayError(error)))
  })
  const bytes = Buffer.from(text)
  for (let from = 0; from < bytes.length && !problem && !parser.destroyed; from += bytesAtOnce) {
    parser.write(bytes.subarray(from, from + bytesAtOnce))
    await turn()
  }
  if (problem) {
    parser.destroy()
    return { problem }
  }
  parser.end()
  problem = (await ended) ?? problem
  return problem ? { problem } : { columns, rows, delimiter }
}

const cellsOf = (columns: readonly string[], record: readonly string[]): Record<string, string> =>
  Object.fromEntries(columns.map((column, place) => [column, withoutApostrophe((record[place] ?? '').trim())]))

const problemOf = (
  record: readonly string[],
  { line, columns, rows }: { line: number; columns: number; rows: number },
): string | undefined => {
  if (rows >= importRowsMax) return tooManyRows
  return record.length > columns ? `Line ${line} has ${record.length} cells, and the first line ${columns}.` : undefined
}

const sayError = (error: Error): string => {
  const line = error instanceof CsvError && 'lines' in error ? ` (line ${String(error.lines)})` : ''
  const isLong = error instanceof CsvError && error.code === 'CSV_MAX_RECORD_SIZE'
  const why = isLong ? `A row is longer than ${rowCharactersMax} characters` : 'A quotation mark is not closed'
  return `${why}${line}.`
}
