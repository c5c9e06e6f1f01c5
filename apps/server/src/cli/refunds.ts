import { moveRefundToBalance } from '../features/refunds/move-to-balance.ts'
import { refundDeposit } from '../features/refunds/refund-deposit.ts'
import type { Command } from './command.ts'
import { by, isUuid, readTyped, sayRefusal, sayUsage, typedBecause } from './usage.ts'

const options = { reason: { type: 'string' } } as const

/** `refunds to-balance`: what a card did not take. */
export const refundsToBalance: Command = {
  name: 'refunds to-balance',
  does: 'gives a failed card refund to the balance instead',
  run: async (context) => {
    const typed = readTyped(context.args, options)
    const [refundId] = typed?.positionals ?? []
    if (!typed || !isUuid(refundId)) return sayUsage(context, 'refunds to-balance <refund> [--reason "for the record"]')
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
  run: async (context) => {
    const typed = readTyped(context.args, options)
    const [paymentId] = typed?.positionals ?? []
    if (!typed || !isUuid(paymentId)) return sayUsage(context, 'deposits refund <payment> [--reason "for the record"]')
    const refunded = await refundDeposit(context, { paymentId, by, why: typedBecause(typed.values.reason) })
    if (!refunded.ok) return sayRefusal(context, refunded)
    const { changed, refund } = refunded.value
    context.print(changed ? 'The money goes back to the card. The customer gets a mail.' : before[refund])
    return 0
  },
}
