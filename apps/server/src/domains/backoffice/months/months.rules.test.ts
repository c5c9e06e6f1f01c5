import { expect, test } from 'vitest'
import { type MonthSpan, monthsBetween, spanIn } from './months.rules.ts'

const bounds = ({ from, till }: MonthSpan) => [from.toISOString().slice(0, 16), till.toISOString().slice(0, 16)]

test('a month has the days of the shop, those of summer time too', () => {
  expect(bounds(spanIn([], 'Europe/Berlin', '2026-10'))).toEqual(['2026-09-30T22:00', '2026-10-31T23:00'])
})

test('beside locked months of another zone no moment is in two months or in none', () => {
  const berlin = ['2026-10', '2026-11'].map((month) => spanIn([], 'Europe/Berlin', month))
  const all = monthsBetween('2026-08', '2027-01').map((month) => spanIn(berlin, 'America/New_York', month))
  expect(all.map(({ month }) => month)).toEqual(['2026-08', '2026-09', '2026-10', '2026-11', '2026-12', '2027-01'])
  for (const [place, span] of all.entries()) {
    const before = all[place - 1]
    if (before) expect(span.from).toEqual(before.till)
  }
  expect(all.slice(2, 4)).toEqual(berlin)
})
