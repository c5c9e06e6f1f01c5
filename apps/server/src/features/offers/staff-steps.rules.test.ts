import { expect, test } from 'vitest'
import type { StandingOffer } from './offer-steps.rules.ts'
import { possibleSteps } from './staff-steps.rules.ts'

const now = new Date('2027-02-01T12:00:00Z')
const later = new Date('2027-02-05T12:00:00Z')

const pending: StandingOffer = {
  ...{ id: 7, state: 'pending', lastEvent: 'created', counterExpiresAt: null, receiveUntil: null },
  ...{ receivedAt: null, protectedUntil: null },
}
const awaited: StandingOffer = { ...pending, state: 'awaiting_item', lastEvent: 'accepted', receiveUntil: later }
const held: StandingOffer = { ...awaited, lastEvent: 'received', receivedAt: now, protectedUntil: later }

const possible = (offer: StandingOffer, at: Date) =>
  possibleSteps(offer, at).flatMap(({ name, possible }) => (possible ? [name] : []))

const laterOnes = (offer: StandingOffer, at: Date) =>
  possibleSteps(offer, at).flatMap(({ name, from }) => (from ? [[name, from]] : []))

test('what the desk can do follows from the state and from time', () => {
  expect(possible(pending, now)).toEqual(['counter', 'decline'])
  const countered: StandingOffer = { ...pending, state: 'offer', lastEvent: 'countered', counterExpiresAt: later }
  expect(possible(countered, now)).toEqual(['counter', 'decline'])
  expect(possible(countered, later)).toEqual(['decline'])
  expect(possible(awaited, now)).toEqual(['received'])
  expect(possible(awaited, later)).toEqual(['received', 'not_received'])
  expect(possible(held, now)).toEqual(['reversed'])
  expect(possible(held, later)).toEqual(['reversed', 'ready'])
  expect(possible({ ...held, state: 'approved', lastEvent: 'payout_confirmed' }, later)).toEqual([])
})

test('a step for which only time is missing says from when', () => {
  expect(laterOnes(pending, now)).toEqual([])
  expect(laterOnes(awaited, now)).toEqual([['not_received', later]])
  expect(laterOnes(held, now)).toEqual([['ready', later]])
  expect(laterOnes(held, later)).toEqual([])
  expect(laterOnes({ ...held, state: 'declined_by_service', lastEvent: 'reversed' }, now)).toEqual([])
})

test('what was done is not offered again', () => {
  expect(possible({ ...pending, state: 'declined_by_service', lastEvent: 'rejected' }, now)).toEqual([])
})
