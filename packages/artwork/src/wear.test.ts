import { expect, test } from 'vitest'
import { wearReadingOf } from './wear.ts'

const floats = Array.from({ length: 101 }, (_, index) => index / 100)

test('the higher a float, the lower the threshold above which paint is gone, and the more scratches and dirt', () => {
  const readings = floats.map(wearReadingOf)
  for (const [index, reading] of readings.entries()) {
    const before = readings[index - 1]
    if (!before) continue
    expect(reading.threshold, String(floats[index])).toBeLessThanOrEqual(before.threshold)
    expect(reading.scratches).toBeGreaterThanOrEqual(before.scratches)
    expect(reading.dirt).toBeGreaterThanOrEqual(before.dirt)
  }
})

test('in the middle of an exterior a live view wears as its pictures do', () => {
  expect(wearReadingOf(0.11).threshold).toBeCloseTo(1.08)
  expect(wearReadingOf(0.265)).toMatchObject({ threshold: 0.92, scratches: 110 / 320 })
  expect(wearReadingOf(0.725)).toMatchObject({ threshold: 0.66, scratches: 1 })
})

test('at 0 nothing is gone, scratched or dirty', () => {
  expect(wearReadingOf(0)).toEqual({ threshold: 2.3, scratches: 0, dirt: 0 })
})
