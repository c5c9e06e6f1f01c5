import { expect, test } from 'vitest'
import { pricePoints } from './pricePoints.ts'

const at = (day: number, hour: number): string => new Date(2026, 10, day, hour).toISOString()
const price = (day: number, hour: number, price: number) => ({ at: at(day, hour), price, old_price: null })

test('a price holds until the next one, and a day shows what held at its end', () => {
  const prices = [price(2, 9, 10), price(4, 8, 12), price(4, 20, 11)]
  const points = pricePoints(prices, { reference: 20, till: new Date(2026, 10, 6, 10) })
  expect(points.map(({ value }) => value)).toEqual([10, 10, 11, 11, 11])
  expect(points.every(({ before }) => before === 20)).toBe(true)
})

test('an item that has been there for years shows 90 days, one without a price none', () => {
  const old = [{ at: '2024-01-01T00:00:00Z', price: 5, old_price: null }]
  expect(pricePoints(old, { reference: 5, till: new Date(2026, 10, 6) })).toHaveLength(90)
  expect(pricePoints([], { reference: 5, till: new Date(2026, 10, 6) })).toEqual([])
})
