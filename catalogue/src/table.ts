import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { catalogueFile } from './files.ts'

/** One line of a table: reads its cells by column name and names file and line when a cell is not what it must be. */
export interface Line {
  text(column: string): string
  list(column: string): string[]
  flag(column: string): boolean
  whole(column: string): number
  decimal(column: string): number
  oneOf<Value extends string>(column: string, allowed: readonly Value[]): Value
  allOf<Value extends string>(column: string, allowed: readonly Value[]): Value[]
}

class TableError extends Error {
  override name = 'TableError'
}

const isOneOf = <Value extends string>(value: string, allowed: readonly Value[]): value is Value =>
  (allowed as readonly string[]).includes(value)

const lineReader = (cells: Record<string, string>, place: string): Line => {
  const complain = (column: string, expected: string): never => {
    throw new TableError(`${place}: ${column} is "${cells[column]}", expected ${expected}`)
  }
  const text = (column: string): string => cells[column] ?? complain(column, 'a column of that name')
  const decimal = (column: string): number => {
    const cell = text(column)
    return /^\d+(\.\d+)?$/.test(cell) ? Number(cell) : complain(column, 'a number')
  }
  const list = (column: string): string[] => {
    const cell = text(column)
    return cell === '' ? [] : cell.split('|')
  }
  const checked = <Value extends string>(column: string, value: string, allowed: readonly Value[]): Value =>
    isOneOf(value, allowed) ? value : complain(column, `one of ${allowed.join(', ')}`)
  return {
    text,
    decimal,
    list,
    flag: (column) => checked(column, text(column), ['0', '1']) === '1',
    whole: (column) => {
      const value = decimal(column)
      return Number.isSafeInteger(value) ? value : complain(column, 'a whole number')
    },
    oneOf: (column, allowed) => checked(column, text(column), allowed),
    allOf: (column, allowed) => list(column).map((value) => checked(column, value, allowed)),
  }
}

/**
 * Reads a table of the catalogue (RFC 4180, header line, `|` between the values of one cell).
 * @param name file name inside the catalogue folder
 * @param read turns one line into a row; a cell that is not what it must be throws with file and line
 * @returns the rows in the order of the file
 */
export const readTable = <Row>(name: string, read: (line: Line) => Row): Row[] => {
  const lines: Record<string, string>[] = parse(readFileSync(catalogueFile(name)), { columns: true, bom: true })
  return lines.map((cells, index) => read(lineReader(cells, `${name} line ${index + 2}`)))
}
