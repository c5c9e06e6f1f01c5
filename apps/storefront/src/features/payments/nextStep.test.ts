import { expect, test } from 'vitest'
import { nextStep } from './nextStep.ts'

const order = '0b7c7f2e-5d0a-4f5e-9c56-0c9a3c1f2a11'

test('a pending payment, and one that nobody has answered about, is waited for', () => {
  expect(nextStep(order, undefined)).toBeUndefined()
  expect(nextStep(order, { status: 'Pending' })).toBeUndefined()
})

test('a paid payment leads to the success page in its own wording', () => {
  expect(nextStep(order, { status: 'Success', type: 'purchase' })).toBe('/success-payment?type=purchase')
  expect(nextStep(order, { status: 'Success' })).toBe('/success-payment?type=topup')
})

test('a cancelled or failed payment leads to the failure page with its reason', () => {
  const message = 'You cancelled the payment. Nothing was charged.'
  const path = nextStep(order, { status: 'Cancelled', type: 'topup', message }) ?? ''
  expect(path).toMatch(/^\/fail-payment\?type=topup&error=/)
  expect(new URLSearchParams(path.split('?')[1]).get('error')).toBe(message)
  expect(nextStep(order, { status: 'Error' })).toBe('/fail-payment')
})

test('without an order id, and for an unknown payment, the failure page is all there is', () => {
  expect(nextStep(undefined, undefined)).toBe('/fail-payment')
  expect(nextStep('', undefined)).toBe('/fail-payment')
  expect(nextStep(order, { status: null })).toBe('/fail-payment')
})

test('a paid order is named, and one that was paid too late for its items is neither a success nor a failure', () => {
  const paid = { status: 'Success', type: 'purchase', order_id: 12 } as const
  expect(nextStep(order, paid)).toBe('/success-payment?type=purchase&order=12')
  expect(nextStep(order, { ...paid, refunded: true })).toBe('/success-payment?type=refunded&order=12')
})

test('money that was charged and is held is not offered to be paid again', () => {
  const path = nextStep(order, { status: 'Error', type: 'purchase', message: 'On hold', held: true })
  expect(path).toBe('/fail-payment?type=purchase&error=On+hold&held=1')
})
