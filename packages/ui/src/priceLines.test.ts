import { expect, test } from 'vitest'
import { across, chartWindow, daysIn, down, momentOf, priceAt, spanOf, stepPath } from './priceLines.ts'

const day = 24 * 60 * 60 * 1000
const now = 1000 * day
const line = [
  { at: now - 120 * day, price: 30 },
  { at: now - 40 * day, price: 20 },
  { at: now - 10 * day, price: 25 },
]

test('a price holds until the next one is asked', () => {
  expect(priceAt(line, now - 121 * day)).toBeUndefined()
  expect(priceAt(line, now - 41 * day)).toBe(30)
  expect(priceAt(line, now - 40 * day)).toBe(20)
  expect(priceAt(line, now)).toBe(25)
})

test('a window is the last days, shorter for a young history, and a day at least', () => {
  expect(chartWindow([line], now, 90)).toEqual({ from: now - 90 * day, till: now })
  expect(chartWindow([line.slice(1)], now, 90)).toEqual({ from: now - 40 * day, till: now })
  expect(chartWindow([[], []], now, 90)).toEqual({ from: now - day, till: now })
})

test('the steps through a chart end at now and begin where it begins', () => {
  const window = chartWindow([line], now, 30)
  expect(daysIn(window)).toBe(30)
  expect(momentOf(window, 30)).toBe(now)
  expect(momentOf(window, 0)).toBe(now - 30 * day)
})

test('a window knows the price that held when it began, and no price from before that', () => {
  expect(spanOf([line], chartWindow([line], now, 90))).toEqual({ low: 20, high: 30 })
  expect(spanOf([line], chartWindow([line], now, 30))).toEqual({ low: 20, high: 25 })
  expect(spanOf([[]], chartWindow([[]], now, 30))).toBeUndefined()
})

test('a line is drawn in steps from edge to edge', () => {
  const window = chartWindow([line], now, 90)
  expect(stepPath(line, window, { low: 20, high: 30 })).toBe('M0 10H55.56V90H88.89V50H100')
  expect(stepPath([], window, { low: 20, high: 30 })).toBe('')
})

test('the highest price is above, one price alone runs through the middle', () => {
  expect(down({ low: 20, high: 30 }, 30)).toBeLessThan(down({ low: 20, high: 30 }, 20))
  expect(down({ low: 20, high: 20 }, 20)).toBe(50)
  expect(across({ from: 0, till: 10 }, 5)).toBe(50)
})
