import { type PriceEnding, priceEndings, priceWays } from '@pandrop/contract/staff/price-changes'
import { cents } from '@pandrop/money/money'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  endingAtLeast,
  endingAtMost,
  isDeep,
  type PriceFacts,
  type PriceTerms,
  planPrice,
  readTerms,
  withEnding,
} from './price-ways.rules.ts'

const facts = (change: Partial<Record<keyof PriceFacts, number | null>> = {}): PriceFacts =>
  ({ price: cents(1000), cost: cents(600), reference: cents(1200), marginPercent: 22, ...change }) as PriceFacts

const terms = (change: Partial<PriceTerms>): PriceTerms => ({
  way: 'percent',
  amount: 0,
  ending: 'none',
  isAboveCost: true,
  ...change,
})

const priceBy = (change: Partial<PriceTerms>, of: Parameters<typeof facts>[0] = {}) => {
  const plan = planPrice(terms(change), facts(of), 22)
  return plan.kind === 'move' ? plan.price : plan.kind === 'same' ? 'same' : plan.because
}

test.each<[Partial<PriceTerms>, number | string, Parameters<typeof facts>[0]?]>([
  [{ way: 'set', amount: 12.34 }, 1234],
  [{ way: 'set', amount: 10 }, 'same'],
  [{ way: 'percent', amount: -10 }, 900],
  [{ way: 'percent', amount: 7.5 }, 1075],
  [{ way: 'amount', amount: -1.5 }, 850],
  [{ way: 'amount', amount: 0.01 }, 1001],
  [{ way: 'reference', amount: 0.95 }, 1140],
  [{ way: 'range' }, 936],
  [{ way: 'range' }, 'margin', { marginPercent: null }],
  // 6.00 is half of the price without VAT.
  [{ way: 'cost', amount: 50 }, 1464],
  [{ way: 'cost', amount: 0 }, 732],
  [{ way: 'cost', amount: 20 }, 'cost', { cost: null }],
  [{ way: 'set', amount: 1_000_000 }, 100_000_000],
  [{ way: 'percent', amount: 1000 }, 'high', { price: 20_000_000 }],
])('%o makes %s', (change, price, of) => {
  expect(priceBy(change, of)).toBe(price)
})

describe('an ending', () => {
  test.each<[number, PriceEnding, number]>([
    [1230, 'none', 1230],
    [1230, '99', 1199],
    [1260, '99', 1299],
    [1249, '99', 1299],
    [1230, '00', 1200],
    [1250, '00', 1300],
    [1230, '49', 1249],
    [49, '49', 49],
    [20, '99', 20],
    [98, '99', 98],
    [60, '00', 60],
  ])('makes of %i with %s %i', (price, ending, ended) => {
    expect(withEnding(price, ending)).toBe(ended)
  })

  test('never turns a cut into a rise', () => {
    expect(priceBy({ way: 'percent', amount: -1, ending: '99' }, { price: 1070, cost: null })).toBe(999)
    expect(priceBy({ way: 'percent', amount: 1, ending: '00' }, { price: 1030, cost: null })).toBe(1100)
  })
})

describe('a floor', () => {
  test('holds a price at the cost, with its ending, unless that is meant', () => {
    expect(priceBy({ way: 'percent', amount: -50 })).toBe(600)
    expect(priceBy({ way: 'percent', amount: -50, ending: '99' })).toBe(699)
    expect(priceBy({ way: 'percent', amount: -50, isAboveCost: false })).toBe(500)
  })

  test('lifts nothing that stands below it already', () => {
    expect(planPrice(terms({ amount: -10 }), facts({ price: 500 }), 22)).toEqual({ kind: 'same', isHeld: true })
    expect(priceBy({ amount: 10 }, { price: 500 })).toBe(600)
  })

  test('is three cents where nothing else is', () => {
    expect(priceBy({ way: 'amount', amount: -20 }, { cost: null })).toBe(3)
    expect(priceBy({ way: 'percent', amount: -95 }, { price: 2, cost: null })).toBe('same')
  })
})

const anyTerms = fc
  .record({
    way: fc.constantFrom(...priceWays),
    hundredths: fc.integer({ min: -20_000, max: 120_000 }),
    ending: fc.constantFrom(...priceEndings),
    isAboveCost: fc.boolean(),
  })
  .map(({ hundredths, ...rest }) => ({ ...rest, amount: hundredths / 100 }))
  .filter((asked) => readTerms(asked).ok)

const anyFacts = fc.record({
  price: fc.integer({ min: 1, max: 5_000_000 }).map(cents),
  cost: fc.option(fc.integer({ min: 0, max: 5_000_000 }).map(cents)),
  reference: fc.integer({ min: 3, max: 5_000_000 }).map(cents),
  marginPercent: fc.option(fc.integer({ min: 0, max: 9000 }).map((hundredths) => hundredths / 100)),
})

/** All of them within a few endings of each other, where rounding decides. */
const nearFacts = fc
  .record({
    base: fc.integer({ min: 250, max: 100_000 }),
    price: fc.integer({ min: -220, max: 220 }),
    cost: fc.option(fc.integer({ min: -220, max: 220 })),
    reference: fc.integer({ min: -220, max: 220 }),
    marginPercent: fc.option(fc.integer({ min: 0, max: 300 }).map((hundredths) => hundredths / 100)),
  })
  .map(({ base, price, cost, reference, marginPercent }) => ({
    price: cents(base + price),
    cost: cost === null ? null : cents(base + cost),
    reference: cents(base + reference),
    marginPercent,
  }))

test('whatever is asked for, a new price has its ending, keeps its floors and goes where it was to go', () => {
  fc.assert(
    fc.property(anyTerms, fc.oneof(anyFacts, nearFacts), fc.constantFrom(0, 22, 25.5), (asked, of, vatPercent) => {
      const plan = planPrice(asked, of, vatPercent)
      if (plan.kind !== 'move') return
      const { price } = plan
      expect(Number.isSafeInteger(price)).toBe(true)
      expect(price).not.toBe(of.price)
      expect(price).toBeGreaterThanOrEqual(3)
      expect(price).toBeLessThanOrEqual(100_000_000)
      if (asked.isAboveCost && of.cost !== null) expect(price).toBeGreaterThanOrEqual(of.cost)
      if (asked.ending !== 'none' && price >= 100) expect(price % 100).toBe(Number(asked.ending))
      const change = asked.amount
      if ((asked.way === 'percent' || asked.way === 'amount') && change < 0) expect(price).toBeLessThan(of.price)
      if ((asked.way === 'percent' || asked.way === 'amount') && change > 0) expect(price).toBeGreaterThan(of.price)
      // Another of the same from there on changes nothing, where the way does not begin at the price itself.
      if (!['percent', 'amount'].includes(asked.way))
        expect(planPrice(asked, { ...of, price }, vatPercent).kind).toBe('same')
    }),
    { numRuns: 6000 },
  )
})

test('a price that is named for itself does not swing there and back between two endings', () => {
  // 49,999.49 is nearest to the cost and below the price, 50,000.49 is above it.
  const change = { way: 'cost', amount: 0, ending: '49', isAboveCost: false } as const
  const of = { price: cents(4_999_950), cost: cents(4_999_951), reference: cents(3), marginPercent: null }
  expect(planPrice(terms(change), of, 0)).toEqual({ kind: 'same', isHeld: false })
})

test('an ending is the nearest there is, and of the neighbours one is below and one above', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000 }), fc.constantFrom(...priceEndings), (price, ending) => {
      const [lower, nearest, upper] = [
        endingAtMost(price, ending),
        withEnding(price, ending),
        endingAtLeast(price, ending),
      ]
      expect(lower).toBeLessThanOrEqual(price)
      expect(upper).toBeGreaterThanOrEqual(price)
      expect(lower).toBeGreaterThan(0)
      expect([lower, upper]).toContain(nearest)
      expect(Math.abs(nearest - price)).toBeLessThanOrEqual(50)
    }),
  )
})

test('what a way does not take is refused beside its number', () => {
  const wrong: [PriceTerms['way'], number | null][] = [
    ['set', null],
    ['set', 0.02],
    ['set', 1.005],
    ['percent', -95.01],
    ['percent', 1000.5],
    ['reference', 0],
    ['reference', 0.00001],
    ['cost', -1],
    ['cost', 91],
  ]
  for (const [way, amount] of wrong)
    expect(readTerms(terms({ way, amount })), `${way} ${amount}`).toMatchObject({
      refusal: 'invalid_input',
      errors: { amount: ['field_invalid'] },
    })
  expect(readTerms(terms({ way: 'range', amount: 7 }))).toMatchObject({ ok: true, value: { amount: null } })
})

test('more than half is deep, half is not', () => {
  expect([isDeep(cents(1000), cents(499)), isDeep(cents(1000), cents(500))]).toEqual([true, false])
})
