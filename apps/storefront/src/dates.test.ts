import { expect, test } from 'vitest'
import { dayOf, timeOf } from './dates.ts'

test("a moment is written DD.MM.YYYY and HH:MM in the visitor's time zone", () => {
  const moment = new Date(2026, 2, 4, 9, 5).getTime()
  expect([dayOf(moment), timeOf(moment)]).toEqual(['04.03.2026', '09:05'])
})
