import { expect, test } from 'vitest'
import { isQuiet, type Notice, stepOf } from './notices.rules.ts'

const at = (time: string): Date => new Date(`2026-11-27T${time}:00Z`)

const told = (pace: Notice['pace'], toldCount: number, time?: string): Notice => ({
  pace,
  toldCount,
  toldAt: time ? at(time) : null,
})

test.each<[ReturnType<typeof stepOf>, Notice, number, string]>([
  ['tell', told('at_once', 0), 1, '12:00'],
  ['nothing', told('at_once', 1, '11:00'), 1, '12:00'],
  ['tell', told('at_once', 1, '11:00'), 2, '12:00'],
  ['nothing', told('at_once', 1, '11:56'), 2, '12:00'],
  ['lower', told('at_once', 2, '11:00'), 1, '12:00'],
  ['nothing', told('hourly', 1, '11:30'), 5, '12:00'],
  ['tell', told('hourly', 1, '11:00'), 5, '12:00'],
  ['nothing', told('morning', 0), 5, '06:59'],
  ['tell', told('morning', 0), 5, '07:00'],
  ['nothing', told('morning', 5, '07:00'), 9, '23:59'],
])('%s: %j, now %i at %s', (step, notice, count, time) => {
  expect(stepOf(notice, { count, quiet: null, now: at(time) })).toBe(step)
})

test('nobody is told in quiet hours, over midnight too; what is done meanwhile is noticed', () => {
  const night = { from: 22, till: 6 }
  expect(['21:59', '22:00', '00:00', '05:59', '06:00'].map((time) => isQuiet(night, at(time)))).toEqual([
    false,
    true,
    true,
    true,
    false,
  ])
  expect(isQuiet({ from: 9, till: 10 }, at('09:30'))).toBe(true)
  expect(isQuiet(null, at('09:30'))).toBe(false)
  const asked = { quiet: night, now: at('23:00') }
  expect(stepOf(told('at_once', 0), { count: 1, ...asked })).toBe('nothing')
  expect(stepOf(told('at_once', 3), { count: 1, ...asked })).toBe('lower')
})
