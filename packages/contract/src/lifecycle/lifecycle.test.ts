import { describe, expect, test } from 'vitest'
import { caseLifecycle } from './case.ts'
import { dealLifecycle } from './deal.ts'
import { disputeLifecycle } from './dispute.ts'
import { decide, type Lifecycle, possibleCommands, type Standing, type Step, transitionsOf } from './lifecycle.ts'
import { type OfferState, type OfferStep, offerLifecycle, offerStates } from './offer.ts'
import { isRefundable, type OrderAction, type OrderState, orderActions, orderLifecycle, orderStates } from './order.ts'
import { payoutLifecycle, payoutStates } from './payout.ts'
import { refundLifecycle } from './refund.ts'

const now = new Date('2026-11-21T12:00:00Z')
const later = new Date('2026-11-28T12:00:00Z')

const order = (state: OrderState, lastStep = 'paid', protectedUntil: Date | null = null) => ({
  state,
  lastStep,
  protectedUntil,
})

type StandingOffer = Standing<typeof offerLifecycle>

const offer = (state: OfferState, change: Partial<StandingOffer> = {}): StandingOffer => ({
  state,
  lastStep: 'created',
  counterExpiresAt: null,
  receiveUntil: later,
  receivedAt: null,
  protectedUntil: null,
  ...change,
})

/** Whatever its step waits for has happened. */
const timely: Partial<Record<OfferStep, Partial<StandingOffer>>> = {
  countered: { counterExpiresAt: later },
  accepted: { counterExpiresAt: later },
  declined: { counterExpiresAt: later },
  counter_expired: { counterExpiresAt: now },
  received: { receiveUntil: later },
  not_received: { receiveUntil: now },
  reversed: { receivedAt: now, protectedUntil: later },
  ready: { receivedAt: now, protectedUntil: now },
}

const offerSteps = Object.keys(offerLifecycle.steps) as OfferStep[]

test.each<[string, Lifecycle]>([
  ['order', orderLifecycle],
  ['offer', offerLifecycle],
  ['payout', payoutLifecycle],
  ['refund', refundLifecycle],
  ['dispute', disputeLifecycle],
  ['deal', dealLifecycle],
  ['case', caseLifecycle],
])('every state of the %s is reached or left by a step', (_, lifecycle) => {
  const met = transitionsOf(lifecycle).flat()
  for (const state of lifecycle.states) expect(met, state).toContain(state)
})

describe('a step is taken from its own states and from no other:', () => {
  test.each(orderActions)('%s of an order', (step) => {
    const { from }: Step = orderLifecycle.steps[step]
    for (const state of orderStates) {
      const { may } = decide(orderLifecycle, order(state, 'paid', now), step, now)
      expect(may === 'now', state).toBe(from.includes(state))
    }
  })

  test.each(offerSteps)('%s of an offer', (step) => {
    const { from }: Step = offerLifecycle.steps[step]
    for (const state of offerStates) {
      const { may } = decide(offerLifecycle, offer(state, timely[step]), step, now)
      expect(may === 'now', state).toBe(from.includes(state))
    }
  })
})

describe('a step that was just taken', () => {
  test.each(orderActions.filter((step) => step !== 'refunded'))('%s of an order is welcome again', (step) => {
    const { to } = orderLifecycle.steps[step]
    const { may } = decide(orderLifecycle, order(to, step, later), step, now)
    // The number of a trade tells whether it is the same one that was sent.
    expect(may).toBe(step === 'trade_sent' ? 'state' : 'again')
  })

  const repeated = ['rejected', 'declined', 'counter_expired', 'not_received', 'reversed', 'ready'] as const

  test.each(repeated)('%s of an offer is welcome again', (step) => {
    const taken = offer(offerLifecycle.steps[step].to, { lastStep: step })
    expect(decide(offerLifecycle, taken, step, now)).toEqual({ may: 'again' })
  })

  test('is only the last one: a new order was not declined, and what expired was not rejected', () => {
    expect(decide(orderLifecycle, order('processing', 'paid'), 'trade_declined', now).may).toBe('state')
    expect(decide(orderLifecycle, order('processing', 'trade_declined'), 'trade_declined', now).may).toBe('again')
    const ends: OfferStep[] = ['rejected', 'counter_expired', 'not_received', 'reversed']
    for (const lastStep of ends) {
      for (const step of ends.filter((end) => end !== lastStep))
        expect(decide(offerLifecycle, offer('declined_by_service', { lastStep }), step, now).may).toBe('state')
    }
  })
})

describe('a step waits for its time', () => {
  const untimely: [
    step: OfferStep,
    state: OfferState,
    change: Partial<StandingOffer>,
    may: string,
    possible: string,
  ][] = [
    ['countered', 'offer', { counterExpiresAt: now }, 'late', 'decline'],
    ['accepted', 'offer', { counterExpiresAt: now }, 'late', 'decline'],
    ['counter_expired', 'offer', { counterExpiresAt: later }, 'early', 'counter, decline'],
    ['received', 'awaiting_item', { receivedAt: now, protectedUntil: now }, 'fact', 'reversed, ready'],
    ['not_received', 'awaiting_item', {}, 'early', 'received, not-received (from 2026-11-28 12:00 UTC)'],
    [
      'not_received',
      'awaiting_item',
      { receivedAt: now, receiveUntil: now, protectedUntil: later },
      'fact',
      'reversed, ready (from 2026-11-28 12:00 UTC)',
    ],
    ['reversed', 'awaiting_item', { receiveUntil: now }, 'fact', 'received, not-received'],
    ['ready', 'awaiting_item', { receiveUntil: now }, 'fact', 'received, not-received'],
    [
      'ready',
      'awaiting_item',
      { receivedAt: now, protectedUntil: later },
      'early',
      'reversed, ready (from 2026-11-28 12:00 UTC)',
    ],
  ]

  test.each(untimely)('%s of %s', (step, state, change, may, possible) => {
    expect(decide(offerLifecycle, offer(state, change), step, now).may).toBe(may)
    expect(possibleCommands(offerLifecycle, offer(state, change), now).join(', ')).toBe(possible)
  })

  test('and is possible in the moment in which it comes', () => {
    expect(decide(offerLifecycle, offer('awaiting_item', timely.ready), 'ready', now)).toEqual({ may: 'now' })
    expect(decide(offerLifecycle, offer('offer', { counterExpiresAt: now }), 'counter_expired', now).may).toBe('now')
    const delivered = order('accepted', 'delivered', later)
    expect(decide(orderLifecycle, delivered, 'completed', now)).toEqual({ may: 'early', from: later })
    expect(decide(orderLifecycle, delivered, 'completed', later)).toEqual({ may: 'now' })
  })
})

test('what staff are told to be possible is what would not be refused', () => {
  for (const state of orderStates) {
    const can = possibleCommands(orderLifecycle, order(state, 'opened', now), now)
    for (const step of orderActions as OrderAction[]) {
      const { may } = decide(orderLifecycle, order(state, 'opened', now), step, now)
      expect(can.includes(orderLifecycle.steps[step].command), `${step} in ${state}`).toBe(may === 'now')
    }
    expect(can.includes('refund'), state).toBe(isRefundable(state))
  }
  expect(possibleCommands(orderLifecycle, order('accepted', 'delivered', later), now)).toEqual([
    'completed (from 2026-11-28 12:00 UTC)',
    'refund',
    'reverse',
  ])
  expect(possibleCommands(orderLifecycle, order('reversed'), now)).toEqual([])
})

test.each([
  ['requested', false, true, 'approve, failed'],
  ['requested', true, true, 'file, sent, failed'],
  ['requested', true, false, 'sent, failed'],
  ['sent', true, true, 'import, confirmed, failed'],
  ['sent', true, false, 'confirmed, failed'],
  ['approved', true, true, 'import, returned'],
  ['approved', true, false, 'returned'],
  ['set_off', true, true, ''],
  ['failed', true, true, ''],
] as const)(
  'of a payout that is %s (approved: %s, to a bank: %s) staff may: %s',
  (state, isApproved, isToBank, can) => {
    expect(possibleCommands(payoutLifecycle, { state, isApproved, isToBank }, now).join(', ')).toBe(can)
    if (state === 'requested')
      expect(decide(payoutLifecycle, { state, isApproved, isToBank }, 'sent', now).may).toBe(
        isApproved ? 'now' : 'fact',
      )
  },
)

test('a payout that stands where a step leads has taken it, whichever brought it there', () => {
  for (const state of payoutStates) {
    const { may } = decide(payoutLifecycle, { state, isApproved: true, isToBank: true }, 'returned', now)
    expect(may, state).toBe(state === 'failed' ? 'again' : state === 'approved' ? 'now' : 'state')
  }
})
