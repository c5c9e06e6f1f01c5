// A spreadsheet takes a cell that begins so for a formula. One that parts cells by semicolons or tabs sees cells begin
// within ours, and quotation marks that do not begin a cell mean nothing to it. Behind apostrophes a formula stands
// where one was made text before: with one more it comes back as it was.
const formulas = /(?<=^|[;\t\r\n])(?='*"*[=+\-@\t\r])/g
const madeText = /(?<=^|[;\t\r\n])'(?='*"*[=+\-@\t\r])/g

// Below zero it begins as a formula does, and is none.
const amount = /^-\d+(\.\d+)?$/

const cellOf = (text: string): string => {
  const plain = amount.test(text) ? text : text.replace(formulas, "'")
  return /[",;\t\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}

/** Rows as a CSV file (RFC 4180); what a spreadsheet would calculate is made text by an apostrophe. */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')

/** A cell as it was before csvOf made text of it. */
export const withoutApostrophe = (cell: string): string => cell.replace(madeText, '')
