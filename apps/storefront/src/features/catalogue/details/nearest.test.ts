import { expect, test } from 'vitest'
import { byFloat, nearestCopies } from './nearest.ts'

const copies = [
  { id: 4, float: 0.9 },
  { id: 2, float: 0.21 },
  { id: 1, float: 0.05 },
  { id: 3, float: 0.25 },
]

test('the copies nearest in float come first to mind, and stand by float', () => {
  expect(nearestCopies({ id: 9, float: 0.2 }, copies, 2).map(({ id }) => id)).toEqual([2, 3])
  expect(nearestCopies({ id: 9, float: 0.08 }, copies, 3).map(({ id }) => id)).toEqual([1, 2, 3])
})

test('a copy is not compared with itself', () => {
  expect(nearestCopies({ id: 3, float: 0.25 }, copies, 5).map(({ id }) => id)).toEqual([1, 2, 4])
})

test('copies without a float keep one order', () => {
  const vanilla = [
    { id: 8, float: null },
    { id: 5, float: null },
  ]
  expect(byFloat(vanilla).map(({ id }) => id)).toEqual([5, 8])
})
