import { type SalesPreset, salesDaysMax, salesPresets } from '@pandrop/contract/staff/sales'
import { daysIn } from '@pandrop/money/days'
import { shopToday } from '../shopTime.ts'

/** Days that are asked for: so many up to today, or from one day until another. */
type AskedRange = { days: SalesPreset } | { from: string; till: string }

const presetDefault: SalesPreset = 30
const isoDay = /^\d{4}-\d{2}-\d{2}$/

/** Whether the server would take them. */
export const isRange = (from: string, till: string): boolean =>
  isoDay.test(from) && isoDay.test(till) && from <= till && till <= shopToday() && daysIn(from, till) <= salesDaysMax

/** What the address says; an address that nobody could have made says 30 days. */
export const readRange = ({ days, from, till }: Readonly<Record<string, string>>): AskedRange => {
  if (from && till && isRange(from, till)) return { from, till }
  return { days: salesPresets.find((preset) => String(preset) === days) ?? presetDefault }
}

/** The same as the calls take it. */
export const askedDays = (words: Readonly<Record<string, string>>) => {
  const range = readRange(words)
  return 'days' in range ? { days: String(range.days) as '30' } : { from: range.from, till: range.till }
}

/** 18.11.2026, for a day without a time */
export const showDate = (day: string): string => `${day.slice(8, 10)}.${day.slice(5, 7)}.${day.slice(0, 4)}`

/** 22.10 – 20.11.2026; the first year only where it is another one */
export const showRange = (from: string, till: string): string =>
  from === till
    ? showDate(till)
    : `${from.slice(0, 4) === till.slice(0, 4) ? showDate(from).slice(0, 5) : showDate(from)} – ${showDate(till)}`
