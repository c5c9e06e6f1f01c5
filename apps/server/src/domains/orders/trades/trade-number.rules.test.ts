import { expect, test } from 'vitest'
import { readTradeNumber } from './trade-number.rules.ts'

test.each([
  ['6034812097', '6034812097'],
  [' 6034812097 ', '6034812097'],
  ['https://steamcommunity.com/tradeoffer/6034812097', '6034812097'],
  ['https://steamcommunity.com/tradeoffer/6034812097/', '6034812097'],
  ['https://steamcommunity.com/tradeoffer/6034812097/?l=english', '6034812097'],
  ['steamcommunity.com/tradeoffer/6034812097#x', '6034812097'],
  ['https://steamcommunity.com/tradeoffer/new/?partner=46143802&token=Kx9_-aB2', null],
  ['https://steamcommunity.com.evil.example/tradeoffer/6034812097', null],
  ['https://evil.example/steamcommunity.com/tradeoffer/6034812097', null],
  ['https://steamcommunity.com/tradeoffer/6034812097abc', null],
  ['0', null],
  ['12a', null],
  ['', null],
  ['123456789012345678901', null],
])('%s means the trade %s', (typed, number) => {
  expect(readTradeNumber(typed)).toBe(number)
})
