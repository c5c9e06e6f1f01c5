import { expect, test } from 'vitest'
import { figuresOf, isAbove, numbersIn, offOf } from './together.ts'

test('items come from the address, each once, so many at most, and what is no number is none', () => {
  expect(numbersIn('3,1,3,x,-2,0', 10)).toEqual([3, 1])
  expect(numbersIn('1,2,3,4', 3)).toEqual([1, 2, 3])
  expect(numbersIn(undefined, 10)).toEqual([])
})

test('sums are exact to the cent, and a cost that is unknown leaves the whole unknown', () => {
  expect(
    figuresOf([
      { price: 0.1, cost: 0.07 },
      { price: 0.2, cost: 0.1 },
    ]),
  ).toEqual({ sum: 0.3, cost: 0.17 })
  expect(
    figuresOf([
      { price: 10, cost: 4 },
      { price: 5, cost: null },
    ]),
  ).toEqual({ sum: 15, cost: null })
})

test('a price is shown as what it takes off, and is known to be above the sum by a cent', () => {
  expect([offOf(27, 30), offOf(null, 30), offOf(5, 0)]).toEqual([10, null, null])
  expect([isAbove(20.51, 20.5), isAbove(20.5, 20.5), isAbove(null, 20.5)]).toEqual([true, false, false])
})
