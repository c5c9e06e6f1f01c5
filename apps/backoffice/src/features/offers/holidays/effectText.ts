import type { HolidayEffect } from '@pandrop/contract/staff/margins'
import { showTime, showWeekday } from '../../../format.ts'
import { holidayTexts } from '../../../texts/holidays.ts'

type Said = (asked: string, due: string, without: string) => string

/** What a holiday does to an answer, in words; a day on which nobody works anyway does nothing. */
export const effectText = (effect: HolidayEffect, said: Said = holidayTexts.effectOf): string => {
  const { asked_at: asked, due_at: due, due_without_at: without } = effect
  if (due === without) return holidayTexts.noEffect
  return said(`${showWeekday(asked)} ${showTime(asked)}`, showWeekday(due), showWeekday(without))
}

/** 25.12.2026; days have no time zone */
export const showHoliday = (day: string): string => day.split('-').reverse().join('.')

/** Friday */
export const weekdayOf = (day: string): string => showWeekday(`${day}T12:00:00Z`).split(' ')[0] ?? ''
