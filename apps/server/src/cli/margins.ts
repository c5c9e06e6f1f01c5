import { marginsOf, removeMargin, setMargin } from '../domains/buying/margins/margins.ts'
import type { Command } from './command.ts'
import { money, printTable } from './table.ts'
import { readAmount, sayRefusal, sayUsage } from './usage.ts'

/** `margins list`: what the shop keeps of reference prices. */
export const marginsList: Command = {
  name: 'margins list',
  does: 'lists what the shop keeps of reference prices when it makes an offer',
  run: async (context) => {
    if (context.args.length > 0) return sayUsage(context, 'margins list')
    const margins = await marginsOf(context.pool)
    const rows = margins.map(({ from, percent }) => [money(from), `${percent} %`])
    printTable(context, [['from EUR', 'margin'], ...rows])
    return 0
  },
}

/** `margins set`: a margin from a reference price on. */
export const marginsSet: Command = {
  name: 'margins set',
  does: 'sets the margin from a reference price on',
  run: async (context) => {
    const [typedFrom, typedPercent = '', ...more] = context.args
    const from = readAmount(typedFrom)
    if (from === undefined || !/^\d{1,2}(\.\d{1,2})?$/.test(typedPercent) || more.length > 0)
      return sayUsage(context, 'margins set <from EUR> <percent>')
    const percent = Number(typedPercent)
    const set = await setMargin(context, { from, percent })
    if (!set.ok) return sayRefusal(context, set)
    context.print(`From ${money(from)} EUR the margin is ${percent} %. Offers that stand do not change.`)
    return 0
  },
}

/** `margins remove`: the next lower one counts instead. */
export const marginsRemove: Command = {
  name: 'margins remove',
  does: 'removes a margin; the next lower one counts instead',
  run: async (context) => {
    const from = readAmount(context.args[0])
    if (from === undefined || context.args.length > 1) return sayUsage(context, 'margins remove <from EUR>')
    const removed = await removeMargin(context, from)
    if (!removed.ok) return sayRefusal(context, removed)
    context.print(`The margin from ${money(from)} EUR is gone.`)
    return 0
  },
}
