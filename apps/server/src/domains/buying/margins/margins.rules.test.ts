import { type Cents, cents } from '@pandrop/money/money'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { examplePriceOf, fallsOf, type Margin, marginsWith, quoteOf, tillOf } from './margins.rules.ts'

const margins: Margin[] = [
  { from: cents(10_000), percent: 16 },
  { from: cents(0), percent: 30 },
  { from: cents(1_000), percent: 22 },
]

test('the margin that begins highest without beginning above the reference counts, its first cent included', () => {
  const percentAt = (reference: number) => quoteOf(cents(reference), margins)?.marginPercent
  expect([999, 1_000, 9_999, 10_000, 5_000_000].map(percentAt)).toEqual([30, 22, 22, 16, 16])
})

test('a quote is the reference less the margin, half a cent goes to the even one, and it is never nothing', () => {
  const quoteAt = (reference: number, percent: number) =>
    quoteOf(cents(reference), [{ from: cents(0), percent }])?.quote
  expect(quoteAt(21_450, 16)).toBe(18_018)
  // 2.5 and 3.5 cents
  expect([quoteAt(5, 50), quoteAt(7, 50)]).toEqual([2, 4])
  expect(quoteAt(1, 90)).toBe(1)
  expect(quoteAt(10_000, 33.33)).toBe(6_667)
})

test('without a margin that begins low enough there is no quote', () => {
  expect(quoteOf(cents(99), [{ from: cents(100), percent: 10 }])).toBeNull()
})

test('a quote lies between one cent and the reference, and a smaller margin never pays less', () => {
  const reference = fc.integer({ min: 1, max: 100_000_000 }).map(cents)
  const percent = fc.integer({ min: 0, max: 9_000 }).map((hundredths) => hundredths / 100)
  fc.assert(
    fc.property(reference, percent, percent, (price: Cents, one, other) => {
      const [small = 0, large = 0] = [one, other].sort((left, right) => left - right)
      const quoteAt = (share: number) => quoteOf(price, [{ from: cents(0), percent: share }])?.quote ?? 0
      expect(quoteAt(small)).toBeGreaterThanOrEqual(quoteAt(large))
      expect(quoteAt(large)).toBeGreaterThanOrEqual(1)
      expect(quoteAt(small)).toBeLessThanOrEqual(price)
      // To the cent what the fraction says.
      expect(Math.abs(quoteAt(small) - Math.max((price * (100 - small)) / 100, 1))).toBeLessThanOrEqual(0.5 + 1e-6)
    }),
  )
})

test('a margin ends where the next one begins, and the highest never ends', () => {
  expect([0, 1_000, 10_000, 500].map((from) => tillOf(cents(from), margins))).toEqual([1_000, 10_000, null, 1_000])
})

test('margins with another one, with one changed and without one', () => {
  const percentAt = (price: number, changed: Margin[]) => quoteOf(cents(price), changed)?.marginPercent
  const added = marginsWith(margins, { from: cents(5_000), percent: 18 })
  expect([4_999, 5_000, 10_000].map((price) => percentAt(price, added))).toEqual([22, 18, 16])
  expect(percentAt(1_000, marginsWith(margins, { from: cents(1_000), percent: 20 }))).toBe(20)
  expect(percentAt(1_000, marginsWith(margins, { from: cents(1_000), percent: null }))).toBe(30)
})

test('a margin is shown by the price where it begins, the first one by a price in its middle', () => {
  expect([0, 1_000, 10_000].map((from) => examplePriceOf(cents(from), margins))).toEqual([500, 1_000, 10_000])
  expect(examplePriceOf(cents(0), [{ from: cents(0), percent: 30 }])).toBe(100)
  expect(examplePriceOf(cents(0), marginsWith(margins, { from: cents(1), percent: 1 }))).toBe(1)
})

test('a margin that makes a dearer copy bring less is found, and one that does not is not', () => {
  expect(fallsOf(margins)).toEqual([])
  expect(fallsOf(marginsWith(margins, { from: cents(50_000), percent: 30 }))).toEqual([
    { from: 50_000, below: 41_999, there: 35_000 },
  ])
})
