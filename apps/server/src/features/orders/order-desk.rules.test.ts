import { expect, test } from 'vitest'
import { readOrderWords } from './order-desk.rules.ts'

test('digits mean an order, and may stand in a name as well; with a "#" they mean the order alone', () => {
  expect(readOrderWords(' 48213 ')).toEqual({ orderId: 48213, patterns: ['%48213%'] })
  expect(readOrderWords('#48213')).toEqual({ orderId: 48213, patterns: [] })
  expect(readOrderWords('7')).toEqual({ orderId: 7, patterns: [] })
  expect(readOrderWords('0')).toEqual({ orderId: null, patterns: [] })
})

test('every word is looked for, signs of patterns as themselves, and too short a search not at all', () => {
  expect(readOrderWords('ak-47 | redline')).toEqual({ orderId: null, patterns: ['%ak-47%', '%redline%'] })
  expect(readOrderWords('50%_off\\')).toEqual({ orderId: null, patterns: ['%50\\%\\_off\\\\%'] })
  expect(readOrderWords('ab c')).toEqual({ orderId: null, patterns: [] })
  expect(readOrderWords('one two three four five six').patterns).toHaveLength(5)
})
