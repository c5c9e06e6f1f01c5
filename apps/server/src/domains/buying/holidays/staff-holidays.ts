import { type FieldErrors, ok, type Result, refuse } from '@pandrop/contract/result'
import { isDay } from '@pandrop/money/days'
import type { Queryable } from '../../../db/statement.ts'
import { inTransaction } from '../../../db/transaction.ts'
import type { StaffContext } from '../../../shop.ts'
import { effectOf, type HolidayEffect } from './holiday-effect.rules.ts'
import { selectHolidays } from './holidays.sql.ts'
import { workingCalendarOf } from './holidays.ts'
import { deleteHoliday, insertHoliday, renameHoliday, upsertHoliday } from './staff-holidays.sql.ts'

/** A day on which nobody answers and no bank pays. */
export interface Holiday {
  /** 2026-12-25 */
  day: string
  name: string
}

/** Every holiday, earliest first. */
export const listHolidays = (q: Queryable): Promise<Holiday[]> => selectHolidays(q)

/**
 * What a day off does to the answer of an offer, whether it is a holiday already or not. Refuses invalid_input for what
 * is no day.
 */
export const previewHoliday = async (q: Queryable, day: string): Promise<Result<HolidayEffect, 'invalid_input'>> => {
  if (!isDay(day)) return refuse('invalid_input', { errors: { day: ['field_invalid'] } })
  return ok(effectOf(day, await workingCalendarOf(q)))
}

/** A holiday as it is wished for, and what was seen on that day. */
interface HolidayWish extends Holiday {
  /** the name that was seen, null for no holiday; undefined: whatever is there */
  seen?: string | null | undefined
}

/**
 * Adds a holiday, or names it anew; clocks that run already stay as they were.
 * @returns refuses invalid_input, and holiday_changed where the day is something else than was seen
 */
export const addHoliday = async (
  { pool }: Pick<StaffContext, 'pool'>,
  { day, name, seen }: HolidayWish,
): Promise<Result<null, 'invalid_input' | 'holiday_changed'>> => {
  const errors: FieldErrors = {
    ...(!isDay(day) && { day: ['field_invalid'] }),
    ...(name.trim() === '' && { name: ['field_invalid'] }),
  }
  if (Object.keys(errors).length > 0) return refuse('invalid_input', { errors })
  const wish = { day, name: name.trim(), seen }
  return inTransaction(pool, async (tx) => ((await writeHoliday(tx, wish)) ? ok(null) : refuse('holiday_changed')))
}

/** @returns whether what was seen still stood there; a day that is as wished already counts as that */
const writeHoliday = async (q: Queryable, { day, name, seen }: HolidayWish): Promise<boolean> => {
  if (seen === null) return (await insertHoliday(q, day, name)) !== undefined
  if (seen !== undefined) return (await renameHoliday(q, day, name, seen)) !== undefined
  await upsertHoliday(q, day, name)
  return true
}

/** Takes a holiday away. Refuses holiday_not_found, and invalid_input for what is no day. */
export const removeHoliday = async (
  { pool }: Pick<StaffContext, 'pool'>,
  day: string,
): Promise<Result<null, 'holiday_not_found' | 'invalid_input'>> => {
  if (!isDay(day)) return refuse('invalid_input', { errors: { day: ['field_invalid'] } })
  const removed = await inTransaction(pool, (tx) => deleteHoliday(tx, day))
  return removed.length > 0 ? ok(null) : refuse('holiday_not_found')
}
