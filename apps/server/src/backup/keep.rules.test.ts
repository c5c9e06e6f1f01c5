import { expect, test } from 'vitest'
import { keptOf, readKeeping } from './keep.rules.ts'

const at = (moment: string) => ({ moment, made: new Date(`${moment}Z`) })

const keptAt = (moments: string[], typed: string): string[] => {
  const keeping = readKeeping(typed)
  if (!keeping) throw new Error(`${typed} is read as nothing`)
  return [...keptOf(moments.map(at), keeping)].map(({ moment }) => moment).toSorted()
}

test.each([
  ['7d4w6m', { days: 7, weeks: 4, months: 6 }],
  ['30d', { days: 30, weeks: 0, months: 0 }],
  ['2w12m', { days: 0, weeks: 2, months: 12 }],
])('%s is read', (typed, keeping) => expect(readKeeping(typed)).toEqual(keeping))

test.each(['', '0d', '7', 'd', '6m7d', '-1d', '7d ', '99999d', '1y'])('%j is no keeping', (typed) => {
  expect(readKeeping(typed)).toBeUndefined()
})

test('the last backup of each day, week and month stays, as far back as is kept', () => {
  const days = ['2026-11-27T03:00', '2026-11-26T03:00', '2026-11-26T20:00', '2026-11-22T03:00', '2026-10-31T03:00']
  expect(keptAt(days, '2d')).toEqual(['2026-11-26T20:00', '2026-11-27T03:00'])
  // The 22nd is a Sunday, of the week before the 27th's.
  expect(keptAt(days, '2w')).toEqual(['2026-11-22T03:00', '2026-11-27T03:00'])
  expect(keptAt(days, '1d2m')).toEqual(['2026-10-31T03:00', '2026-11-27T03:00'])
  expect(keptAt(days, '9d9w9m')).toEqual(days.filter((day) => day !== '2026-11-26T03:00').toSorted())
})

test('a year turns within a week, and days without a backup do not count', () => {
  expect(keptAt(['2027-01-01T03:00', '2026-12-31T03:00', '2026-12-28T03:00'], '1w')).toEqual(['2027-01-01T03:00'])
  expect(keptAt(['2026-11-27T03:00', '2026-03-01T03:00'], '2d')).toEqual(['2026-03-01T03:00', '2026-11-27T03:00'])
})

test('the newest stays whatever is kept, and of nothing nothing stays', () => {
  expect(keptAt(['2026-11-27T03:00'], '1m')).toEqual(['2026-11-27T03:00'])
  expect(keptAt([], '7d4w6m')).toEqual([])
})
