import type { Result } from '@pandrop/contract/result'
import {
  type PayoutDoing,
  type PayoutDone,
  recordPayoutConfirmed,
  recordPayoutFailed,
  recordPayoutReturned,
  recordPayoutSent,
} from '../features/payouts/payout-steps.ts'
import type { Command, CommandContext } from './command.ts'
import { by, isUuid, readTyped, sayRefusal, sayUsage, typedBecause } from './usage.ts'

const tell = (context: CommandContext, payoutId: string, result: Result<PayoutDone>): number => {
  if (!result.ok) return sayRefusal(context, result)
  const { state, changed } = result.value
  context.print(
    changed
      ? `Payout ${payoutId} is ${state} now. The customer gets a mail.`
      : `Payout ${payoutId} is ${state}: this was done before, nothing has changed.`,
  )
  return 0
}

const text = { type: 'string' } as const

type Verb = (context: CommandContext, doing: PayoutDoing) => Promise<Result<PayoutDone>>

const plainCommand = (name: string, does: string, verb: Verb): Command => ({
  name: `payouts ${name}`,
  does,
  run: async (context) => {
    const typed = readTyped(context.args, { reason: text })
    const [payoutId] = typed?.positionals ?? []
    if (!typed || !isUuid(payoutId)) return sayUsage(context, `payouts ${name} <payout> [--reason "for the record"]`)
    const doing = { payoutId, by, why: typedBecause(typed.values.reason) }
    return tell(context, payoutId, await verb(context, doing))
  },
})

export const payoutsSent = plainCommand(
  'sent',
  'records that a payout was handed to the bank by hand',
  recordPayoutSent,
)

export const payoutsConfirmed = plainCommand(
  'confirmed',
  'records that the bank has paid a payout',
  recordPayoutConfirmed,
)

type ReasonedVerb = (context: CommandContext, doing: PayoutDoing & { reason: string }) => Promise<Result<PayoutDone>>

const reasonedCommand = (name: string, does: string, verb: ReasonedVerb): Command => ({
  name: `payouts ${name}`,
  does,
  run: async (context) => {
    const typed = readTyped(context.args, { reason: text })
    const [payoutId] = typed?.positionals ?? []
    const reason = typed?.values.reason?.trim()
    if (!isUuid(payoutId) || !reason) {
      const usage = `payouts ${name} <payout> --reason "to the customer, or a code of the bank such as AC04"`
      return sayUsage(context, usage)
    }
    return tell(context, payoutId, await verb(context, { payoutId, by, reason, why: typedBecause(undefined) }))
  },
})

/** `payouts failed`: the offer is ready for another payout. */
export const payoutsFailed = reasonedCommand(
  'failed',
  'records that a payout came to nothing; the customer can ask again',
  recordPayoutFailed,
)

/** `payouts returned`: it was paid and came back; the offer is ready for another payout. */
export const payoutsReturned = reasonedCommand(
  'returned',
  'records that a paid payout came back from the bank; the customer can ask again',
  recordPayoutReturned,
)
