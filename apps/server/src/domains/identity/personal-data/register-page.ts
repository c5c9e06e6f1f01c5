import type { Ground, Kept, PersonalTable, Reason } from '../../../db/personal-data.ts'
import { personalColumnsOf, personalTables } from './register.ts'

const grounds: Record<Ground, string> = { a: 'consent (a)', b: 'contract (b)', c: 'law (c)', f: 'interest (f)' }

const keptWords = (kept: Kept): string => {
  if (kept === 'account') return 'until the account goes'
  if (kept === 'done') return 'until it is done'
  return 'days' in kept ? `${kept.days} ${kept.days === 1 ? 'day' : 'days'}` : `${kept.years} years`
}

const reasonCells = ({ why, ground, kept }: Reason): string => `${why} | ${grounds[ground]} | ${keptWords(kept)}`

const row = (...cells: string[]): string => `| ${cells.join(' | ')} |`

const givenCell = ({ given }: PersonalTable): string =>
  typeof given === 'string' ? `no: ${given}` : `\`${given.kind}\``

/** A table with its own reason, then each of its personal columns; a reason that is the table's is not said again. */
const rowsOf = ([name, table]: [string, PersonalTable]): string[] => {
  const own = reasonCells(table)
  const columns = personalColumnsOf(table).map(({ column, what, ...reason }) => {
    const cells = reasonCells(reason)
    const withheld = column in (table.secret ?? {}) ? 'no: a secret' : ''
    return row(`\`${column}\``, what, cells === own ? ' |  | ' : cells, withheld)
  })
  return [row(`**${name}**`, 'rows about one customer', own, givenCell(table)), ...columns]
}

/** The register as a table of Markdown, for docs/personal-data.md. */
export const registerTable = (): string =>
  [
    row('where', 'what', 'why', 'ground', 'how long', 'in the export'),
    row(...Array.from({ length: 6 }, () => '---')),
    ...Object.entries(personalTables).flatMap(rowsOf),
  ].join('\n')

const [begins, ends] = ['<!-- register: begins -->', '<!-- register: ends -->']

/** The page with the register as it is now in place of the one that it has. */
export const withRegister = (page: string): string => {
  const [before, rest] = page.split(begins)
  const after = rest?.split(ends)[1]
  if (before === undefined || after === undefined) throw new Error('the page has lost the marks of the register')
  return `${before}${begins}\n\n${registerTable()}\n\n${ends}${after}`
}
