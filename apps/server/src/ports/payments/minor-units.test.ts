import { amountDecimals, amountMinimum } from '@pandrop/sandbox-pay/checkout/amount'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { minimumMinor, minorDigits, payableDigits } from './minor-units.ts'

test.each([
  ['EUR', 2, 2],
  ['HUF', 2, 2],
  ['TWD', 2, 2],
  ['COP', 2, 2],
  ['IDR', 2, 2],
  ['ALL', 2, 2],
  ['RSD', 2, 2],
  ['ISK', 2, 0],
  ['UGX', 2, 0],
  ['JPY', 0, 0],
  ['KRW', 0, 0],
  ['KWD', 3, 2],
  ['BHD', 3, 2],
])('%s is counted in %i decimals, of which %i can be paid', (currency, counted, payable) => {
  expect([minorDigits(currency), payableDigits(currency)]).toEqual([counted, payable])
})

test('the shop and the sandbox, each with a table of its own, count every currency alike', () => {
  for (const currency of Intl.supportedValuesOf('currency')) {
    expect([currency, minorDigits(currency)]).toEqual([currency, amountDecimals(currency.toLowerCase())])
    const minimum = minimumMinor(currency)
    if (minimum > 0) expect([currency, minimum]).toEqual([currency, amountMinimum(currency.toLowerCase())])
  }
})

test('no currency is payable in more decimals than it is counted in', () => {
  const anyCode = fc.stringMatching(/^[A-Z]{3}$/)
  fc.assert(fc.property(anyCode, (currency) => payableDigits(currency) <= minorDigits(currency)))
})

test.each([
  ['EUR', 50],
  ['GBP', 30],
  ['PLN', 200],
  ['CZK', 1500],
  ['HUF', 17_500],
  ['JPY', 50],
  ['UAH', 0],
])('the least in %s is %i as it is counted', (currency, minimum) => {
  expect(minimumMinor(currency)).toBe(minimum)
})
