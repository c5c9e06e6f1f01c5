import { expect, test } from 'vitest'
import { readPercent } from './readPercent.ts'

test('a percentage is read with a point or a comma, with or without its sign', () => {
  expect(['14.25', '14,25', ' 22 %', '0', '90'].map(readPercent)).toEqual([14.25, 14.25, 22, 0, 90])
})

test('what the shop would not take is no percentage', () => {
  expect(['', '90.01', '100', '-1', '1.234', 'much', '%'].map(readPercent)).toEqual(Array(7).fill(null))
})
