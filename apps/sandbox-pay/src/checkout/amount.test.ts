import { expect, test } from 'vitest'
import { formatAmount, isCurrency } from './amount.ts'

test.each([
  [10000, 'eur', '€100.00'],
  [123456789, 'usd', '$1,234,567.89'],
  [10000, 'jpy', '¥10,000'],
  [10000, 'isk', 'ISK\u00a0100'],
  [150000, 'huf', 'HUF\u00a01,500.00'],
  [45000000, 'idr', 'IDR\u00a0450,000.00'],
  [3600, 'kwd', 'KWD\u00a03.600'],
  [150000, 'twd', 'NT$1,500.00'],
  [150000, 'ugx', 'UGX\u00a01,500'],
])('%i of the smallest unit of %s reads %s', (amount, currency, text) => {
  expect(formatAmount(amount, currency)).toBe(text)
})

test('currencies are ISO 4217 codes in lower case', () => {
  expect([isCurrency('eur'), isCurrency('EUR'), isCurrency('xxz')]).toEqual([true, false, false])
})
