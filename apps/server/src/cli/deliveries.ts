import { type WaitingTrade, waitingTradesMax } from '@pandrop/contract/staff/trade-offers'
import { answerTrade, pauseSending, waitingTrades } from '../domains/orders/trade-offers/trade-desk.ts'
import type { Command } from './command.ts'
import { type Columns, printList } from './table.ts'
import { readNumber, refusedExitCode, sayRefusal, sayUsage } from './usage.ts'

const columns: Columns<WaitingTrade> = {
  order: ({ order_id: id }) => id,
  since: ({ since }) => since,
  customer: ({ customer }) => customer.name,
  account: ({ trade }) => trade.account,
  code: ({ trade }) => trade.code,
  trade: ({ trade }) => trade.steam_id,
  state: ({ trade }) => trade.state,
  problem: ({ trade }) => trade.problem,
  try: ({ trade }) => trade.try_no,
}

/** `deliveries list`: trades that somebody has to look at; exit code 1 where there are some. */
export const deliveriesList: Command = {
  name: 'deliveries list',
  does: 'lists trades of the shop’s accounts that need somebody; ends with 1 where there are some',
  usage: 'deliveries list',
  reads: true,
  run: async (context) => {
    if (context.args.length > 0) return sayUsage(context, deliveriesList)
    const rows = await waitingTrades(context)
    printList(context, { rows, columns, none: 'None needs anybody.' })
    if (rows.length === waitingTradesMax && !context.json) context.print(`There may be more than ${waitingTradesMax}.`)
    return rows.length > 0 ? refusedExitCode : 0
  },
}

const answering = (verb: 'retry' | 'dismiss', does: string): Command => {
  const command: Command = {
    name: `deliveries ${verb}`,
    does,
    usage: `deliveries ${verb} <order>`,
    run: async (context) => {
      const [typed, ...more] = context.args
      const orderId = readNumber(typed)
      if (!orderId || more.length > 0) return sayUsage(context, command)
      const answer = verb === 'retry' ? 'retry' : 'dismissed'
      const answered = await answerTrade(context, { orderId, answer })
      if (!answered.ok) return sayRefusal(context, answered)
      context.print(answered.value.changed ? 'Done.' : 'That was said before, nothing has changed.')
      return 0
    },
  }
  return command
}

/** `deliveries retry`: another try, counted from the first. */
export const deliveriesRetry = answering('retry', 'has the trade of an order that needs somebody sent once more')

/** `deliveries dismiss`: it goes off the list. */
export const deliveriesDismiss = answering('dismiss', 'says that nothing more follows a trade that needs somebody')

const switching = (verb: 'pause' | 'resume', does: string, done: string): Command => {
  const command: Command = {
    name: `deliveries ${verb}`,
    does,
    usage: `deliveries ${verb}`,
    run: async (context) => {
      if (context.args.length > 0) return sayUsage(context, command)
      await pauseSending(context, verb === 'pause')
      context.print(done)
      return 0
    },
  }
  return command
}

/** `deliveries pause`: paid orders wait. */
export const deliveriesPause = switching(
  'pause',
  'keeps the shop’s accounts from sending trades; what is out is followed',
  'Nothing is sent by itself now.',
)

/** `deliveries resume`: what waited is sent. */
export const deliveriesResume = switching(
  'resume',
  'lets the shop’s accounts send trades again',
  'Paid orders are sent by themselves again.',
)
