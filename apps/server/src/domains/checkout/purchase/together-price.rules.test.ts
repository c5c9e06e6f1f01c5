import { expect, test } from 'vitest'
import { questionOf, warningsOf } from './together-price.rules.ts'

const ask = (price: number, costs: (number | null)[], sum = 10_000) => warningsOf({ price, sum, costs, vatPercent: 22 })

test('a price brings back the cost where what remains without VAT does', () => {
  expect(ask(9600, [9500])).toEqual(['below_cost'])
  expect(ask(9600, [4000, 3869])).toEqual(['below_cost'])
  expect(ask(9600, [4000, 3868])).toEqual([])
})

test('what is known of the costs has to come back, also where one of them is unknown', () => {
  expect(ask(9000, [8000, null])).toEqual(['below_cost'])
  expect(ask(9000, [7000, null])).toEqual([])
})

test('where no cost is known, a price below half of what the items ask is asked about all the same', () => {
  expect(ask(100, [null], 100_000)).toEqual(['half_price'])
  expect([ask(4999, [null]), ask(5000, [null])]).toEqual([['half_price'], []])
})

test('a price that takes nothing off is asked about', () => {
  expect(ask(10_000, [null])).toEqual(['no_discount'])
})

test('what was confirmed is asked no more, and what is odd besides is', () => {
  const figures = { price: 100, sum: 10_000, costs: [900], vatPercent: 22 }
  expect(questionOf(figures, ['half_price'])).toEqual({
    values: { warnings: 'Its price does not bring back what the items cost. It takes off more than half.' },
    payload: { warnings: ['below_cost', 'half_price'] },
  })
  expect(questionOf(figures, ['half_price', 'below_cost'])).toBeNull()
  expect(questionOf(figures, 'all')).toBeNull()
})
