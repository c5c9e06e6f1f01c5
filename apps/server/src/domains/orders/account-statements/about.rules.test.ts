import { expect, test } from 'vitest'
import { aboutOf, refundIn } from './about.rules.ts'

const refund = '0b1f4a52-90d7-4d7c-a4d6-2f3f1f7f6a01'

test.each([
  ['order:12', { type: 'order', id: '12' }],
  ['order:12:undone', { type: 'order', id: '12' }],
  ['payment:abc:success', { type: 'deposit', id: 'abc' }],
  ['adjustment:7', { type: 'adjustment', id: '7' }],
  ['dispute:du_1:won', { type: 'dispute', id: 'du_1' }],
  ['reversal:9', null],
  ['test', null],
])('the movement %s is about %o', (reference, about) => {
  expect(aboutOf(reference, undefined)).toEqual(about)
})

test('a refund leads to what it gave back: the order, else the deposit, else itself', () => {
  const about = (target?: { order_id: number | null; payment_id: string | null }) => aboutOf(`refund:${refund}`, target)
  expect(about({ order_id: 5, payment_id: 'p' })).toEqual({ type: 'order', id: '5' })
  expect(about({ order_id: null, payment_id: 'p' })).toEqual({ type: 'deposit', id: 'p' })
  expect(about()).toEqual({ type: 'refund', id: refund })
})

test('a reference names a refund only with an id that can be one', () => {
  expect(refundIn(`refund:${refund}:failed`)).toBe(refund)
  expect(refundIn('refund:none')).toBeNull()
  expect(refundIn(`order:${refund}`)).toBeNull()
})
