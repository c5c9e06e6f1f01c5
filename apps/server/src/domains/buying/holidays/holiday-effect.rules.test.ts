import { expect, test } from 'vitest'
import { effectOf } from './holiday-effect.rules.ts'

const easter = new Set(['2027-03-26', '2027-03-29'])

const effect = (day: string, holidays: ReadonlySet<string>) => {
  const { askedAt, dueAt, dueWithoutAt } = effectOf(day, { zone: 'UTC', holidays })
  return [askedAt, dueAt, dueWithoutAt].map((at) => at.toISOString().slice(0, 10))
}

test('a day off puts the answer of the day before it off by a day, a day on a weekend does nothing', () => {
  // A Monday: asked on the Friday before, due on Thursday instead of Wednesday.
  expect(effect('2027-06-21', new Set())).toEqual(['2027-06-18', '2027-06-24', '2027-06-23'])
  expect(effect('2027-06-19', new Set())).toEqual(['2027-06-18', '2027-06-23', '2027-06-23'])
})

test('what it does is the same whether it is among the holidays already or not', () => {
  expect(effect('2027-06-21', new Set(['2027-06-21']))).toEqual(effect('2027-06-21', new Set()))
})

test('a holiday after another one is asked about before both', () => {
  // Easter Monday, with Good Friday: asked on Thursday, due on Thursday instead of Wednesday.
  expect(effect('2027-03-29', easter)).toEqual(['2027-03-25', '2027-04-01', '2027-03-31'])
})
