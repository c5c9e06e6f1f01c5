import { createWriteStream } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { refuse } from '@pandrop/contract/result'
import { isDay } from '@pandrop/money/days'
import {
  accountStatement,
  holderOfEmail,
  type StatementAsked,
  type StatementMonth,
} from '../domains/orders/account-statements/account-statement.ts'
import { statementCsv, statementPaper } from '../domains/orders/account-statements/statement-files.ts'
import type { Command, CommandContext } from './command.ts'
import { euro, money, printList } from './table.ts'
import { readTyped, refusedExitCode, sayRefusal, sayUsage } from './usage.ts'

const months = {
  month: ({ month }: StatementMonth) => month,
  opening: ({ opening }: StatementMonth) => euro(opening),
  came: ({ came }: StatementMonth) => euro(came),
  went: ({ went }: StatementMonth) => euro(went),
  closing: ({ closing }: StatementMonth) => euro(closing),
  entries: ({ lines }: StatementMonth) => lines,
}

const showMonths = async (context: CommandContext, asked: StatementAsked): Promise<number> => {
  const found = await accountStatement(context.pool, asked)
  if (!found.ok) return sayRefusal(context, found)
  printList(context, { rows: found.value.months, columns: months, none: 'There are none.' })
  if (!context.json)
    context.print(`Opening ${money(found.value.opening)} EUR, closing ${money(found.value.closing)} EUR`)
  return 0
}

const writeStatement = async (
  context: CommandContext,
  asked: StatementAsked,
  { out, isPdf }: { out: string; isPdf: boolean },
): Promise<number> => {
  const file = isPdf ? await statementPaper(context, asked) : await statementCsv(context, asked)
  if (!file.ok) return sayRefusal(context, file)
  const { content } = file.value
  try {
    if (content instanceof Buffer) await writeFile(out, content)
    else await pipeline(Readable.from(content), createWriteStream(out))
  } catch (error) {
    if (!(error instanceof Error && 'syscall' in error)) throw error
    context.print(`${out} cannot be written: ${error.message}`)
    return refusedExitCode
  }
  context.print(out)
  return 0
}

/** `customers statement`: what moved a balance on some days, by the ledger's own entries. */
export const customersStatement: Command = {
  name: 'customers statement',
  does: 'says what moved a customer’s balance on some days by month, or writes it as CSV or PDF in their language',
  usage: 'customers statement <ann@example.com> --from <2026-11-01> --till <2026-11-30> [--csv|--pdf --out <file>]',
  reads: true,
  run: async (context) => {
    const text = { type: 'string' } as const
    const flag = { type: 'boolean' } as const
    const { positionals: [email = '', ...more] = [], values } =
      readTyped(context.args, { from: text, till: text, out: text, csv: flag, pdf: flag }) ?? {}
    const { from = '', till = '', out = '', csv = false, pdf = false } = values ?? {}
    const isWritten = csv || pdf
    const isMeant = isDay(from) && isDay(till) && from <= till && !(csv && pdf) && isWritten === (out !== '')
    if (!email || more.length > 0 || !isMeant) return sayUsage(context, customersStatement)
    const customerId = await holderOfEmail(context.pool, email)
    if (customerId === undefined) return sayRefusal(context, refuse('customer_not_found'))
    const asked = { customerId, from, till }
    return isWritten ? writeStatement(context, asked, { out, isPdf: pdf }) : showMonths(context, asked)
  },
}
