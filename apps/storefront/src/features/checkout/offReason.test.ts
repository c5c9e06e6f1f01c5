import { textFor } from '@pandrop/dictionaries/languages'
import { cents } from '@pandrop/money/money'
import { expect, test } from 'vitest'
import { offReason, type PaymentMethod } from './offReason.ts'
import type { Totals } from './totals.ts'

const text = textFor('en')

const totals = (change: Partial<Record<keyof Totals, number>> = {}): Totals => {
  const { count = 2, total = 3000, vat = 0, balanceAfter = 0, missing = 0 } = change
  return {
    count,
    total: cents(total),
    vat: cents(vat),
    balanceAfter: cents(balanceAfter),
    missing: cents(missing),
  } as Totals
}

const reasonOf = (method: PaymentMethod, change?: Parameters<typeof totals>[0], offered = ['card', 'balance']) =>
  offReason({ method, totals: totals(change), offered, cardTotalMin: 0.5 }, text)

test('both ways to pay are on for what can be bought and paid for', () => {
  expect(reasonOf('card')).toBeUndefined()
  expect(reasonOf('balance')).toBeUndefined()
})

test('a way that the shop does not take is off, whatever else there is', () => {
  expect(reasonOf('card', {}, ['balance'])).toBe('This payment method is not available')
  expect(reasonOf('balance', {}, [])).toBe('This payment method is not available')
})

test('nothing can be paid for where nothing is available', () => {
  for (const method of ['card', 'balance'] as const)
    expect(reasonOf(method, { count: 0, total: 0 })).toBe('Nothing in your cart can be bought at the moment.')
})

test('a card is off for more than ten items and for a total of nothing; the balance is not', () => {
  expect(reasonOf('card', { count: 10 })).toBeUndefined()
  expect(reasonOf('card', { count: 11 })).toBe(
    'A card pays for at most 10 items at once. Remove some, or pay from balance.',
  )
  expect(reasonOf('card', { total: 0 })).toBe('There is nothing to charge to a card. Please pay from balance.')
  expect(reasonOf('balance', { count: 11 })).toBeUndefined()
  expect(reasonOf('balance', { total: 0 })).toBeUndefined()
})

test('a card is off for less than the provider charges, and says what that is; the balance is not', () => {
  expect(reasonOf('card', { total: 50 })).toBeUndefined()
  expect(reasonOf('card', { total: 49 })).toBe('A card pays for €0.50 or more. Add an item, or pay from balance.')
  expect(reasonOf('balance', { total: 49 })).toBeUndefined()
})

test('the balance is off while it lacks something; the card is not', () => {
  expect(reasonOf('balance', { missing: 1 })).toBe('Insufficient balance...')
  expect(reasonOf('card', { missing: 1 })).toBeUndefined()
})
