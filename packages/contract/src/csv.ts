// A spreadsheet takes a cell that begins so for a formula. One that parts cells by semicolons or tabs sees cells begin
// within ours, and quotation marks that do not begin a cell mean nothing to it. Behind apostrophes a formula stands
// where one was made text before: with one more it comes back as it was.
const formulas = /(?<=^|[;\t\r\n])(?='*"*[=+\-@\t\r])/g
const madeText = /(?<=^|[;\t\r\n])'(?='*"*[=+\-@\t\r])/g

// Below zero it begins as a formula does, and is none. Parted by semicolons it goes on with what stands behind it in
// its row: with anything but figures it could be one.
const amount = /^-\d+(\.\d+)?$/
const figure = /^(-?\d+(\.\d+)?)?$/

const cellOf = (text: string, place: number, row: readonly string[]): string => {
  const isAmount = amount.test(text) && row.slice(place + 1).every((behind) => figure.test(behind))
  const plain = isAmount ? text : text.replace(formulas, "'")
  return /[",;\t\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}

/** Rows as a CSV file (RFC 4180); what a spreadsheet would calculate is made text by an apostrophe. */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')

/** A cell as it was before csvOf made text of it. */
export const withoutApostrophe = (cell: string): string => cell.replace(madeText, '')
