import { expect, test } from 'vitest'
import { changeOf, namedDays, roundMax } from './line.ts'

test('an axis ends at a round number that nothing exceeds', () => {
  expect([7240, 8000, 8001, 4300, 3, 0.8, 0].map(roundMax)).toEqual([8000, 8000, 10_000, 6000, 4, 0.8, 4])
})

test('a change from nothing is no percentage', () => {
  expect(changeOf({ at: '', value: 12, before: 10 })).toBeCloseTo(20)
  expect(changeOf({ at: '', value: 12, before: 0 })).toBeNull()
  expect(changeOf({ at: '', value: 12, before: null })).toBeNull()
})

test('about five days are named, today among them', () => {
  expect(namedDays(30)).toEqual([1, 8, 15, 22, 29])
  expect(namedDays(2)).toEqual([0, 1])
  expect(namedDays(1)).toEqual([0])
  expect(namedDays(0)).toEqual([])
})
