import { expect, test } from 'vitest'
import { hoursBefore, howLong } from './order-waits.rules.ts'

const now = new Date('2026-11-21T12:00:00Z')

const waited = (hours: number, deliverHours: number) =>
  howLong(hoursBefore(now, hours), now, hoursBefore(now, deliverHours))

test.each([
  [23.9, 24, 'short'],
  [24, 24, 'overdue'],
  [25, 48, 'long'],
  [48, 48, 'overdue'],
  [7, 6, 'overdue'],
])('%d hours, where %d are allowed, are %s', (hours, allowed, said) => {
  expect(waited(hours, allowed)).toBe(said)
})
