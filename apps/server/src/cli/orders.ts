import { type EndCause, endCauses } from '@pandrop/contract/order-states'
import type { Result } from '@pandrop/contract/result'
import { cancelOrder, reverseOrder } from '../features/orders/end-order.ts'
import {
  completeOrder,
  type Doing,
  type Done,
  recordDelivered,
  recordTradeDeclined,
  recordTradeSent,
} from '../features/orders/order-steps.ts'
import { refundOrder } from '../features/orders/refund-order.ts'
import type { Destination } from '../features/orders/ways-back.ts'
import type { Command, CommandContext } from './command.ts'
import { by, readAmount, readNumber, readTyped, sameTrade, sayRefusal, sayUsage, typedBecause } from './usage.ts'

const tell = (context: CommandContext, orderId: number, result: Result<Done>): number => {
  if (!result.ok) return sayRefusal(context, result)
  const { state, changed } = result.value
  context.print(
    changed
      ? `Order ${orderId} is ${state} now. The customer gets a mail.`
      : `Order ${orderId} is ${state}: this was done before, nothing has changed.`,
  )
  return 0
}

/** What every verb about an order can be told. */
const common = { note: { type: 'string' }, reason: { type: 'string' } } as const

const commonUsage = '[--note "to the customer"] [--reason "for the record"]'

/** Whoever works on the shop's machine may hand over what is held; the record says why. */
const overriding = { override: { type: 'string' } } as const

const overrideUsage = '[--override "why it goes out although it is held"]'

const overrideOf = (reason: string | undefined) => (reason ? { reason, isAdministrator: true } : undefined)

type PlainVerb = (context: CommandContext, doing: Doing) => Promise<Result<Done>>

const plainCommand = (name: string, does: string, verb: PlainVerb): Command => ({
  name: `orders ${name}`,
  does,
  run: async (context) => {
    const typed = readTyped(context.args, common)
    const orderId = readNumber(typed?.positionals[0])
    if (!typed || !orderId) return sayUsage(context, `orders ${name} <order> ${commonUsage}`)
    const { note, reason } = typed.values
    return tell(context, orderId, await verb(context, { orderId, by, note, why: typedBecause(reason) }))
  },
})

/** `orders trade-sent`: the trade offer waits for the customer in Steam. */
export const ordersTradeSent: Command = {
  name: 'orders trade-sent',
  does: 'records that the trade offer was sent',
  run: async (context) => {
    const typed = readTyped(context.args, { ...common, ...overriding, ...sameTrade, offer: { type: 'string' } })
    const orderId = readNumber(typed?.positionals[0])
    if (!typed?.values.offer || !orderId)
      return sayUsage(
        context,
        `orders trade-sent <order> --offer <Steam's number> [--same-trade] ${overrideUsage} ${commonUsage}`,
      )
    const { note, reason, offer: tradeOfferId } = typed.values
    const override = overrideOf(typed.values.override)
    const isSameTrade = typed.values['same-trade']
    const doing = { orderId, by, note, why: typedBecause(reason), tradeOfferId, isSameTrade, override }
    return tell(context, orderId, await recordTradeSent(context, doing))
  },
}

export const ordersTradeDeclined = plainCommand(
  'trade-declined',
  'records that the customer declined the trade offer',
  recordTradeDeclined,
)

/** `orders delivered`: the customer has the items. */
export const ordersDelivered: Command = {
  name: 'orders delivered',
  does: 'records that the customer accepted it: seven days of trade protection begin',
  run: async (context) => {
    const typed = readTyped(context.args, { ...common, ...overriding })
    const orderId = readNumber(typed?.positionals[0])
    if (!typed || !orderId) return sayUsage(context, `orders delivered <order> ${overrideUsage} ${commonUsage}`)
    const { note, reason, override } = typed.values
    const doing = { orderId, by, note, why: typedBecause(reason), override: overrideOf(override) }
    return tell(context, orderId, await recordDelivered(context, doing))
  },
}

export const ordersCompleted = plainCommand(
  'completed',
  'completes a delivered order after its trade protection; happens by itself',
  completeOrder,
)

const readDestination = (typed: string | undefined): Destination | undefined =>
  typed === 'card' || typed === 'balance' ? typed : undefined

const readCause = (typed: string | undefined): EndCause | undefined => endCauses.find((cause) => cause === typed)

const causeUsage = `--why ${endCauses.join('|')}`

/** `orders cancel`: all of an order is given up before its delivery. */
export const ordersCancel: Command = {
  name: 'orders cancel',
  does: 'gives an order up before its delivery and gives its money back',
  run: async (context) => {
    const typed = readTyped(context.args, { ...common, to: { type: 'string' }, why: { type: 'string' } })
    const orderId = readNumber(typed?.positionals[0])
    const destination = readDestination(typed?.values.to)
    const cause = readCause(typed?.values.why)
    if (!typed || !orderId || !cause || (typed.values.to !== undefined && !destination))
      return sayUsage(context, `orders cancel <order> ${causeUsage} [--to balance|card] ${commonUsage}`)
    const { note, reason } = typed.values
    const doing = { orderId, by, note, why: typedBecause(reason), cause, destination }
    return tell(context, orderId, await cancelOrder(context, doing))
  },
}

/** `orders reverse`: what was delivered came back. */
export const ordersReverse: Command = {
  name: 'orders reverse',
  does: 'takes a delivered order back whose items came back, and gives its money back',
  run: async (context) => {
    const typed = readTyped(context.args, { ...common, to: { type: 'string' } })
    const orderId = readNumber(typed?.positionals[0])
    const destination = readDestination(typed?.values.to)
    if (!typed || !orderId || (typed.values.to !== undefined && !destination))
      return sayUsage(context, `orders reverse <order> [--to balance|card] ${commonUsage}`)
    const { note, reason } = typed.values
    const doing = { orderId, by, note, why: typedBecause(reason), destination }
    return tell(context, orderId, await reverseOrder(context, doing))
  },
}

const refundUsage =
  'orders refund <order> [--line N [--amount 12.50]] [--to balance|card] --reason "for the record" ' +
  `[before the delivery: ${causeUsage}] [--note "to the customer"] [--key "once"]`

/** `orders refund`: all of an order, a line, or a part of a line. */
export const ordersRefund: Command = {
  name: 'orders refund',
  does: 'gives money of an order back, whole or by line',
  run: async (context) => {
    const typed = readRefund(context.args)
    if (!typed) return sayUsage(context, refundUsage)
    const refunded = await refundOrder(context, typed)
    if (!refunded.ok || !refunded.value.changed) return tell(context, typed.orderId, refunded)
    context.print(`The money goes back; order ${typed.orderId} is ${refunded.value.state}. The customer gets a mail.`)
    return 0
  },
}

const readRefund = (args: string[]) => {
  const text = { type: 'string' } as const
  const typed = readTyped(args, { ...common, line: text, amount: text, to: text, why: text, key: text })
  const orderId = readNumber(typed?.positionals[0])
  if (!typed || !orderId) return null
  const { line, amount, to, why, key, note, reason } = typed.values
  const read = { line: readNumber(line), amount: readAmount(amount), destination: readDestination(to) }
  const cause = why === undefined ? ('unsaid' as const) : readCause(why)
  const misread = [
    [line, read.line],
    [amount, read.amount],
    [to, read.destination],
  ].some(([given, meant]) => given !== undefined && meant === undefined)
  if (misread || !cause || !reason || (amount !== undefined && line === undefined)) return null
  return { orderId, by, note, key, why: typedBecause(reason), cause, ...read }
}
