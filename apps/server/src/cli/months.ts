import type { MonthRow } from '@pandrop/contract/staff/months'
import { fromUnits } from '@pandrop/money/money'
import { lockMonth, unlockMonth } from '../domains/backoffice/months/lock-month.ts'
import { listMonths } from '../domains/backoffice/months/months.ts'
import type { Command } from './command.ts'
import { isMonth } from './exports.ts'
import { euro, printList } from './table.ts'
import { by, readTyped, sayRefusal, sayUsage, typedBecause } from './usage.ts'

const rangeOf = ({ first, last, count }: MonthRow['receipts']): string =>
  count === 0 ? '' : `${first} – ${last} (${count})`

/** `months list`: VAT, papers and locks. */
export const monthsList: Command = {
  name: 'months list',
  does: 'lists the months of the shop, newest first: VAT, numbers of papers, and which are locked',
  usage: 'months list',
  reads: true,
  run: async (context) => {
    if (context.args.length > 0) return sayUsage(context, monthsList)
    const columns = {
      month: ({ month }: MonthRow) => month,
      state: ({ state }: MonthRow) => state,
      vat: ({ vat }: MonthRow) => euro(fromUnits(vat)),
      gross: ({ gross }: MonthRow) => euro(fromUnits(gross)),
      receipts: ({ receipts }: MonthRow) => rangeOf(receipts),
      'credit notes': ({ credit_notes: notes }: MonthRow) => rangeOf(notes),
      'locked by': ({ locked_by: who }: MonthRow) => who,
    }
    printList(context, { rows: await listMonths(context), columns, none: 'Nothing was booked yet.' })
    return 0
  },
}

/** `months lock`: nothing is booked into a month any more. */
export const monthsLock: Command = {
  name: 'months lock',
  does: 'locks a month that is over: nothing is booked into it any more',
  usage: 'months lock <2026-11>',
  run: async (context) => {
    const [month = '', ...more] = context.args
    if (!isMonth(month) || more.length > 0) return sayUsage(context, monthsLock)
    const locked = await lockMonth(context, { month, by })
    if (!locked.ok) return sayRefusal(context, locked)
    context.print(`${month} is locked.`)
    return 0
  },
}

/** `months unlock`: the last locked month is open again. */
export const monthsUnlock: Command = {
  name: 'months unlock',
  does: 'ends the lock of the last month that is locked',
  usage: 'months unlock <2026-11> --reason <why>',
  run: async (context) => {
    const { positionals: [month = '', ...more] = [], values } =
      readTyped(context.args, { reason: { type: 'string' } }) ?? {}
    const reason = values?.reason?.trim()
    if (!isMonth(month) || more.length > 0 || !reason) return sayUsage(context, monthsUnlock)
    const done = await unlockMonth(context, { month, by, reason: typedBecause(reason) })
    if (!done.ok) return sayRefusal(context, done)
    context.print(`${month} is open again.`)
    return 0
  },
}
