import { expect, test } from 'vitest'
import { accentContrast, isAccent, shippedAccent } from './contrast.ts'

test('contrasts are those of WCAG', () => {
  expect(accentContrast('#ffffff')).toBeCloseTo(14.8, 1)
  expect(accentContrast('#000000')).toBeCloseTo(1.42, 1)
  // As docs of the design have it: 9.1 on the lightest ground.
  expect(accentContrast(shippedAccent)).toBeCloseTo(9.1, 1)
})

test.each<[string, boolean]>([
  [shippedAccent, true],
  ['#8fb8ff', true],
  ['#4b6cff', false],
  ['#242926', false],
  ['#000000', false],
])('%s can be an accent: %s', (accent, may) => {
  expect(isAccent(accent)).toBe(may)
})
