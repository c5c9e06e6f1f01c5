import { type DisplayCurrency, euro } from '@pandrop/money/format'
import { expect, test } from 'vitest'
import { readAlert, shownAlert } from './alertPrice.ts'

const zloty: DisplayCurrency = { code: 'PLN', symbol: 'zł', value: 4.25, exchangeRateEur: 1 }

test('a price is typed and shown in the chosen currency and is EUR in between', () => {
  expect(readAlert('425', zloty)).toBe(100)
  expect(shownAlert(100, zloty)).toBe('425')
  expect(readAlert('100', zloty)).toBe(23.53)
  expect(shownAlert(23.53, zloty)).toBe('100')
})

test('a comma, spaces and the symbol are no mistake', () => {
  expect(readAlert(' 1 234,50 zł', zloty)).toBe(290.47)
  expect(readAlert('€12.5', euro)).toBe(12.5)
})

test('an empty field means no alert', () => {
  expect(readAlert('  ', euro)).toBeNull()
  expect(shownAlert(null, euro)).toBe('')
})

test.each(['0', '0.00', 'ten', '-5', '1.234', '1e5', '123456789'])('%s is no price', (typed) => {
  expect(readAlert(typed, euro)).toBe('invalid')
})

test('less than a cent in EUR is no price either', () => {
  expect(readAlert('0.01', zloty)).toBe('invalid')
})
