import { type EndCause, endCauses } from '@pandrop/contract/lifecycle/order'
import type { Destination } from '../domains/orders/orders/locked-order.ts'
import { refundOrder } from '../domains/orders/orders/refund-order.ts'
import { refuseWithdrawal } from '../domains/orders/withdrawals/withdrawals.ts'
import { moveRefundToBalance } from '../domains/payments/refunds/move-to-balance.ts'
import { refundDeposit } from '../domains/payments/refunds/refund-deposit.ts'
import type { Command } from './command.ts'
import { by, isUuid, readAmount, readNumber, readTyped, sayRefusal, sayUsage, typedBecause } from './usage.ts'

const options = { reason: { type: 'string' } } as const

/** `refunds to-balance`: what a card did not take. */
export const refundsToBalance: Command = {
  name: 'refunds to-balance',
  does: 'gives a failed card refund to the balance instead',
  usage: 'refunds to-balance <refund> [--reason "for the record"]',
  run: async (context) => {
    const typed = readTyped(context.args, options)
    const [refundId] = typed?.positionals ?? []
    if (!typed || !isUuid(refundId)) return sayUsage(context, refundsToBalance)
    const moved = await moveRefundToBalance(context, { refundId, by, why: typedBecause(typed.values.reason) })
    if (!moved.ok) return sayRefusal(context, moved)
    const { changed } = moved.value
    context.print(changed ? 'The money is on the balance. The customer gets a mail.' : 'It is on the balance already.')
    return 0
  },
}

const before = {
  pending: 'It goes back already.',
  succeeded: 'It went back before.',
  failed: 'It was sent back before, and the bank did not take it: npm run shop -- refunds to-balance <refund>',
  moved: 'It was sent back before; the bank did not take it, and the balance has it again.',
} as const

/** `deposits refund`: a whole top-up that was not used. */
export const depositsRefund: Command = {
  name: 'deposits refund',
  does: 'gives a whole unused top-up of the last 14 days back to its card',
  usage: 'deposits refund <payment> [--reason "for the record"]',
  run: async (context) => {
    const typed = readTyped(context.args, options)
    const [paymentId] = typed?.positionals ?? []
    if (!typed || !isUuid(paymentId)) return sayUsage(context, depositsRefund)
    const refunded = await refundDeposit(context, { paymentId, by, why: typedBecause(typed.values.reason) })
    if (!refunded.ok) return sayRefusal(context, refunded)
    const { changed, refund } = refunded.value
    context.print(changed ? 'The money goes back to the card. The customer gets a mail.' : before[refund])
    return 0
  },
}

const readDestination = (typed: string | undefined): Destination | undefined =>
  typed === 'card' || typed === 'balance' ? typed : undefined

const readCause = (typed: string | undefined): EndCause | undefined => endCauses.find((cause) => cause === typed)

/** `orders refuse-withdrawal`: what a customer declared and cannot have. */
export const ordersRefuseWithdrawal: Command = {
  name: 'orders refuse-withdrawal',
  does: 'refuses the withdrawal of an order; giving its money back settles it instead',
  usage: 'orders refuse-withdrawal <order> --note "to the customer"',
  run: async (context) => {
    const typed = readTyped(context.args, { note: { type: 'string' } })
    const orderId = readNumber(typed?.positionals[0])
    const note = typed?.values.note?.trim()
    if (!typed || !orderId || !note || typed.positionals.length > 1) return sayUsage(context, ordersRefuseWithdrawal)
    const refused = await refuseWithdrawal(context, { orderId, by, note })
    if (!refused.ok) return sayRefusal(context, refused)
    context.print(refused.value.changed ? 'It is refused. The customer gets a mail.' : 'It was refused before.')
    return 0
  },
}

/** `orders refund`: all of an order, a line, or a part of a line. */
export const ordersRefund: Command = {
  name: 'orders refund',
  does: 'gives money of an order back, whole or by line',
  usage:
    'orders refund <order> [--line N [--amount 12.50]] [--to balance|card] --reason "for the record" ' +
    `[before the delivery: --why ${endCauses.join('|')}] [--note "to the customer"] [--key "once"]`,
  run: async (context) => {
    const typed = readRefund(context.args)
    if (!typed) return sayUsage(context, ordersRefund)
    const refunded = await refundOrder(context, typed)
    if (!refunded.ok) return sayRefusal(context, refunded)
    const { state, changed } = refunded.value
    if (!changed) context.print(`Order ${typed.orderId} is ${state}: this was done before, nothing has changed.`)
    else context.print(`The money goes back; order ${typed.orderId} is ${state}. The customer gets a mail.`)
    return 0
  },
}

const readRefund = (args: string[]) => {
  const text = { type: 'string' } as const
  const typed = readTyped(args, { note: text, reason: text, line: text, amount: text, to: text, why: text, key: text })
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
  return { orderId, by, note, key, reason: typedBecause(reason), cause, ...read }
}
