// Reads a file as DATEV does, by its published layout of a Buchungsstapel: nothing of the shop's writer is used.

/** A posting of the file. */
export interface DatevPosting {
  /** above zero */
  cents: number
  /** S: Konto is debited, H: credited */
  side: 'S' | 'H'
  account: string
  contra: string
  key: string
  /** DDMM */
  day: string
  paper: string
  text: string
}

/** A file of postings. */
export interface DatevRead {
  /** consultant, client, first day of the fiscal year, length of accounts, first and last day, chart of accounts */
  head: { consultant: string; client: string; year: string; length: string; from: string; till: string; chart: string }
  columns: string[]
  postings: DatevPosting[]
  /** what the postings move of each account, credit positive */
  moved: Record<string, number>
}

const columnsOfFormat = 125
const fieldsOfHead = 31

const wrong = (what: string): never => {
  throw new Error(`DATEV would not read this file: ${what}`)
}

/** The cells of a line; a text stands in quotation marks, which are doubled within it. */
const cellsOf = (line: string): { text: string; isQuoted: boolean }[] => {
  const cells: { text: string; isQuoted: boolean }[] = []
  const cell = /(?:"((?:[^"]|"")*)"|([^";]*))(;|$)/y
  for (;;) {
    const [, quoted, plain = '', end] = cell.exec(line) ?? wrong(`line ${line}`)
    cells.push({ text: quoted === undefined ? plain : quoted.replaceAll('""', '"'), isQuoted: quoted !== undefined })
    if (end === '') return cells
  }
}

const matching = (text: string, shape: RegExp, what: string): string =>
  shape.test(text) ? text : wrong(`${what} ${text}`)

const centsOf = (amount: string): number => {
  matching(amount, /^\d{1,10},\d\d$/, 'amount')
  const cents = Number(amount.replace(',', ''))
  return cents > 0 ? cents : wrong('an amount of zero')
}

const postingOf = (line: string, accountLength: number): DatevPosting => {
  const cells = cellsOf(line)
  if (cells.length !== columnsOfFormat) wrong(`${cells.length} columns`)
  const text = (column: number): string => cells[column - 1]?.text ?? ''
  for (const column of [2, 3, 14]) if (!cells[column - 1]?.isQuoted) wrong(`column ${column} is a text`)
  for (const column of [1, 7, 8, 10]) if (cells[column - 1]?.isQuoted) wrong(`column ${column} is a number`)
  matching(text(3), /^(EUR)?$/, 'currency')
  const account = new RegExp(`^[1-9]\\d{0,${accountLength}}$`)
  return {
    cents: centsOf(text(1)),
    side: matching(text(2), /^[SH]$/, 'side') as 'S' | 'H',
    account: matching(text(7), account, 'account'),
    contra: matching(text(8), account, 'contra account'),
    key: matching(text(9), /^\d{0,4}$/, 'key'),
    day: matching(text(10), /^(0[1-9]|[12]\d|3[01])(0[1-9]|1[0-2])$/, 'day'),
    paper: matching(text(11), /^[\w$&%*+\-/]{0,36}$/, 'paper'),
    text: matching(text(14), /^.{0,60}$/, 'text'),
  }
}

const movedBy = (postings: readonly DatevPosting[]): Record<string, number> => {
  const moved: Record<string, number> = {}
  for (const { cents, side, account, contra } of postings) {
    const credited = side === 'H' ? cents : -cents
    moved[account] = (moved[account] ?? 0) + credited
    moved[contra] = (moved[contra] ?? 0) - credited
  }
  return moved
}

/**
 * Reads a Buchungsstapel of format version 13.
 * @param bytes Windows-1252, lines that end in CRLF
 * @returns throws for whatever DATEV does not take
 */
export const readDatev = (bytes: Uint8Array): DatevRead => {
  const lines = new TextDecoder('windows-1252').decode(bytes).split('\r\n')
  if (lines.pop() !== '') wrong('the last line has no end')
  if (lines.some((line) => line.includes('\n'))) wrong('a line ends otherwise')
  const [head = '', heads = '', ...rows] = lines
  const fields = cellsOf(head).map(({ text }) => text)
  if (fields.length !== fieldsOfHead) wrong(`${fields.length} fields in the head`)
  const named = fields.slice(0, 5).join(' ')
  if (named !== 'EXTF 700 21 Buchungsstapel 13') wrong(named)
  const field = (place: number, shape: RegExp): string => matching(fields[place - 1] ?? '', shape, `field ${place}`)
  field(6, /^20\d{15}$/)
  field(22, /^EUR$/)
  const length = field(14, /^[4-8]$/)
  const columns = cellsOf(heads).map(({ text }) => text)
  if (columns.length !== columnsOfFormat) wrong(`${columns.length} columns`)
  const postings = rows.map((row) => postingOf(row, Number(length)))
  return {
    head: {
      consultant: field(11, /^\d{4,7}$/),
      client: field(12, /^\d{1,5}$/),
      year: field(13, /^20\d\d(0[1-9]|1[0-2])01$/),
      length,
      from: field(15, /^20\d{6}$/),
      till: field(16, /^20\d{6}$/),
      chart: field(27, /^0[34]$/),
    },
    columns,
    postings,
    moved: movedBy(postings),
  }
}
