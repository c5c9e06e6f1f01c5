import { expect, test } from 'vitest'
import { fadePercentage } from './fade.ts'

test('the paint seed decides the fade: 80 to 100 per cent, spread over the whole range', () => {
  const percentages = Array.from({ length: 1000 }, (_, index) => fadePercentage(index + 1))
  expect(Math.min(...percentages)).toBeGreaterThanOrEqual(80)
  expect(Math.max(...percentages)).toBeLessThanOrEqual(100)
  expect(percentages.filter((percentage) => percentage >= 90).length).toBeGreaterThan(400)
  expect(percentages.filter((percentage) => percentage < 90).length).toBeGreaterThan(400)
})
