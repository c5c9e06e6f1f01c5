import { expect, test } from 'vitest'
import { wrongFields } from './dealForm.ts'

test('nothing is offered without a customer, an item and a price, or above what the items cost alone', () => {
  const typed = { price: '80', hours: 72, note: '' }
  expect([...wrongFields({ ...typed, price: '' }, { customer: null, items: [], sum: 0 })]).toEqual([
    'customer',
    'items',
    'price',
  ])
  expect([...wrongFields(typed, { customer: 1, items: [1], sum: 79.99 })]).toEqual(['high'])
  expect(wrongFields(typed, { customer: 1, items: [1], sum: 80 }).size).toBe(0)
})
