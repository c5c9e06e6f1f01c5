import { expect, test } from 'vitest'
import { periods } from './months.ts'

test('periods are those of the month that it is, and end with it', () => {
  const of = (now: string) => Object.values(periods).map((period) => Object.values(period(now)).join('–'))
  expect(of('2026-11')).toEqual([
    '2026-10–2026-10',
    '2026-11–2026-11',
    '2026-07–2026-09',
    '2026-10–2026-11',
    '2025-01–2025-12',
    '2026-01–2026-11',
  ])
  expect(of('2027-01')).toEqual([
    '2026-12–2026-12',
    '2027-01–2027-01',
    '2026-10–2026-12',
    '2027-01–2027-01',
    '2026-01–2026-12',
    '2027-01–2027-01',
  ])
})
