import { importRowsMax } from '@pandrop/contract/staff/import-limits'
import { headOf, readTable } from './csv-reader.ts'
import { tooManyRows } from './file-text.rules.ts'
import type { ReadFile, ReadRow } from './import-format.ts'
import { isItemsHead } from './items-csv.ts'
import { oncePerKind, type PriceRow, priceColumns, readPriceRow } from './read-price.ts'

const isJson = (text: string): boolean => /^\s*\[/.test(text)

/**
 * Whether a text is a list of prices. Our own file of items has a price as well, called price_eur and without any
 * currency.
 */
export const isPriceList = (text: string): boolean => {
  if (isJson(text)) {
    const has = (key: string): boolean => text.includes(`"${key}"`)
    return has('market_hash_name') && (has('price') || has('suggested_price'))
  }
  const { columns } = headOf(text)
  const isOfPrices = columns.includes('market_hash_name') && columns.includes('price')
  return isOfPrices && (columns.includes('currency') || !isItemsHead(columns))
}

/** Reads a list of prices: CSV, or JSON as programs write it. */
export const readPriceList = async (texts: readonly string[]): Promise<ReadFile<PriceRow>> => {
  const [text = '', ...others] = texts
  if (others.length > 0) return { problem: 'Price lists are imported one file at a time.' }
  const read = await (isJson(text) ? readJsonList(text) : readCsvList(text))
  return 'problem' in read ? read : { rows: oncePerKind(read.rows) }
}

const readCsvList = async (text: string): Promise<ReadFile<PriceRow>> => {
  const table = await readTable(text)
  if ('problem' in table) return table
  const { columns, rows, delimiter } = table
  const unknown = columns.find((column) => !(priceColumns as readonly string[]).includes(column))
  const known = `These are known: ${priceColumns.join(', ')}.`
  if (unknown !== undefined) return { problem: `There is no column ${unknown.slice(0, 60)}. ${known}` }
  if (!columns.includes('currency')) return { problem: `The column currency is missing. ${known}` }
  // Programs that write 12,50 part the columns by semicolons.
  const dotted = (typed: string): string => (delimiter === ',' ? typed : typed.replace(',', '.'))
  return {
    rows: rows.map(({ line, cells: { market_hash_name: name = '', price = '', currency = '', phase = '' } }) =>
      readPriceRow({ line, name, price: dotted(price), currency, phase }),
    ),
  }
}

const notAList =
  'This is no list of prices: a JSON array of objects with market_hash_name, price (or suggested_price) and currency.'

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const readJsonList = (text: string): ReadFile<PriceRow> => {
  const list = parsed(text)
  if (!Array.isArray(list)) return { problem: notAList }
  if (list.length > importRowsMax) return { problem: tooManyRows }
  return { rows: list.map((entry, place) => readEntry(entry, place + 1)) }
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')

/** A price that is there and neither text nor number is none: its row says so. */
const priceOf = (value: unknown): string | number | null => {
  if (typeof value === 'string') return value.trim()
  return value === null || value === undefined || typeof value === 'number' ? (value ?? null) : `(${typeof value})`
}

/** One entry; Skinport calls its price suggested_price, and the phase of a Doppler version. */
const readEntry = (entry: unknown, line: number): ReadRow<PriceRow> => {
  if (typeof entry !== 'object' || entry === null || Array.isArray(entry))
    return { line, label: '', data: null, source: null, problem: { field: null, why: 'This is no object' } }
  const said = entry as Record<string, unknown>
  return readPriceRow({
    line,
    name: textOf(said.market_hash_name),
    price: priceOf(said.price ?? said.suggested_price),
    currency: textOf(said.currency),
    phase: textOf(said.phase ?? said.version),
  })
}
