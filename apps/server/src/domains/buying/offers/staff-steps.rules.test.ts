import type { Standing } from '@pandrop/contract/lifecycle/lifecycle'
import type { offerLifecycle } from '@pandrop/contract/lifecycle/offer'
import { expect, test } from 'vitest'
import { possibleSteps } from './staff-steps.rules.ts'

type StandingOffer = Standing<typeof offerLifecycle>

const now = new Date('2027-02-01T12:00:00Z')
const later = new Date('2027-02-05T12:00:00Z')

const pending: StandingOffer = {
  state: 'pending',
  lastStep: 'created',
  counterExpiresAt: null,
  receiveUntil: null,
  receivedAt: null,
  protectedUntil: null,
}
const awaited: StandingOffer = { ...pending, state: 'awaiting_item', lastStep: 'accepted', receiveUntil: later }
const held: StandingOffer = { ...awaited, lastStep: 'received', receivedAt: now, protectedUntil: later }

const possible = (offer: StandingOffer, at: Date) =>
  possibleSteps(offer, at).flatMap(({ name, possible }) => (possible ? [name] : []))

const laterOnes = (offer: StandingOffer, at: Date) =>
  possibleSteps(offer, at).flatMap(({ name, from }) => (from ? [[name, from]] : []))

test('what staff can do follows from the state and from time', () => {
  expect(possible(pending, now)).toEqual(['countered', 'rejected'])
  const countered: StandingOffer = { ...pending, state: 'offer', lastStep: 'countered', counterExpiresAt: later }
  expect(possible(countered, now)).toEqual(['countered', 'rejected'])
  expect(possible(countered, later)).toEqual(['rejected'])
  expect(possible(awaited, now)).toEqual(['received'])
  expect(possible(awaited, later)).toEqual(['received', 'not_received'])
  expect(possible(held, now)).toEqual(['reversed'])
  expect(possible(held, later)).toEqual(['reversed', 'ready'])
  expect(possible({ ...held, state: 'approved', lastStep: 'payout_confirmed' }, later)).toEqual([])
})

test('a step for which only time is missing says from when', () => {
  expect(laterOnes(pending, now)).toEqual([])
  expect(laterOnes(awaited, now)).toEqual([['not_received', later]])
  expect(laterOnes(held, now)).toEqual([['ready', later]])
  expect(laterOnes(held, later)).toEqual([])
  expect(laterOnes({ ...held, state: 'declined_by_service', lastStep: 'reversed' }, now)).toEqual([])
})

test('what was done is not offered again', () => {
  expect(possible({ ...pending, state: 'declined_by_service', lastStep: 'rejected' }, now)).toEqual([])
})
