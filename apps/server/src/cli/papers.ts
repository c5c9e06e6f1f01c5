import { join } from 'node:path'
import type { StaffReceipt } from '@pandrop/contract/staff/receipts'
import { fromUnits } from '@pandrop/money/money'
import { receiptArchive, receiptMonth } from '../domains/orders/receipts/receipt-months.ts'
import { receiptFile, staffReceipts } from '../domains/orders/receipts/receipts.ts'
import { openSecrets } from '../secrets.ts'
import type { Command, CommandContext } from './command.ts'
import { isMonth } from './exports.ts'
import { writeOut } from './output-file.ts'
import { euro, printList } from './table.ts'
import { readTyped, refusedExitCode, sayRefusal, sayUsage } from './usage.ts'

const text = { type: 'string' } as const

/** `receipts list`: papers of sales, newest first. */
export const receiptsList: Command = {
  name: 'receipts list',
  does: 'lists receipts, newest first: all, or those of a number, an order, a customer, an e-mail address or a sum',
  usage: 'receipts list [R-2026-000123 | 1042 | ann@example.com | 24.90] [--after <number>]',
  reads: true,
  run: async (context) => {
    const { positionals: [search = '', ...more] = [], values } = readTyped(context.args, { after: text }) ?? {}
    if (!values || more.length > 0) return sayUsage(context, receiptsList)
    const found = await staffReceipts(context.pool, { search, after: values.after })
    if (!found.ok) return sayRefusal(context, found)
    const columns = {
      receipt: ({ number }: StaffReceipt) => number,
      issued: ({ issued_at: at }: StaffReceipt) => new Date(at),
      order: ({ order_id: id }: StaffReceipt) => id,
      customer: ({ customer }: StaffReceipt) => customer.name,
      company: ({ company }: StaffReceipt) => company,
      'VAT id': ({ vat_id: vatId }: StaffReceipt) => vatId,
      vat: ({ vat }: StaffReceipt) => euro(fromUnits(vat)),
      total: ({ total }: StaffReceipt) => euro(fromUnits(total)),
    }
    printList(context, { rows: found.value.rows, columns, none: 'There are none.' })
    if (found.value.next && !context.json) context.print(`More: --after ${found.value.next}`)
    return 0
  },
}

// Papers of accounts that are gone are kept sealed.
const withSecrets = ({ pool, env }: CommandContext) => ({ pool, secrets: openSecrets(env) })

/** @returns whether there is such a paper */
const writeInto = async (context: CommandContext, folder: string, { id }: StaffReceipt): Promise<boolean> => {
  const file = await receiptFile(withSecrets(context), id, 'en')
  if (!file) return false
  await writeOut(join(folder, file.name), file.content)
  return true
}

/** A month as ZIP archives, one for each 2,000. */
const writeMonth = async (context: CommandContext, folder: string, month: string): Promise<number> => {
  const { receipts, parts } = await receiptMonth(context.pool, month)
  for (let part = 1; part <= parts; part += 1) {
    const archive = await receiptArchive(withSecrets(context), { month, part })
    if (!archive) break
    const path = join(folder, archive.name)
    await writeOut(path, archive.content)
    context.print(path)
  }
  context.print(receipts === 1 ? '1 receipt is written.' : `${receipts} receipts are written.`)
  return 0
}

/** `receipts export`: papers as PDF, or those of a month as ZIP. */
export const receiptsExport: Command = {
  name: 'receipts export',
  does: 'writes receipts as PDF into a folder, those that receipts list finds; or those of a month as ZIP',
  usage:
    'receipts export <folder> <R-2026-000123 | 1042 | ann@example.com | 24.90>, or: ' +
    'receipts export --month <2026-11> --out <folder>',
  reads: true,
  run: async (context) => {
    const { positionals = [], values } = readTyped(context.args, { month: text, out: text }) ?? {}
    if (!values) return sayUsage(context, receiptsExport)
    const { month, out } = values
    if (month !== undefined) {
      const isWhole = isMonth(month) && out !== undefined && positionals.length === 0
      return isWhole ? writeMonth(context, out, month) : sayUsage(context, receiptsExport)
    }
    const [folder = '', search = '', ...more] = positionals
    if (!folder || !search || more.length > 0 || out !== undefined) return sayUsage(context, receiptsExport)
    let written = 0
    let after: string | undefined
    do {
      const found = await staffReceipts(context.pool, { search, after })
      if (!found.ok) return sayRefusal(context, found)
      for (const receipt of found.value.rows) {
        if (!(await writeInto(context, folder, receipt))) return refusedExitCode
        written += 1
      }
      after = found.value.next ?? undefined
    } while (after !== undefined)
    context.print(written === 1 ? '1 receipt is written.' : `${written} receipts are written.`)
    return 0
  },
}
