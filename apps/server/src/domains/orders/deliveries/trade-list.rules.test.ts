import { expect, test } from 'vitest'
import { readTradeList } from './trade-list.rules.ts'

const read = (list: string) => readTradeList(list).map(({ line, orderId, number }) => [line, orderId, number])

test.each([
  ['12;6034812097', [[1, 12, '6034812097']]],
  ['12, 6034812097', [[1, 12, '6034812097']]],
  ['#12\t6034812097', [[1, 12, '6034812097']]],
  ['"12";"https://steamcommunity.com/tradeoffer/6034812097/?l=english"', [[1, 12, '6034812097']]],
  ['12;6034812097;;', [[1, 12, '6034812097']]],
])('%j is an order and its trade', (list, lines) => {
  expect(read(list)).toEqual(lines)
})

test.each([
  ['x1;5', [[1, null, '5']]],
  [';5', [[1, null, '5']]],
  ['12', [[1, 12, null]]],
  ['12;none', [[1, 12, null]]],
  ['12;5;6', [[1, 12, null]]],
  ['12;https://steamcommunity.com/tradeoffer/new/?partner=1&token=2', [[1, 12, null]]],
])('%j says so of what cannot be read', (list, lines) => {
  expect(read(list)).toEqual(lines)
})

test('a head and lines without text are left out, and the others keep their numbers', () => {
  expect(read('order;trade number\r\n\r\n12;5\r13;6\n')).toEqual([
    [3, 12, '5'],
    [4, 13, '6'],
  ])
  expect(read('12;5\norder;trade')).toEqual([
    [1, 12, '5'],
    [2, null, null],
  ])
  expect(read(' \n ')).toEqual([])
})
