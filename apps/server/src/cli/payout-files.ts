import { readFile } from 'node:fs/promises'
import type { BankStatement } from '@pandrop/contract/staff/bank-statements'
import { fromUnits } from '@pandrop/money/money'
import { type LineOutcome, toLookAt } from '../domains/buying/bank-files/answer-line.rules.ts'
import { bankFileContent, bankFiles, createBankFile } from '../domains/buying/bank-files/bank-file.ts'
import { statementsOf } from '../domains/buying/bank-files/bank-statements.ts'
import { type ImportedAnswer, importBankAnswer } from '../domains/buying/bank-files/import-answer.ts'
import { OperatorProblem } from '../operator-problem.ts'
import { openSecrets } from '../secrets.ts'
import type { Command, CommandContext } from './command.ts'
import { writeOut } from './output-file.ts'
import { type Columns, euro, money, printList, printTable } from './table.ts'
import { by, readNumber, readTyped, refusedExitCode, sayRefusal, sayUsage } from './usage.ts'

// It names account numbers.
const write = (path: string, xml: string, hint?: string): Promise<void> => writeOut(path, xml, { hint, isSecret: true })

/** `payouts file`: all payouts that two people want, or a file that was made before. */
export const payoutsFile: Command = {
  name: 'payouts file',
  does: 'puts all approved payouts into a file for the bank; with a number, writes that file again',
  usage: 'payouts file [<file>] [--out payouts.xml]',
  run: async (context) => {
    const typed = readTyped(context.args, { out: { type: 'string' } })
    const [given, ...others] = typed?.positionals ?? []
    const fileId = readNumber(given)
    if (!typed || others.length > 0 || (given !== undefined && !fileId)) return sayUsage(context, payoutsFile)
    return fileId ? again(context, fileId, typed.values.out) : make(context, typed.values.out)
  },
}

const withSecrets = (context: CommandContext) => ({ ...context, secrets: openSecrets(context.env) })

const make = async (context: CommandContext, out: string | undefined): Promise<number> => {
  const made = await createBankFile(withSecrets(context), { by })
  if (!made.ok) return sayRefusal(context, made)
  const { id, messageId, payments, cents, executionDay, xml, unreadable } = made.value
  const path = out ?? `${messageId}.xml`
  context.print(`File ${id}: ${payments} payouts, ${money(cents)} EUR, to be executed on ${executionDay}.`)
  await write(path, xml, `The file is made: npm run shop -- payouts file ${id} --out <another>`)
  context.print(`${path} is for the bank. Upload it once, then delete it.`)
  for (const left of unreadable) {
    context.print(`Payout ${left.id} of offer ${left.offerId} is not in it: its account number does not open.`)
  }
  return unreadable.length > 0 ? refusedExitCode : 0
}

const again = async (context: CommandContext, fileId: number, out: string | undefined): Promise<number> => {
  const found = await bankFileContent(withSecrets(context), fileId)
  if (!found.ok) return sayRefusal(context, found)
  const path = out ?? `${found.value.messageId}.xml`
  await write(path, found.value.xml)
  context.print(`${path} is file ${fileId} as it was made. A bank refuses a message that it has had before.`)
  return 0
}

type FileRow = Awaited<ReturnType<typeof bankFiles>>[number]

const outcomeOf = ({ payments, paid, failed }: FileRow): string => {
  const open = payments - paid - failed
  return [paid && `${paid} paid`, failed && `${failed} failed`, open && `${open} open`].filter(Boolean).join(', ')
}

/** `payouts files`: newest first. */
export const payoutsFiles: Command = {
  name: 'payouts files',
  does: 'lists files for the bank with what is settled of them',
  usage: 'payouts files',
  reads: true,
  run: async (context) => {
    if (context.args.length > 0) return sayUsage(context, payoutsFiles)
    printList(context, { rows: await bankFiles(context.pool), columns, none: 'No file was made yet.' })
    return 0
  },
}

const columns: Columns<FileRow> = {
  file: ({ id }) => id,
  made: ({ created_at }) => created_at,
  by: ({ made_by }) => made_by,
  message: ({ message_id }) => message_id,
  payouts: ({ payments }) => payments,
  EUR: ({ cents }) => euro(cents),
  'executed on': ({ execution_day }) => execution_day,
  outcome: outcomeOf,
}

/** How a statement and the books compare, in a line. */
const besideBooks = ({ account, closes_on: day, closing, booked, not_found, unknown }: BankStatement): string => {
  const has = `${account ?? 'The account'} has ${eur(closing)} at the end of ${day}`
  if (booked === null) return `${has}; payouts do not leave from it.`
  if (booked === closing) return `${has}: the books hold what the bank has.`
  const between = [
    not_found.payouts > 0 && `provider payouts not shown yet ${not_found.payouts} (${eur(not_found.amount)})`,
    unknown.lines > 0 && `lines that nothing is behind ${unknown.lines} (${eur(unknown.amount)})`,
  ].filter(Boolean)
  const madeOf = between.length > 0 ? ` Between them: ${between.join(', ')}.` : ''
  return `${has}, the books ${eur(booked)}.${madeOf}`
}

const eur = (units: number): string => `${money(fromUnits(units))} EUR`

/** `payouts import`: exit code 1 when something has to be looked at. */
export const payoutsImport: Command = {
  name: 'payouts import',
  does: "reads the bank's answer: pain.002 or camt.053; ends with 1 when something has to be looked at",
  usage: 'payouts import <file>',
  run: async (context) => {
    const [path, ...others] = readTyped(context.args, {})?.positionals ?? []
    if (!path || others.length > 0) return sayUsage(context, payoutsImport)
    const file = await readFile(path).catch((cause: NodeJS.ErrnoException) => {
      throw new OperatorProblem(`${path} cannot be read: ${cause.message}.`, { cause })
    })
    const imported = await importBankAnswer(context, { file, by })
    return imported.ok ? report(context, imported.value) : sayRefusal(context, imported)
  },
}

const report = async (
  context: CommandContext,
  { format, messageId, answerId, lines }: ImportedAnswer,
): Promise<number> => {
  if (answerId === null) {
    context.print(`${format} ${messageId} was imported before: nothing has changed.`)
    return 0
  }
  const counts = new Map<LineOutcome, number>()
  for (const { outcome } of lines) counts.set(outcome, (counts.get(outcome) ?? 0) + 1)
  const told = [...counts].map(([outcome, count]) => `${outcome} ${count}`).join(', ')
  context.print(`${format} ${messageId}: ${told || 'nothing about payouts'}.`)
  for (const statement of await statementsOf(context.pool, answerId)) context.print(besideBooks(statement))
  const open = lines.filter(({ outcome }) => toLookAt.includes(outcome))
  if (open.length === 0) return 0
  context.print('Please look at these; nothing was changed for them:')
  const rows = open.map((line) => [
    line.outcome,
    line.payoutId ?? '-',
    line.cents === null ? '-' : money(line.cents),
    line.status,
    line.reason ?? '-',
  ])
  printTable(context, [['outcome', 'payout', 'EUR', 'bank says', 'reason'], ...rows])
  return refusedExitCode
}
