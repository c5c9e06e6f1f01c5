import { messages } from '@pandrop/contract/messages'
import { ok, type Result, refuse } from '@pandrop/contract/result'
import type { Queryable } from '../../db/statement.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Desk } from '../../shop.ts'
import { deleteHoliday, upsertHoliday } from './holiday-desk.sql.ts'
import { selectHolidays } from './holidays.sql.ts'
import { dayOf } from './working-days.rules.ts'

/** A day on which nobody answers and no bank pays. */
export interface Holiday {
  /** 2026-12-25 */
  day: string
  name: string
}

/** Every holiday, earliest first. */
export const listHolidays = (q: Queryable): Promise<Holiday[]> => selectHolidays(q)

/** Adds a holiday, or names it anew; clocks that run already stay as they were. Refuses invalid_input. */
export const addHoliday = async (
  { pool }: Pick<Desk, 'pool'>,
  { day, name }: Holiday,
): Promise<Result<null, 'invalid_input'>> => {
  const errors = {
    ...(!isDay(day) && { day: [messages.field_invalid] }),
    ...(name.trim() === '' && { name: [messages.field_invalid] }),
  }
  if (Object.keys(errors).length > 0) return refuse('invalid_input', { errors })
  await inTransaction(pool, (tx) => upsertHoliday(tx, day, name.trim()))
  return ok(null)
}

/** Takes a holiday away. Refuses not_found, and invalid_input for what is no day. */
export const removeHoliday = async (
  { pool }: Pick<Desk, 'pool'>,
  day: string,
): Promise<Result<null, 'not_found' | 'invalid_input'>> => {
  if (!isDay(day)) return refuse('invalid_input', { errors: { day: [messages.field_invalid] } })
  const removed = await inTransaction(pool, (tx) => deleteHoliday(tx, day))
  return removed.length > 0 ? ok(null) : refuse('not_found')
}

const isDay = (text: string): boolean => {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : null
  return at !== null && !Number.isNaN(at.getTime()) && dayOf(at) === text
}
