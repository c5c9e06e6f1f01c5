import { approveByNames } from '../domains/buying/payouts/proposals.ts'
import { staffNamed } from '../domains/identity/staff/named-staff.ts'
import type { Command } from './command.ts'
import { money } from './table.ts'
import { isUuid, readTyped, sayRefusal, sayUsage, typist } from './usage.ts'

const text = { type: 'string' } as const

/** `payouts approve`: two members of staff answer for it; the record says that they were named here. */
export const payoutsApprove: Command = {
  name: 'payouts approve',
  does: 'records that two members of staff want payouts to be paid; no payout leaves without',
  usage: 'payouts approve (<payout> … | --all) --proposed-by <e-mail> --approved-by <e-mail> [--set-off]',
  run: async (context) => {
    const options = {
      all: { type: 'boolean' },
      'set-off': { type: 'boolean' },
      'proposed-by': text,
      'approved-by': text,
    } as const
    const typed = readTyped(context.args, options)
    const { all = false, 'set-off': setOff = false, 'proposed-by': first, 'approved-by': second } = typed?.values ?? {}
    const ids = typed?.positionals ?? []
    if (!first || !second || ids.length > 0 === all || !ids.every(isUuid)) return sayUsage(context, payoutsApprove)
    const proposer = await staffNamed(context.pool, first)
    if (!proposer.ok) return sayRefusal(context, proposer)
    const approver = await staffNamed(context.pool, second)
    if (!approver.ok) return sayRefusal(context, approver)
    const approved = await approveByNames(context, {
      payouts: all ? 'all' : ids,
      proposedBy: proposer.value.id,
      approvedBy: approver.value.id,
      setOff,
      by: typist(),
    })
    if (!approved.ok) return sayRefusal(context, approved)
    const { payouts, amount, setOff: paid } = approved.value
    const names = `${proposer.value.name} and ${approver.value.name}`
    context.print(`${payouts} payouts, ${money(amount)} EUR, may be sent: ${names} answer for it.`)
    if (paid > 0) context.print(`${money(paid)} EUR of them are set off against what their customers owe.`)
    context.print('Next: npm run shop -- payouts file')
    return 0
  },
}
