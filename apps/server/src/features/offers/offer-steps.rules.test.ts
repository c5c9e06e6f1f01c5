import { type OfferEventKind, type OfferState, offerStates, offerTransitions } from '@pandrop/contract/offer-states'
import { describe, expect, test } from 'vitest'
import {
  decideOfferStep,
  isExpired,
  type OfferStep,
  offerSteps,
  possibleWithOffer,
  type StandingOffer,
} from './offer-steps.rules.ts'

const now = new Date('2026-11-21T12:00:00Z')
const later = new Date('2026-11-28T12:00:00Z')

const offer = (state: OfferState, change: Partial<StandingOffer> = {}): StandingOffer => ({
  ...{ id: 7, state, lastEvent: 'created', counterExpiresAt: null, receiveUntil: later },
  ...{ receivedAt: null, protectedUntil: null },
  ...change,
})

const steps = Object.keys(offerSteps) as OfferStep[]

/** Whatever its step waits for has happened. */
const timely: Record<OfferStep, Partial<StandingOffer>> = {
  countered: { counterExpiresAt: later },
  rejected: {},
  accepted: { counterExpiresAt: later },
  declined: { counterExpiresAt: later },
  counter_expired: { counterExpiresAt: now },
  received: { receiveUntil: later },
  not_received: { receiveUntil: now },
  reversed: { receivedAt: now, protectedUntil: later },
  ready: { receivedAt: now, protectedUntil: now },
}

test('a step leads only where the table of transitions leads, or nowhere', () => {
  for (const { from, to } of Object.values(offerSteps)) {
    for (const state of from) {
      const targets: readonly OfferState[] = offerTransitions[state]
      expect(state === to || targets.includes(to), `${state} → ${to}`).toBe(true)
    }
  }
})

test('every transition of the table up to the payout has a step', () => {
  for (const from of ['pending', 'offer', 'awaiting_item'] as const) {
    for (const to of offerTransitions[from]) {
      const leads = Object.values(offerSteps).some(
        (step) => step.to === to && step.from.some((state) => state === from),
      )
      expect(leads, `${from} → ${to}`).toBe(true)
    }
  }
})

test.each(steps)('%s is taken from its own states and from no other', (step) => {
  const { from }: { from: readonly OfferState[] } = offerSteps[step]
  for (const state of offerStates) {
    expect(decideOfferStep(offer(state, timely[step]), step, now).ok, state).toBe(from.includes(state))
  }
})

describe('a step waits for its time', () => {
  const untimely: [OfferStep, OfferState, Partial<StandingOffer>, string][] = [
    ['countered', 'offer', { counterExpiresAt: now }, 'decline'],
    ['accepted', 'offer', { counterExpiresAt: now }, 'decline'],
    ['counter_expired', 'offer', { counterExpiresAt: later }, 'counter, decline'],
    ['received', 'awaiting_item', { receivedAt: now, protectedUntil: now }, 'ready, reversed'],
    ['not_received', 'awaiting_item', { receiveUntil: later }, 'received, not-received (from 2026-11-28 12:00 UTC)'],
    [
      ...(['not_received', 'awaiting_item'] as const),
      { receivedAt: now, receiveUntil: now, protectedUntil: later },
      'ready (from 2026-11-28 12:00 UTC), reversed',
    ],
    ['reversed', 'awaiting_item', { receiveUntil: now }, 'received, not-received'],
    ['ready', 'awaiting_item', { receiveUntil: now }, 'received, not-received'],
    [
      ...(['ready', 'awaiting_item'] as const),
      { receivedAt: now, protectedUntil: later },
      'ready (from 2026-11-28 12:00 UTC), reversed',
    ],
  ]

  test.each(untimely)('%s of %s', (step, state, change, possible) => {
    expect(decideOfferStep(offer(state, change), step, now)).toEqual({
      ok: false,
      refusal: 'offer_state_wrong',
      values: { offer: '7', state, possible },
    })
  })

  test('and is possible in the moment in which it comes', () => {
    expect(isExpired(offer('offer', { counterExpiresAt: later }), now)).toBe(false)
    expect(isExpired(offer('offer', { counterExpiresAt: now }), now)).toBe(true)
    expect(decideOfferStep(offer('awaiting_item', timely.ready), 'ready', now)).toEqual({ ok: true, value: 'now' })
  })
})

describe('a step that was just taken', () => {
  const repeated = ['rejected', 'declined', 'counter_expired', 'not_received', 'reversed', 'ready'] as const

  test.each(repeated)('%s is welcome again and does nothing', (step) => {
    const taken = offer(offerSteps[step].to, { lastEvent: step })
    expect(decideOfferStep(taken, step, now)).toEqual({ ok: true, value: 'again' })
  })

  test('is only the one that ended it: what expired was not rejected', () => {
    const ends: OfferEventKind[] = ['rejected', 'counter_expired', 'not_received', 'reversed']
    for (const lastEvent of ends) {
      for (const step of ends.filter((end) => end !== lastEvent) as OfferStep[])
        expect(decideOfferStep(offer('declined_by_service', { lastEvent }), step, now).ok).toBe(false)
    }
  })
})

test('what an operator is told to be possible is what would not be refused', () => {
  const words = {
    counter: 'countered',
    decline: 'rejected',
    received: 'received',
    'not-received': 'not_received',
    ready: 'ready',
    reversed: 'reversed',
  } as const
  for (const state of offerStates) {
    for (const change of Object.values(timely)) {
      const standing = offer(state, { lastEvent: 'created', ...change })
      const can = possibleWithOffer(standing, now)
      for (const [word, step] of Object.entries(words))
        expect(can.includes(word), `${step} in ${state}`).toBe(decideOfferStep(standing, step, now).ok)
    }
  }
})
