import { expect, test } from 'vitest'
import { readAmount } from './readAmount.ts'

test('an amount is read with a point or a comma, with or without thousands and the sign', () => {
  const typed = ['12.5', '12,50', '1,234.50', '1,234', '€ 1 234.5', '0.01', '1,234,567.89']
  expect(typed.map(readAmount)).toEqual([12.5, 12.5, 1234.5, 1234, 1234.5, 0.01, 1234567.89])
})

test('what is no amount, nothing or finer than a cent is refused', () => {
  for (const typed of ['', 'ten', '0', '-3', '1.234', '12.5.1', '1e3']) expect(readAmount(typed)).toBeNull()
})
