import { readTradeNumber } from '../trades/trade-number.rules.ts'

/** One line of a list of trades. */
export interface ListedTrade {
  /** from 1, lines without text counted */
  line: number
  text: string
  /** null: what stands there is no number of an order */
  orderId: number | null
  /** Steam's number of the trade; null: what stands there is none */
  number: string | null
}

const cellsOf = (text: string): string[] =>
  text.split(/[;,\t]/).map((cell) =>
    cell
      .trim()
      .replace(/^"(.*)"$/, '$1')
      .trim(),
  )

const readOrder = (cell: string): number | null => {
  const digits = /^#?([1-9]\d{0,14})$/.exec(cell)?.[1]
  return digits === undefined ? null : Number(digits)
}

const readLine = (text: string, line: number): ListedTrade => {
  const [order = '', trade = '', ...more] = cellsOf(text)
  const isWhole = more.every((cell) => cell === '')
  return { line, text, orderId: readOrder(order), number: isWhole ? readTradeNumber(trade) : null }
}

/**
 * Reads a list with a line for each order: its number, then Steam's number of the trade or the address of the offer,
 * parted by a semicolon, a comma or a tab. Lines without text are left out, and so is a first one without any figure,
 * which is a head.
 */
export const readTradeList = (list: string): ListedTrade[] => {
  const lines = list
    .split(/\r\n|\r|\n/)
    .map((text, place) => ({ text: text.trim(), line: place + 1 }))
    .filter(({ text }) => text !== '')
  const rows = /\d/.test(lines[0]?.text ?? '') ? lines : lines.slice(1)
  return rows.map(({ text, line }) => readLine(text, line))
}
