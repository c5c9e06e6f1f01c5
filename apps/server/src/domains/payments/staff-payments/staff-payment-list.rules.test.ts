import { expect, test } from 'vitest'
import { paymentObstacle, readPaymentWords } from './staff-payment-list.rules.ts'

const nothing = { ids: null, number: null, reference: null, pattern: null }
const id = '3f2a91c0-5d4f-4e6a-8b7c-9d0e1f2a3b4c'

test('a search means an id or its beginning, a number, what the provider calls it, or a customer’s words', () => {
  expect(readPaymentWords(` ${id.toUpperCase()} `)).toEqual({ ...nothing, ids: { from: id, till: id } })
  expect(readPaymentWords('3f2a91c0-5d')).toEqual({
    ...nothing,
    ids: { from: '3f2a91c0-5d00-0000-0000-000000000000', till: '3f2a91c0-5dff-ffff-ffff-ffffffffffff' },
  })
  expect(readPaymentWords('#48213')).toEqual({ ...nothing, number: 48213 })
  expect(readPaymentWords('12345678')).toMatchObject({
    number: 12345678,
    ids: { from: '12345678-0000-0000-0000-000000000000' },
  })
  for (const reference of ['cs_test_a1B2', 'pi_3Nabc', 're_12345', 'dp_12345', 'du_12345'])
    expect(readPaymentWords(reference)).toEqual({ ...nothing, reference })
  expect(readPaymentWords('Žiga  Zup_n')).toEqual({ ...nothing, pattern: '%žiga%zup\\_n%' })
})

test('too little means nothing', () => {
  for (const typed of ['', ' ', '#', 'ab', '0']) expect(readPaymentWords(typed), typed).toEqual(nothing)
})

const paid = {
  purpose: 'topup',
  state: 'Success',
  reason: null,
  isGivenBack: false,
  isDisputed: false,
  depositObstacle: null,
} as const

test.each([
  ['refund_held', { ...paid }, 'state'],
  ['refund_held', { ...paid, state: 'Error', reason: 'payment_failed' }, 'state'],
  ['refund_held', { ...paid, state: 'Error', reason: 'mismatch' }, null],
  ['refund_held', { ...paid, state: 'Error', reason: 'mismatch', isGivenBack: true }, 'given_back'],
  ['refund_held', { ...paid, state: 'Error', reason: 'mismatch', isDisputed: true }, 'disputed'],
  ['refund_deposit', { ...paid }, null],
  ['refund_deposit', { ...paid, purpose: 'purchase' }, 'purpose'],
  ['refund_deposit', { ...paid, state: 'Pending' }, 'state'],
  ['refund_deposit', { ...paid, isGivenBack: true, depositObstacle: 'spent' }, 'given_back'],
  ['refund_deposit', { ...paid, depositObstacle: 'too_old' }, 'too_old'],
  ['refund_deposit', { ...paid, depositObstacle: 'spent' }, 'spent'],
] as const)('%s of %o: %s', (action, payment, obstacle) => {
  expect(paymentObstacle(action, payment)).toBe(obstacle)
})
