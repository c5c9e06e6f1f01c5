import { type ExportName, exportColumns, exportNames } from '@pandrop/contract/staff/export-columns'
import { isDay } from '@pandrop/money/days'
import { datevFile } from '../domains/backoffice/datev/datev-file.ts'
import { momentsOf } from '../domains/backoffice/exports/exports.ts'
import { exportText } from '../domains/backoffice/exports/write-export.ts'
import type { Command } from './command.ts'
import { writeOut } from './output-file.ts'
import { readTyped, sayRefusal, sayUsage } from './usage.ts'

const text = { type: 'string' } as const

/** Whether a text is a month: 2026-11. */
export const isMonth = (typed: string): boolean => /^20\d\d-(0[1-9]|1[0-2])$/.test(typed)

/** `export datev`: the postings of a month for DATEV. */
export const exportDatev: Command = {
  name: 'export datev',
  does: 'writes the postings of a month as a file for DATEV (Buchungsstapel)',
  usage: 'export datev --month <2026-11> --out <file>',
  reads: true,
  run: async (context) => {
    const { positionals = [], values } = readTyped(context.args, { month: text, out: text }) ?? {}
    const { month = '', out = '' } = values ?? {}
    if (positionals.length > 0 || !isMonth(month) || !out) return sayUsage(context, exportDatev)
    const file = await datevFile(context, month)
    if (!file.ok) return sayRefusal(context, file)
    await writeOut(out, file.value.content)
    const { lines } = file.value
    context.print(`${out}: ${lines} ${lines === 1 ? 'line' : 'lines'}`)
    return 0
  },
}

const isName = (typed: string): typed is ExportName => exportNames.some((name) => name === typed)

/** `export`: rows of some days as a table, or as lines of JSON. */
export const exportRows: Command = {
  name: 'export',
  does: `writes rows of some days to a file: ${exportNames.join(', ')}`,
  usage: 'export <name> --from <2026-11-01> --till <2026-11-30> --out <file> [--csv | --lines]',
  reads: true,
  run: async (context) => {
    const flag = { type: 'boolean' } as const
    const { positionals: [name = '', ...more] = [], values } =
      readTyped(context.args, { from: text, till: text, out: text, csv: flag, lines: flag }) ?? {}
    const { from = '', till = '', out = '', csv, lines } = values ?? {}
    const isMeant = isName(name) && isDay(from) && isDay(till) && from <= till && out && !(csv && lines)
    if (!isMeant || more.length > 0) return sayUsage(context, exportRows)
    const { begins, ends } = await momentsOf(context.pool, { from, till })
    const columns = [...exportColumns[name]]
    const asked = { name, format: lines ? 'json' : 'csv', columns, begins_at: begins, ends_at: ends } as const
    let written = 0
    async function* content(): AsyncGenerator<string> {
      for await (const { rows, text: piece } of exportText(context.pool, asked)) {
        written = rows
        yield piece
      }
    }
    await writeOut(out, content())
    context.print(`${out}: ${written} ${written === 1 ? 'row' : 'rows'}`)
    return 0
  },
}
