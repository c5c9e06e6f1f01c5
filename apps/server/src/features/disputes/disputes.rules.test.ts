import { cents } from '@pandrop/money/money'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type DisputeState, isNews, splitOver, takenBy } from './disputes.rules.ts'

const states = fc.constantFrom<DisputeState>('open', 'won', 'lost')

test('whatever the order and repetition of notices, the end is the same', () => {
  const endOf = (heard: DisputeState[]) =>
    heard.reduce<DisputeState | null>((before, next) => (isNews(before, next) ? next : before), null)
  fc.assert(
    fc.property(fc.array(states, { minLength: 1, maxLength: 8 }), (heard) => {
      expect(endOf(heard.toReversed())).toBe(endOf(heard))
    }),
  )
})

const charge = {
  amountMinor: 42_500,
  currency: 'PLN',
  refundedMinor: 0,
  bookedCents: cents(10_000),
  disputedCents: cents(0),
}

test.each([
  ['all of it', {}, { amountMinor: 42_500, currency: 'PLN' }, 10_000, false],
  ['a tenth', {}, { amountMinor: 4250, currency: 'PLN' }, 1000, false],
  ['more than was charged', {}, { amountMinor: 42_501, currency: 'PLN' }, 10_000, true],
  ['what was given back in part', { refundedMinor: 21_250 }, { amountMinor: 42_500, currency: 'PLN' }, 5000, true],
  ['what was given back whole', { refundedMinor: 42_500 }, { amountMinor: 42_500, currency: 'PLN' }, 0, true],
  ['what another dispute took', { disputedCents: cents(10_000) }, { amountMinor: 4250, currency: 'PLN' }, 0, true],
  ['another currency', {}, { amountMinor: 100, currency: 'EUR' }, 10_000, true],
  ['what was never booked', { bookedCents: cents(0) }, { amountMinor: 42_500, currency: 'PLN' }, 0, true],
])('a dispute of %s', (_what, change, disputed, expected, isOdd) => {
  expect(takenBy({ ...charge, ...change }, disputed)).toEqual({ cents: expected, isOdd })
})

test('what disputes take together is never more than the charge brought', () => {
  const amounts = fc.array(fc.integer({ min: 0, max: 60_000 }), { maxLength: 6 })
  fc.assert(
    fc.property(amounts, fc.integer({ min: 0, max: 42_500 }), (disputed, refundedMinor) => {
      let taken = 0
      for (const amountMinor of disputed) {
        const known = { ...charge, refundedMinor, disputedCents: cents(taken) }
        taken += takenBy(known, { amountMinor, currency: 'PLN' }).cents
      }
      expect(taken).toBeLessThanOrEqual(Math.ceil((10_000 * (42_500 - refundedMinor)) / 42_500))
    }),
  )
})

test('a balance pays as far as it goes', () => {
  expect(splitOver(cents(3000), cents(10_000))).toEqual({ debited: 3000, owed: 7000 })
  expect(splitOver(cents(30_000), cents(10_000))).toEqual({ debited: 10_000, owed: 0 })
})
