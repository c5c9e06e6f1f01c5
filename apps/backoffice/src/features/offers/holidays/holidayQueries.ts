import type { HolidayEffect, StaffHoliday } from '@pandrop/contract/staff/margins'
import { listHolidays, previewHoliday } from '@pandrop/contract/staff/routes/offers'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../api.ts'
import { queryClient } from '../../../queryClient.ts'
import { offersKey } from '../offerQueries.ts'

const everyMilliseconds = 30_000

/** Days on which nobody works, earliest first; a colleague's change shows by itself. */
export const holidaysQuery = queryOptions({
  queryKey: [...offersKey, 'holidays'],
  queryFn: async ({ signal }): Promise<StaffHoliday[]> => (await api.send(listHolidays, { signal })).holidays,
  refetchInterval: everyMilliseconds,
})

/** What a day would do if it were a holiday. */
export const effectQuery = (day: string) =>
  queryOptions({
    queryKey: [...offersKey, 'holiday-effect', day],
    queryFn: async ({ signal }): Promise<HolidayEffect> =>
      (await api.send(previewHoliday, { query: { day }, signal })).effect,
  })

/** Clocks count in working days: everything about offers is asked again. */
export const holidaysChanged = (): Promise<void> => queryClient.invalidateQueries({ queryKey: offersKey })

/** The day as it stands now, whatever was read before; undefined: there is none, null: it could not be read. */
export const readAgain = async (day: string): Promise<StaffHoliday | undefined | null> => {
  await holidaysChanged()
  try {
    const holidays = await queryClient.fetchQuery({ ...holidaysQuery, staleTime: 0 })
    return holidays.find((holiday) => holiday.day === day)
  } catch {
    return null
  }
}
