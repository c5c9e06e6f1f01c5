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
  expect(stepOf(notice, { count, quiet: null, now: at(time), zone: 'UTC' })).toBe(step)
})

test('nobody is told in quiet hours, over midnight too; what is done meanwhile is noticed', () => {
  const night = { from: 22, till: 6 }
  const quietAt = (time: string) => isQuiet(night, { now: at(time), zone: 'UTC' })
  expect(['21:59', '22:00', '00:00', '05:59', '06:00'].map(quietAt)).toEqual([false, true, true, true, false])
  expect(isQuiet({ from: 9, till: 10 }, { now: at('09:30'), zone: 'UTC' })).toBe(true)
  expect(isQuiet(null, { now: at('09:30'), zone: 'UTC' })).toBe(false)
  const asked = { quiet: night, now: at('23:00'), zone: 'UTC' }
  expect(stepOf(told('at_once', 0), { count: 1, ...asked })).toBe('nothing')
  expect(stepOf(told('at_once', 3), { count: 1, ...asked })).toBe('lower')
})

test('hours are those of the shop', () => {
  const kyiv = (time: string) => ({ now: at(time), zone: 'Europe/Kiev' })
  expect(isQuiet({ from: 22, till: 6 }, kyiv('20:00'))).toBe(true)
  expect(isQuiet({ from: 22, till: 6 }, kyiv('04:00'))).toBe(false)
  const steps = ['04:59', '05:00'].map((time) => stepOf(told('morning', 0), { count: 1, quiet: null, ...kyiv(time) }))
  expect(steps).toEqual(['nothing', 'tell'])
})
