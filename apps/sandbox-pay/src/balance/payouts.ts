import { apiVersionDefault } from '../api/api-version.ts'
import { type Clock, unixSeconds } from '../clock.ts'
import { newId } from '../identifier.ts'
import type { Changes, State } from '../journal/state.ts'
import type { Announce, EventType } from '../webhooks/event.ts'
import { newTransaction, nextDay } from './balance.ts'
import { type Payout, payoutObject } from './payout.ts'
import type { BalanceTransaction } from './transaction.ts'

/** What can be done to payouts. Nothing here waits between its check and its write, so no two can interfere. */
export interface Payouts {
  /** Once a day: takes along what is available, and lets those arrive whose day has come. */
  runDue(): void
  /** Pays out at once all that has come, available or not; it has arrived. Null: nothing is left to pay out. */
  payNow(): Payout | null
  /** The bank did not take it: the money is here again, for the next payout. Null: it failed before. */
  fail(payout: Payout): Payout | null
}

/** The payouts over this state. */
export const createPayouts = (parts: { state: State; clock: Clock; announce: Announce }): Payouts => {
  const { state, clock, announce } = parts
  let lookedUntil = 0

  const tell = (payout: Payout, type: EventType) =>
    announce({ type, object: payoutObject(payout), apiVersion: apiVersionDefault })

  /** Less than nothing is owed to us: the next payout makes up for it, as at Stripe. */
  const changesOf = (taken: readonly BalanceTransaction[], status: 'in_transit' | 'paid'): Changes | null => {
    const now = unixSeconds(clock.now())
    const amount = taken.reduce((sum, each) => sum + each.amount - each.fee, 0)
    if (amount <= 0) return null
    const id = newId('po_')
    const own = { ...newTransaction({ type: 'payout', source: id, amount: -amount }, now), payout: id }
    const arrivesAt = status === 'paid' ? now : nextDay(now)
    const payout: Payout = {
      id,
      amount,
      status,
      createdAt: now,
      arrivesAt,
      transaction: own.id,
      failureTransaction: null,
    }
    const events = [tell({ ...payout, status: 'in_transit' }, 'payout.created')]
    if (status === 'paid') events.push(tell(payout, 'payout.paid'))
    const transactions = [...taken.map((each) => ({ ...each, payout: id })), { ...own, availableOn: now }]
    return { payouts: [payout], transactions, events }
  }

  const runDue = (): void => {
    const now = unixSeconds(clock.now())
    // What is available, and what arrives, changes with the day alone.
    if (now < lookedUntil) return
    lookedUntil = nextDay(now)
    for (const payout of state.payoutsOnTheirWay(now)) {
      const paid: Payout = { ...payout, status: 'paid' }
      state.commit({ payouts: [paid], events: [tell(paid, 'payout.paid')] })
    }
    const changes = changesOf(
      state.unpaidTransactions().filter(({ availableOn }) => availableOn <= now),
      'in_transit',
    )
    if (changes) state.commit(changes)
  }

  return {
    runDue,
    payNow: () => {
      const changes = changesOf(state.unpaidTransactions(), 'paid')
      if (changes) state.commit(changes)
      return changes?.payouts?.[0] ?? null
    },
    fail: (payout) => {
      if (payout.status === 'failed') return null
      const now = unixSeconds(clock.now())
      const back = newTransaction({ type: 'payout_failure', source: payout.id, amount: payout.amount }, now)
      const failed: Payout = { ...payout, status: 'failed', failureTransaction: back.id }
      state.commit({ payouts: [failed], transactions: [back], events: [tell(failed, 'payout.failed')] })
      return failed
    },
  }
}
