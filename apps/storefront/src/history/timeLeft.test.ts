import { textFor } from '@pandrop/dictionaries/languages'
import { expect, test } from 'vitest'
import { timeLeft } from './timeLeft.ts'

test.each([
  [7 * 86_400, '7 days 0 hours'],
  [6 * 86_400 + 4 * 3600 + 59, '6 days 4 hours'],
  [86_400 + 3600, '1 day 1 hour'],
  [3 * 3600 + 20 * 60, '3 hours 20 minutes'],
  [61 * 60, '1 hour 1 minute'],
  [59 * 60, '59 minutes'],
  [1, '1 minute'],
])('%i seconds are %s', (seconds, words) => {
  expect(timeLeft(seconds, textFor('en'))).toBe(words)
})

test('it counts as the language does', () => {
  const seconds = 5 * 86_400 + 2 * 3600
  expect(timeLeft(seconds, textFor('de'))).toBe('5 Tage 2 Stunden')
  expect(timeLeft(seconds, textFor('pl'))).toBe('5 dni 2 godziny')
  expect(timeLeft(seconds, textFor('uk'))).toBe('5 днів 2 години')
})
