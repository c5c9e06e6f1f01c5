import type { StaffHoliday } from '@pandrop/contract/staff/margins'

/** Holidays that are over, newest first. */
export const past = 'past'

/**
 * Holidays by year, those to come first; what is over stands by itself.
 * @param today 2026-11-22
 * @returns the years in order, with 'past' at the end
 */
export const byYear = (holidays: readonly StaffHoliday[], today: string): Map<string, StaffHoliday[]> => {
  const years = new Map<string, StaffHoliday[]>()
  for (const holiday of holidays.filter(({ day }) => day >= today)) {
    const year = holiday.day.slice(0, 4)
    years.set(year, [...(years.get(year) ?? []), holiday])
  }
  const over = holidays.filter(({ day }) => day < today)
  if (over.length > 0) years.set(past, over.reverse())
  return years
}
