import { holdsMoney } from '@pandrop/contract/lifecycle/dispute'
import { disputesForStaff, type ListedDispute, releaseDispute } from '../domains/payments/disputes/staff-disputes.ts'
import { chargedText } from '../domains/payments/payments/payments.ts'
import type { Command } from './command.ts'
import { type Columns, euro, printList } from './table.ts'
import { by, refusedExitCode, sayUsage, typedBecause } from './usage.ts'

/** `disputes list`: what card holders dispute, and whom it keeps from paying; exit code 1 when it keeps somebody. */
export const disputesList: Command = {
  name: 'disputes list',
  does: 'lists disputed card payments; ends with 1 while one of them keeps a customer from paying',
  usage: 'disputes list',
  reads: true,
  run: async (context) => {
    if (context.args.length > 0) return sayUsage(context, disputesList)
    const disputes = await disputesForStaff(context.pool)
    printList(context, { rows: disputes, columns, none: 'No payment is disputed.' })
    const isNeeded = disputes.some(isBlocking)
    if (isNeeded && !context.json) context.print('Let a customer pay again: npm run shop -- disputes release <dispute>')
    return isNeeded ? refusedExitCode : 0
  },
}

const isBlocking = ({ state, released_by }: ListedDispute): boolean => holdsMoney(state) && released_by === null

const columns: Columns<ListedDispute> = {
  dispute: ({ id }) => id,
  state: ({ state }) => state,
  opened: ({ opened_at }) => opened_at,
  'answer by': ({ answer_due_at }) => answer_due_at,
  reason: ({ reason }) => reason,
  disputed: chargedText,
  EUR: ({ cents }) => euro(cents),
  debited: ({ debited_cents }) => euro(debited_cents),
  'paid since': ({ collected_cents }) => euro(collected_cents),
  owed: ({ cents, debited_cents, collected_cents }) => euro(cents - debited_cents - collected_cents),
  of: ({ order_id }) => (order_id === null ? 'top-up' : `order ${order_id}`),
  'order is': ({ order_state }) => order_state,
  payment: ({ payment_id }) => payment_id,
  customer: ({ customer_id }) => customer_id,
  'e-mail': ({ email }) => email,
  pays: (dispute) => (isBlocking(dispute) ? 'BLOCKED' : dispute.released_by && `let by ${dispute.released_by}`),
}

/** `disputes release <dispute>`: the customer may pay again; the books stay as they are. */
export const disputesRelease: Command = {
  name: 'disputes release',
  does: 'lets a customer pay again although a dispute is open or lost',
  usage: 'disputes release <dispute>',
  run: async (context) => {
    const { args, print } = context
    const [disputeId] = args
    if (!disputeId) return sayUsage(context, disputesRelease)
    const released = await releaseDispute(context, { disputeId, by, why: typedBecause(undefined) })
    if (!released.ok) {
      print('There is no such dispute.')
      return refusedExitCode
    }
    const { changed, stillBlocked } = released.value
    if (!changed) print('This dispute keeps nobody from paying: nothing has changed.')
    else if (stillBlocked) print('Done, but another dispute keeps the customer from paying.')
    else print('The customer can pay again, and gets a mail.')
    return 0
  },
}
