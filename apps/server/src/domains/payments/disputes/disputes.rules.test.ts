import type { DisputeState } from '@pandrop/contract/lifecycle/dispute'
import { cents } from '@pandrop/money/money'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { effectOf, isNews, type Standing, settleOver, splitOver, takenBy } from './disputes.rules.ts'

const standings = fc.record<Standing>({
  state: fc.constantFrom<DisputeState>('open', 'won', 'lost'),
  isInquiry: fc.constant(false),
  toldAt: fc.integer({ min: 0, max: 3 }).map((second) => new Date(second * 1000)),
})

const inquiries = fc.record<Standing>({
  state: fc.constantFrom<DisputeState>('inquiry', 'won'),
  isInquiry: fc.constant(true),
  toldAt: fc.integer({ min: 0, max: 3 }).map((second) => new Date(second * 1000)),
})

const endOf = (heard: readonly Standing[]): Standing | null =>
  heard.reduce<Standing | null>((before, told) => (isNews(before, told) ? told : before), null)

test('whatever the order and repetition of notices, the end is the same', () => {
  const notices = fc.array(fc.oneof(standings, inquiries), { minLength: 1, maxLength: 8 })
  const orders = notices.chain((heard) =>
    fc.tuple(fc.constant(heard), fc.shuffledSubarray(heard, { minLength: heard.length })),
  )
  fc.assert(
    fc.property(orders, ([heard, shuffled]) => {
      expect(endOf([...shuffled, ...shuffled])).toEqual(endOf(heard))
    }),
  )
})

test('the latest word counts: a bank that changes its mind is followed either way', () => {
  const told = (state: DisputeState, second: number): Standing => ({
    state,
    isInquiry: false,
    toldAt: new Date(second * 1000),
  })
  expect(endOf([told('open', 1), told('won', 2), told('lost', 3)])?.state).toBe('lost')
  expect(endOf([told('lost', 3), told('won', 2), told('open', 1)])?.state).toBe('lost')
  expect(endOf([told('open', 1), told('lost', 2), told('won', 3)])?.state).toBe('won')
})

test('an inquiry never comes back once it has become a dispute, whatever its date', () => {
  const inquiry: Standing = { state: 'inquiry', isInquiry: true, toldAt: new Date(9000) }
  const dispute: Standing = { state: 'open', isInquiry: false, toldAt: new Date(1000) }
  expect(endOf([inquiry, dispute])).toEqual(dispute)
  expect(endOf([dispute, inquiry])).toEqual(dispute)
})

test('whatever a dispute went through, it holds its money exactly while it is open or lost', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(inquiries, standings), { maxLength: 12 }), (heard) => {
      let holds = false
      let before: Standing | null = null
      for (const told of heard) {
        if (!isNews(before, told)) continue
        const effect = effectOf(before?.state ?? null, told.state)
        // Never taken twice, never given back twice.
        expect(effect === 'take' ? holds : effect === 'give_back' ? !holds : false).toBe(false)
        if (effect !== 'none') holds = effect === 'take'
        before = told
        expect(holds).toBe(told.state === 'open' || told.state === 'lost')
      }
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
  ['all of it', {}, { amountMinor: 42_500, currency: 'PLN' }, 10_000, 0, false],
  ['a tenth', {}, { amountMinor: 4250, currency: 'PLN' }, 1000, 0, false],
  ['more than was charged', {}, { amountMinor: 42_501, currency: 'PLN' }, 10_000, 0, true],
  [
    'what was given back in part',
    { refundedMinor: 21_250 },
    { amountMinor: 42_500, currency: 'PLN' },
    5000,
    5000,
    true,
  ],
  ['what was given back whole', { refundedMinor: 42_500 }, { amountMinor: 42_500, currency: 'PLN' }, 0, 10_000, true],
  [
    'what another dispute took',
    { disputedCents: cents(10_000) },
    { amountMinor: 4250, currency: 'PLN' },
    0,
    1000,
    true,
  ],
  ['another currency', {}, { amountMinor: 100, currency: 'EUR' }, 10_000, 0, true],
  ['what was never booked', { bookedCents: cents(0) }, { amountMinor: 42_500, currency: 'PLN' }, 0, 0, true],
])('a dispute of %s', (_what, change, disputed, expected, again, isOdd) => {
  expect(takenBy({ ...charge, ...change }, disputed)).toEqual({ cents: expected, again, isOdd })
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

test('what is settled forgives the debt first and gives back what was taken then, never more than both', () => {
  const claimed = { held: cents(3000), owed: cents(2000) }
  expect(settleOver(claimed, cents(1500))).toEqual({ forgiven: 1500, returned: 0 })
  expect(settleOver(claimed, cents(5000))).toEqual({ forgiven: 2000, returned: 3000 })
  expect(() => settleOver(claimed, cents(5001))).toThrow(RangeError)
})
