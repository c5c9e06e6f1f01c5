import type { Refused, Result } from '@pandrop/contract/result'
import { salesKeys } from '@pandrop/contract/staff/sales-reports'
import { isDay } from '@pandrop/money/days'
import { fromUnits } from '@pandrop/money/money'
import { dayIn } from '@pandrop/money/zones'
import { timeZoneOf } from '../domains/content/settings.ts'
import type { Command, CommandContext } from './command.ts'
import { isMonth } from './exports.ts'
import { type Columns, euro, printCsv, printList } from './table.ts'
import { readTyped, sayRefusal, sayUsage } from './usage.ts'

/** Whether something may be typed behind a flag of a report. */
export const flags = {
  day: isDay,
  months: isMonth,
  year: (typed: string): boolean => /^2\d{3}$/.test(typed),
  by: (typed: string): boolean => salesKeys.some((key) => key === typed),
} as const

type Words = Partial<Record<'from' | 'till' | 'day' | 'year' | 'by', string>>

interface Report<Row> {
  /** the second word of the command */
  word: string
  does: string
  /** its flags, as they are explained */
  explained: string
  /** whether what was typed behind a flag is meant, by flag */
  takes: Partial<Record<keyof Words, (typed: string) => boolean>>
  /** the rows and what is said below them, or the refusal of the report itself */
  read: (
    context: CommandContext,
    words: Words,
  ) => Promise<Result<{ rows: readonly Row[]; sum: string }, Refused['refusal']>>
  columns: Columns<Row>
  /** said where there are no rows */
  none: string
}

/** A cell of a table. @param units EUR */
export const inEuro = (units: number) => euro(fromUnits(units))

/** The same in a sentence: 12.50 EUR. @param units EUR */
export const said = (units: number): string => `${units.toFixed(2)} EUR`

/**
 * A report as a command: a table with its sum, CSV with --csv, JSON with --json. Flags that it does not take, or texts
 * that are no day, month or year, are answered with its usage.
 */
export const reportCommand = <Row>({ word, does, explained, takes, read, columns, none }: Report<Row>): Command => {
  const command: Command = {
    name: `reports ${word}`,
    does,
    usage: `reports ${word}${explained} [--csv]`,
    reads: true,
    run: async (context) => {
      const texts = Object.fromEntries(Object.keys(takes).map((flag) => [flag, { type: 'string' } as const]))
      const typed = readTyped(context.args, { ...texts, csv: { type: 'boolean' } })
      const { csv = false, ...words } = (typed?.values ?? {}) as Words & { csv?: boolean }
      const isMeant = (flag: string, text: string): boolean => takes[flag as keyof Words]?.(text) ?? false
      if (!typed || typed.positionals.length > 0) return sayUsage(context, command)
      if (!Object.entries(words).every(([flag, text]) => isMeant(flag, text))) return sayUsage(context, command)
      const found = await read(context, words)
      if (!found.ok) return sayRefusal(context, found)
      const { rows, sum } = found.value
      if (csv) printCsv(context, { rows, columns })
      else printList(context, { rows, columns, none })
      if (!csv && !context.json && rows.length > 0) context.print(sum)
      return 0
    },
  }
  return command
}

/** What a report found, with its rows and what is said of them together; its refusal where it was refused. */
export const listed = <Value, Row>(
  found: Result<Value, Refused['refusal']>,
  of: (value: Value) => { rows: readonly Row[]; sum: string },
): Result<{ rows: readonly Row[]; sum: string }, Refused['refusal']> =>
  found.ok ? { ok: true, value: of(found.value) } : found

/** Months as they were typed (2026-11), the shop's present one where nothing was. */
export const monthsOf = async ({ pool, clock }: CommandContext, { from, till }: Words) => {
  const first = from ?? till ?? dayIn(await timeZoneOf(pool), clock.now()).slice(0, 7)
  return { from: first, till: till ?? first }
}

/** Reports of some days. */
export const inDays = {
  explained: ' [--from <2026-11-01> --till <2026-11-30>] (the last 30 days without)',
  takes: { from: flags.day, till: flags.day },
} as const

/** Reports of some months. */
export const inMonths = {
  explained: ' [--from <2026-10>] [--till <2026-12>] (this month without)',
  takes: { from: flags.months, till: flags.months },
} as const

/** Reports of the end of a day. */
export const atDay = { explained: ' [--day <2026-11-30>] (today without)', takes: { day: flags.day } } as const
