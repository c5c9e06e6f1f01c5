import { ok, type Result, refuse } from '@pandrop/contract/result'
import { salesDaysMax } from '@pandrop/contract/staff/sales'
import { daysIn } from '@pandrop/money/days'
import { dayAfter } from '@pandrop/money/zones'

/** A range of days and the one of the same length before it. */
export interface SalesRange {
  from: string
  till: string
  beforeFrom: string
  beforeTill: string
}

/** What may be asked for. */
export interface AskedRange {
  from?: string | undefined
  till?: string | undefined
  days?: string | undefined
}

const presetDefault = '30'

/**
 * Reads what was asked for.
 * @returns refuses invalid_input for half a range, one that ends before it begins or after today, or is too long
 */
export const rangeOf = (asked: AskedRange, today: string): Result<SalesRange, 'invalid_input'> => {
  const isNamed = asked.from !== undefined || asked.till !== undefined
  const from = isNamed ? asked.from : dayAfter(today, 1 - Number(asked.days ?? presetDefault))
  const till = isNamed ? asked.till : today
  if (from === undefined) return refuse('invalid_input', { errors: { from: ['field_invalid'] } })
  if (till === undefined) return refuse('invalid_input', { errors: { till: ['field_invalid'] } })
  if (till > today || till < from || daysIn(from, till) > salesDaysMax)
    return refuse('invalid_input', { errors: { till: ['field_invalid'] } })
  return ok({ from, till, beforeFrom: dayAfter(from, -daysIn(from, till)), beforeTill: dayAfter(from, -1) })
}

/** One entry a day of a range, oldest first, whatever was found. */
export const everyDay = <Entry>(from: string, till: string, entryOf: (day: string) => Entry): Entry[] =>
  Array.from({ length: daysIn(from, till) }, (_, index) => entryOf(dayAfter(from, index)))
