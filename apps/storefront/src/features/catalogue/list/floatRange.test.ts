import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readFloat, shownFloat } from './floatRange.ts'

test('a float is read with point or comma, with or without its zero', () => {
  expect(['0.07', ' 0,15 ', '.5', '1', '0', ''].map(readFloat)).toEqual([0.07, 0.15, 0.5, 1, 0, undefined])
})

test('what is no float is not taken for one', () => {
  for (const typed of ['abc', '-0.1', '1.01', '2', '.', '0.1.2', '1e-3', '00.5']) expect(readFloat(typed)).toBeNull()
})

test('a float comes back from its field unchanged, however small it is', () => {
  const float = fc.integer({ min: 0, max: 1_000_000 }).map((millionth) => millionth / 1_000_000)
  fc.assert(fc.property(float, (value) => readFloat(shownFloat(value)) === value))
  expect(shownFloat(0.0000012)).toBe('0.000001')
  expect(shownFloat(undefined)).toBe('')
})
