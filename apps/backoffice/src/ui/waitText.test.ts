import { expect, test } from 'vitest'
import { waitText } from './waitText.ts'

const now = Date.parse('2026-11-21T12:00:00Z')

test.each([
  ['2026-11-21T12:00:05Z', '0 min'],
  ['2026-11-21T11:40:00Z', '20 min'],
  ['2026-11-21T00:00:00Z', '12 h'],
  ['2026-11-19T13:00:00Z', '47 h'],
  ['2026-11-19T12:00:00Z', '2 d'],
])('waiting since %s is %s', (since, text) => {
  expect(waitText(since, now)).toBe(text)
})
