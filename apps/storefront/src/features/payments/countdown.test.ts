import { expect, test } from 'vitest'
import { clockText, milestoneAt, secondsUntil } from './countdown.ts'

const now = Date.parse('2026-11-21T12:00:00.000Z')

test('a started second counts until it is over, and nothing is left after the end', () => {
  expect(secondsUntil('2026-11-21T12:30:59.001Z', now)).toBe(1860)
  expect(secondsUntil('2026-11-21T12:00:00.000Z', now)).toBe(0)
  expect(secondsUntil('2026-11-21T11:00:00.000Z', now)).toBe(0)
})

test('minutes and seconds keep two digits', () => {
  expect([1860, 1781, 61, 9, 0].map(clockText)).toEqual(['31:00', '29:41', '01:01', '00:09', '00:00'])
})

test('only five minutes, one minute and the end are announced', () => {
  expect([1860, 301, 300, 61, 60, 1, 0].map(milestoneAt)).toEqual([undefined, undefined, 5, 5, 1, 1, 0])
})
