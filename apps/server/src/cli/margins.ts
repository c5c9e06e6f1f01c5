import { marginsOf, removeMargin, setMargin } from '../domains/buying/margins/margins.ts'
import type { Command } from './command.ts'
import { type Columns, euro, money, printList } from './table.ts'
import { readAmount, sayRefusal, sayUsage } from './usage.ts'

/** `margins list`: what the shop keeps of reference prices. */
export const marginsList: Command = {
  name: 'margins list',
  does: 'lists what the shop keeps of reference prices when it makes an offer',
  usage: 'margins list',
  reads: true,
  run: async (context) => {
    if (context.args.length > 0) return sayUsage(context, marginsList)
    printList(context, { rows: await marginsOf(context.pool), columns, none: 'There are no margins.' })
    return 0
  },
}

const columns: Columns<Awaited<ReturnType<typeof marginsOf>>[number]> = {
  'from EUR': ({ from }) => euro(from),
  percent: ({ percent }) => percent,
}

/** `margins set`: a margin from a reference price on. */
export const marginsSet: Command = {
  name: 'margins set',
  does: 'sets the margin from a reference price on',
  usage: 'margins set <from EUR> <percent>',
  run: async (context) => {
    const [typedFrom, typedPercent = '', ...more] = context.args
    const from = readAmount(typedFrom)
    if (from === undefined || !/^\d{1,2}(\.\d{1,2})?$/.test(typedPercent) || more.length > 0)
      return sayUsage(context, marginsSet)
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
  usage: 'margins remove <from EUR>',
  run: async (context) => {
    const from = readAmount(context.args[0])
    if (from === undefined || context.args.length > 1) return sayUsage(context, marginsRemove)
    const removed = await removeMargin(context, from)
    if (!removed.ok) return sayRefusal(context, removed)
    context.print(`The margin from ${money(from)} EUR is gone.`)
    return 0
  },
}
