import { holdsMoney, isWon } from '@pandrop/contract/lifecycle/dispute'
import { formatCents } from '@pandrop/money/format'
import { cents } from '@pandrop/money/money'
import { disputesForStaff, type ListedDispute, releaseDispute } from '../domains/payments/disputes/staff-disputes.ts'
import type { Command } from './command.ts'
import { by, refusedExitCode, sayUsage, typedBecause } from './usage.ts'

/** `disputes list`: what card holders dispute, and whom it keeps from paying; exit code 1 when it keeps somebody. */
export const disputesList: Command = {
  name: 'disputes list',
  does: 'lists disputed card payments, and which of them keep a customer from paying',
  run: async ({ pool, print }) => {
    const disputes = await disputesForStaff(pool)
    if (disputes.length === 0) print('No payment is disputed.')
    for (const dispute of disputes) print(describe(dispute))
    const blocking = disputes.filter(isBlocking)
    if (blocking.length > 0) print('Let a customer pay again: npm run shop -- disputes release <dispute>')
    return blocking.length > 0 ? 1 : 0
  },
}

/** `disputes release <dispute>`: the customer may pay again; the books stay as they are. */
export const disputesRelease: Command = {
  name: 'disputes release',
  does: 'lets a customer pay again although a dispute is open or lost',
  run: async (context) => {
    const { args, print } = context
    const [disputeId] = args
    if (!disputeId) return sayUsage(context, 'disputes release <dispute>')
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

const isBlocking = ({ state, released_by }: ListedDispute): boolean => holdsMoney(state) && released_by === null

const describe = (dispute: ListedDispute): string => {
  const { id, state, opened_at, payment_id, order_id, order_state, customer_id, email, reason } = dispute
  const what = order_id === null ? 'top-up' : `order ${order_id} (${order_state})`
  const owed = cents(dispute.cents - dispute.debited_cents - dispute.collected_cents)
  const since = dispute.collected_cents > 0 ? `, paid since ${inEuro(dispute.collected_cents)}` : ''
  const books = isWon(state) ? 'given back' : `debited ${inEuro(dispute.debited_cents)}${since}, owed ${inEuro(owed)}`
  const holds = isBlocking(dispute) ? 'BLOCKS' : (dispute.released_by ?? '')
  const when = `${opened_at.toISOString().slice(0, 16)}Z`
  const disputed = `${dispute.amount_minor} ${dispute.currency} (smallest units)`
  return [
    `${id}  ${state}  ${when}  ${reason}  ${disputed}, booked ${inEuro(dispute.cents)}: ${books}`,
    `${what}, payment ${payment_id}  customer ${customer_id} ${email}  ${holds}`.trimEnd(),
  ].join('  ')
}

const inEuro = (amount: number): string => `${formatCents(cents(amount))} EUR`
