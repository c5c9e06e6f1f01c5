import { daysBefore } from '@pandrop/money/days'
import { describe, expect, it } from 'vitest'
import {
  dayOf,
  type LoggedPrice,
  lowestBeforeReduction,
  marketHistory,
  type OfferedDays,
  ownHistory,
} from './price-history.rules.ts'

const now = new Date('2026-11-21T12:00:00Z')
const today = dayOf(now)

const daysAgo = (days: number): Date => daysBefore(now, days)

/** [days ago, price, old price] */
type Step = [number, number, (number | null)?]

const logOf = (...steps: Step[]): LoggedPrice[] =>
  steps.map(([days, price_cents, old = null]) => ({
    price_cents,
    old_price_cents: old,
    changed_at: daysAgo(days),
    offered_from: daysAgo(days),
  }))

/** The same, asked of nobody until so many days ago; null: hidden. */
const offeredLater = (logged: LoggedPrice[], days: number | null): LoggedPrice[] =>
  logged.map((one) => ({ ...one, offered_from: days === null ? null : daysAgo(days) }))

/** first and end in days ago; an end that is missing is open */
const offer = (lowest_cents: number, first: number, end?: number): OfferedDays => ({
  lowest_cents,
  first_day: today - first,
  end_day: end === undefined ? null : today - end,
})

const told = (offered: OfferedDays[]): [string, number][] =>
  marketHistory(offered, now).map(({ at, price }) => [at.slice(0, 10), price])

describe("an item's own history", () => {
  it('has each price with the moment that it came, oldest first', () => {
    expect(ownHistory(logOf([40, 3000], [10, 2800], [2, 2999]))).toEqual([
      { at: daysAgo(40).toISOString(), price: 30 },
      { at: daysAgo(10).toISOString(), price: 28 },
      { at: daysAgo(2).toISOString(), price: 29.99 },
    ])
  })

  it('leaves out a sale that ends without a new price', () => {
    expect(ownHistory(logOf([40, 3000], [10, 2500, 3000], [2, 2500])).map(({ price }) => price)).toEqual([30, 25])
  })

  it('leaves out what an item cost while it was hidden or protected, but for what it costs now', () => {
    const hidden = offeredLater(logOf([40, 9000], [30, 8000]), null)
    const guarded = offeredLater(logOf([20, 7000]), 5)
    expect(ownHistory([...hidden, ...logOf([20, 3000], [10, 2800])]).map(({ price }) => price)).toEqual([30, 28])
    expect(ownHistory([...guarded, ...logOf([10, 2800])]).map(({ price }) => price)).toEqual([28])
    expect(ownHistory(hidden).map(({ price }) => price)).toEqual([80])
  })

  it('is bounded, and ends with the current price even so', () => {
    const daily = logOf(...Array.from({ length: 400 }, (_, index): Step => [400 - index, 1000 + index]))
    const history = ownHistory(daily)
    expect(history).toHaveLength(120)
    expect(history.at(-1)?.price).toBe(13.99)
  })
})

describe('a market history', () => {
  it('has a point for each day that ended with another price, and one for today', () => {
    expect(told([offer(3000, 5), offer(2800, 3, 1)])).toEqual([
      ['2026-11-16', 30],
      ['2026-11-18', 28],
      ['2026-11-20', 30],
      ['2026-11-21', 30],
    ])
  })

  it('begins 90 days ago at the earliest', () => {
    expect(told([offer(3000, 400)])).toEqual([
      ['2026-08-24', 30],
      ['2026-11-21', 30],
    ])
  })

  it('has no point for days without an offer, and begins anew after them', () => {
    expect(told([offer(3000, 30, 28), offer(3000, 2)])).toEqual([
      ['2026-10-22', 30],
      ['2026-11-19', 30],
      ['2026-11-21', 30],
    ])
  })

  it('ends when the last copy is sold', () => {
    expect(told([offer(3000, 4, 1)])).toEqual([
      ['2026-11-17', 30],
      ['2026-11-19', 30],
    ])
  })

  it('is empty where nothing was ever offered', () => {
    expect(told([])).toEqual([])
    expect(told([offer(3000, 200, 95)])).toEqual([])
  })
})

describe('the lowest price of the 30 days before a reduction', () => {
  it('is unknown for what is not on sale', () => {
    expect(lowestBeforeReduction(logOf([60, 3000], [20, 2500, 2900], [3, 2500]))).toBeNull()
    expect(lowestBeforeReduction([])).toBeNull()
  })

  it('counts the price that was in force when the 30 days began, and none before it', () => {
    expect(lowestBeforeReduction(logOf([90, 2000], [60, 2800], [20, 3000], [2, 2500, 2800]))).toBe(2800)
    expect(lowestBeforeReduction(logOf([90, 2000], [33, 2800], [20, 3000], [2, 2500, 2800]))).toBe(2800)
    expect(lowestBeforeReduction(logOf([90, 2000], [31, 2800], [20, 3000], [2, 2500, 2000]))).toBe(2000)
  })

  it('is that of the first step while a sale goes further down', () => {
    expect(lowestBeforeReduction(logOf([60, 3000], [20, 2700, 3000], [10, 2500, 3000], [1, 2400, 2900]))).toBe(3000)
  })

  it('begins anew when the price rises in a sale', () => {
    expect(lowestBeforeReduction(logOf([60, 3000], [20, 2200, 3000], [10, 2600], [1, 2100, 2200]))).toBe(2200)
  })

  it('counts no price that was asked of nobody, because the item was hidden or protected', () => {
    const reduced = logOf([1, 2500, 3000])
    const hidden = offeredLater(logOf([20, 100]), null)
    const guarded = offeredLater(logOf([15, 200]), 2)
    expect(lowestBeforeReduction([...hidden, ...guarded, ...logOf([10, 3000]), ...reduced])).toBe(3000)
    expect(lowestBeforeReduction([...hidden, ...reduced])).toBeNull()
  })

  it('of a young item is the lowest that it ever asked', () => {
    expect(lowestBeforeReduction(logOf([5, 3000], [3, 3200], [1, 2500, 3000]))).toBe(3000)
  })
})
