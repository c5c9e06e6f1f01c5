import { formatCents } from '@pandrop/money/format'
import { cents } from '@pandrop/money/money'
import type { CommandContext } from './command.ts'

/** An amount of the database as operators read it: 1,234.50. */
export const money = (amount: number): string => formatCents(cents(amount))

/** A moment to the minute, UTC: 2026-11-21 12:00Z. */
export const moment = (at: Date): string => `${at.toISOString().slice(0, 16).replace('T', ' ')}Z`

/** Rows of texts in columns as wide as their widest. */
export const printTable = ({ print }: Pick<CommandContext, 'print'>, rows: string[][]): void => {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)))
  for (const row of rows)
    print(
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
}

/** Names and facts, one a line; facts that are empty are left out. */
export const printFacts = (context: Pick<CommandContext, 'print'>, facts: string[][]): void =>
  printTable(
    context,
    facts.filter(([, fact]) => fact !== '').map(([name = '', fact = '']) => [`  ${name}`, fact]),
  )
