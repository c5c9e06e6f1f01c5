import { type StaffTrade, waitingTradesMax } from '@pandrop/contract/staff/trade-offers'
import type { StaffRequest } from '@pandrop/contract/staff/trade-requests'
import { answerRequest, waitingRequests } from '../domains/buying/trade-requests/request-desk.ts'
import { answerTrade, pauseSending, waitingTrades } from '../domains/orders/trade-offers/trade-desk.ts'
import type { Command, CommandContext } from './command.ts'
import { type Columns, printList } from './table.ts'
import { readNumber, refusedExitCode, sayRefusal, sayUsage } from './usage.ts'

/** A trade of an order or of an offer that somebody has to look at. */
interface Waiting {
  /** null: it is of an offer */
  order: number | null
  /** as O-312; null: it is of an order */
  offer: string | null
  since: string
  customer: string
  trade: StaffTrade | StaffRequest
}

const columns: Columns<Waiting> = {
  order: ({ order }) => order,
  offer: ({ offer }) => offer,
  since: ({ since }) => since,
  customer: ({ customer }) => customer,
  account: ({ trade }) => trade.account,
  code: ({ trade }) => trade.code,
  trade: ({ trade }) => trade.steam_id,
  state: ({ trade }) => trade.state,
  problem: ({ trade }) => trade.problem,
  try: ({ trade }) => trade.try_no,
}

const allWaiting = async (context: CommandContext): Promise<{ rows: Waiting[]; isFull: boolean }> => {
  const [sent, asked] = await Promise.all([waitingTrades(context), waitingRequests(context)])
  const rows = [
    ...sent.map(({ order_id: order, since, customer, trade }) => ({
      order,
      offer: null,
      since,
      customer: customer.name,
      trade,
    })),
    ...asked.map(({ offer_id: id, since, customer, trade }) => ({
      order: null,
      offer: `O-${id}`,
      since,
      customer: customer.name,
      trade,
    })),
  ]
  const isFull = sent.length === waitingTradesMax || asked.length === waitingTradesMax
  return { rows: rows.toSorted((one, other) => one.since.localeCompare(other.since)), isFull }
}

/** `deliveries list`: trades that somebody has to look at; exit code 1 where there are some. */
export const deliveriesList: Command = {
  name: 'deliveries list',
  does: 'lists trades of the shop’s accounts that need somebody; ends with 1 where there are some',
  usage: 'deliveries list',
  reads: true,
  run: async (context) => {
    if (context.args.length > 0) return sayUsage(context, deliveriesList)
    const { rows, isFull } = await allWaiting(context)
    printList(context, { rows, columns, none: 'None needs anybody.' })
    if (isFull && !context.json) context.print(`There may be more than ${waitingTradesMax}.`)
    return rows.length > 0 ? refusedExitCode : 0
  },
}

/** The number of an offer as O-312; undefined for anything else. */
const readOffer = (typed: string | undefined): number | undefined =>
  typed && /^O-/i.test(typed) ? readNumber(typed.slice(2)) : undefined

const answering = (verb: 'retry' | 'dismiss', does: string): Command => {
  const command: Command = {
    name: `deliveries ${verb}`,
    does,
    usage: `deliveries ${verb} <order>|O-<offer>`,
    run: async (context) => {
      const [typed, ...more] = context.args
      const [orderId, offerId] = [readNumber(typed), readOffer(typed)]
      const answer = verb === 'retry' ? 'retry' : 'dismissed'
      if (more.length > 0 || (orderId === undefined && offerId === undefined)) return sayUsage(context, command)
      const answered =
        offerId === undefined
          ? await answerTrade(context, { orderId: orderId ?? 0, answer })
          : await answerRequest(context, { offerId, answer })
      if (!answered.ok) return sayRefusal(context, answered)
      context.print(answered.value.changed ? 'Done.' : 'That was said before, nothing has changed.')
      return 0
    },
  }
  return command
}

/** `deliveries retry`: another try, counted from the first. */
export const deliveriesRetry = answering(
  'retry',
  'has a trade that needs somebody sent once more, or an item asked for',
)

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
