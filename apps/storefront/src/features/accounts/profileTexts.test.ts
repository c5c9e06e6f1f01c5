import { expect, test } from 'vitest'
import { dayAndTime, fullName, memberSince } from './profileTexts.ts'

test('the day of joining is written MMM D, YYYY', () => {
  expect(memberSince({ created_at: '2025-03-04T10:00:00.000Z' })).toBe('Mar 4, 2025')
})

test('a name without its second half has no space at its end', () => {
  expect(fullName({ name: 'Marta', surname: '' })).toBe('Marta')
})

test('a moment is written DD.MM.YYYY with its time, where the visitor is', () => {
  const local = new Date(2026, 2, 4, 9, 5)
  expect(dayAndTime(local.toISOString())).toBe('04.03.2026, 09:05')
})
