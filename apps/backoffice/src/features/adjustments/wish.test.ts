import { expect, test } from 'vitest'
import { readWish, type TypedWish } from './wish.ts'

const typed = (change: Partial<TypedWish>): TypedWish => ({
  direction: 'gift',
  amount: '20',
  reason: 'late',
  note: 'Sorry.',
  ...change,
})

const bounds = { balance: 30, free: 50 }

test('a gift is goodwill, and taking back a negative correction', () => {
  expect(readWish(typed({}), bounds)).toEqual({ kind: 'goodwill', amount: 20, needsSecond: false, problem: undefined })
  expect(readWish(typed({ direction: 'correctDown', amount: '12,5' }), bounds)).toMatchObject({
    kind: 'correction',
    amount: -12.5,
  })
})

test.each([
  ['50', false],
  ['50.01', true],
])('%s with 50 left alone needs a second person: %s', (amount, needsSecond) => {
  expect(readWish(typed({ amount }), bounds).needsSecond).toBe(needsSecond)
})

test.each([
  [{ amount: 'much' }, 'Type an amount'],
  [{ amount: '10000.01' }, 'At most €10,000.00 at once'],
  [{ direction: 'correctDown', amount: '30.01' }, 'The balance has not as much'],
  [{ reason: ' ' }, 'Say why'],
  [{ note: '' }, 'Write the note'],
] as const)('%o cannot be sent: %s', (change, problem) => {
  expect(readWish(typed(change), bounds).problem).toBe(problem)
})
