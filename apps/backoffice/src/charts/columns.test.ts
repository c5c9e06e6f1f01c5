import { expect, test } from 'vitest'
import { standOf } from './columns.ts'

test('columns are as high as they are of the axis, which ends at a round number', () => {
  expect(standOf([45, 80, 0])).toEqual({
    zero: 0,
    ticks: [0, 20, 40, 60, 80].map((value) => ({ value, bottom: value / 0.8 })),
    columns: [
      { bottom: 0, height: 56.25 },
      { bottom: 0, height: 100 },
      { bottom: 0, height: 0 },
    ],
  })
  expect(standOf([73]).ticks.at(-1)).toEqual({ value: 80, bottom: 100 })
})

test('what is below zero hangs from it', () => {
  expect(standOf([30, -10])).toEqual({
    zero: 25,
    ticks: [-10, 0, 10, 20, 30].map((value, place) => ({ value, bottom: place * 25 })),
    columns: [
      { bottom: 25, height: 75 },
      { bottom: 0, height: 25 },
    ],
  })
})

test('nothing at all stands on the ground', () => {
  expect(standOf([0, 0])).toMatchObject({ zero: 0, columns: [{ height: 0 }, { height: 0 }] })
  expect(standOf([])).toEqual({ zero: 0, ticks: [{ value: 0, bottom: 0 }], columns: [] })
})
