import type { Refusal } from '@pandrop/contract/refusals'
import { ok, type Refused, type Result, refuse } from '@pandrop/contract/result'
import { ordersAtOnceMax, type TradeListOutcome } from '@pandrop/contract/staff/deliveries'
import type { StaffContext } from '../../../shop.ts'
import { type ManyOrders, type OrderOutcome, sendInOneTrade } from './many-orders.ts'
import { type ListedTrade, readTradeList } from './trade-list.rules.ts'

/** What became of a line. */
export interface TakenLine extends Pick<ListedTrade, 'line' | 'text' | 'orderId'> {
  outcome: TradeListOutcome
  /** of already_set: the number that stands at the order */
  recorded?: string | null
  /** of not_taken */
  refused?: Refused<Refusal>
}

type Readable = ListedTrade & { orderId: number; number: string }

const isReadable = (listed: ListedTrade): listed is Readable => listed.orderId !== null && listed.number !== null

/**
 * Records the trades of a list, line for line: what can be taken is, whatever stands in the others. Lines with one
 * number are one trade.
 * @returns every line, in its order; refuses trade_list_long
 */
export const recordTradeList = async (
  context: StaffContext,
  { list, by, reason }: Omit<ManyOrders, 'orderIds'> & { list: string },
): Promise<Result<TakenLine[], 'trade_list_long'>> => {
  const listed = readTradeList(list)
  if (listed.length > ordersAtOnceMax) return refuse('trade_list_long', { values: { max: String(ordersAtOnceMax) } })
  const taken = new Map<string, OrderOutcome>()
  const readable = listed.filter(isReadable)
  for (const number of new Set(readable.map(({ number }) => number))) {
    const orderIds = readable.filter((line) => line.number === number).map(({ orderId }) => orderId)
    for (const one of await sendInOneTrade(context, { orderIds, by, reason, number }))
      taken.set(`${one.orderId} ${number}`, one)
  }
  const told = new Set<string>()
  return ok(
    listed.map((line) => {
      const { orderId, number } = line
      const key = `${orderId} ${number}`
      const again = told.has(key)
      told.add(key)
      return { line: line.line, text: line.text, orderId, ...outcomeOf(line, taken.get(key), again) }
    }),
  )
}

const outcomeOf = (
  { orderId, number }: ListedTrade,
  one: OrderOutcome | undefined,
  again: boolean,
): Pick<TakenLine, 'outcome' | 'recorded' | 'refused'> => {
  if (orderId === null) return { outcome: 'unknown_order' }
  if (number === null || !one) return { outcome: 'number_invalid' }
  const { outcome, recorded } = one
  if (outcome.ok)
    return outcome.value.changed && !again ? { outcome: 'taken' } : { outcome: 'already_set', recorded: number }
  if (outcome.refusal === 'order_not_found') return { outcome: 'unknown_order' }
  if (outcome.refusal === 'order_state_wrong' && recorded !== null) return { outcome: 'already_set', recorded }
  return { outcome: 'not_taken', refused: outcome }
}
