import type { Currency } from '@pandrop/contract/content'
import { expect, test } from 'vitest'
import { currencyAmong } from './currency.ts'

const currency = (code: string, isDefault = 0): Currency => ({ code, symbol: code, value: 2, default: isDefault })

const shops = [currency('USD'), currency('PLN'), currency('GBP', 1)]

test('a currency that the shop does not know reverts to the stored one, the default, the first, then EUR', () => {
  expect(currencyAmong(shops, ['USD', 'PLN']).code).toBe('USD')
  expect(currencyAmong(shops, ['ZZZ', 'PLN']).code).toBe('PLN')
  expect(currencyAmong(shops, ['ZZZ', null]).code).toBe('GBP')
  expect(currencyAmong(shops.slice(0, 2), ['']).code).toBe('USD')
  expect(currencyAmong([], ['USD'])).toMatchObject({ code: 'EUR', symbol: '€', value: 1 })
})
