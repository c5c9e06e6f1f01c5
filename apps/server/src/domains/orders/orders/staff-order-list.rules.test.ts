import { expect, test } from 'vitest'
import { readOrderWords } from './staff-order-list.rules.ts'

test('digits mean an order, and may stand in a name as well; with a "#" they mean the order alone', () => {
  expect(readOrderWords(' 48213 ')).toMatchObject({ orderId: 48213, patterns: ['%48213%'] })
  expect(readOrderWords('#48213')).toMatchObject({ orderId: 48213, patterns: [] })
  expect(readOrderWords('7')).toMatchObject({ orderId: 7, patterns: [] })
  expect(readOrderWords('0')).toMatchObject({ orderId: null, patterns: [] })
})

test('every word is looked for, signs of patterns as themselves, and too short a search not at all', () => {
  expect(readOrderWords('ak-47 | redline')).toMatchObject({ orderId: null, patterns: ['%ak-47%', '%redline%'] })
  expect(readOrderWords('50%_off\\')).toMatchObject({ orderId: null, patterns: ['%50\\%\\_off\\\\%'] })
  expect(readOrderWords('ab c')).toMatchObject({ orderId: null, patterns: [] })
  expect(readOrderWords('one two three four five six').patterns).toHaveLength(5)
})

test('one word may be a promo code, in whatever case it was typed', () => {
  expect(readOrderWords(' panda10 ').promoCode).toBe('PANDA10')
  for (const typed of ['ak-47 redline', '#48213', 'ab', '50%'])
    expect(readOrderWords(typed).promoCode, typed).toBeNull()
})
