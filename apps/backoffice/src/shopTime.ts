import { dayText } from '@pandrop/dictionaries/dates'
import { dayIn, momentIn, wallClock } from '@pandrop/money/zones'
import { staffSessionQuery } from './hooks/useStaffSession.ts'
import { queryClient } from './queryClient.ts'

const shop = () => queryClient.getQueryData(staffSessionQuery.queryKey)?.shop

/** Where the shop's days begin and end, wherever its staff are: a name such as Europe/Berlin. */
export const shopZone = (): string => shop()?.time_zone ?? 'UTC'

/** For how many days what comes into stock is new where nobody says otherwise. */
export const newDays = (): number => shop()?.new_days ?? 0

/** Today in the shop: 2026-12-24. */
export const shopToday = (): string => dayIn(shopZone(), new Date())

/** The day of an instant in the shop: 24.12.2026 */
export const showDayInShop = (instant: string): string => dayText(dayIn(shopZone(), new Date(instant)))

/** 24.12.2026 18:00, as clocks in the shop show it */
export const showShopMoment = (instant: string): string =>
  `${showDayInShop(instant)} ${wallClock(shopZone(), new Date(instant)).slice(11)}`

/** The same with its zone: 24.12.2026 18:00 Europe/Berlin */
export const showZonedMoment = (instant: string): string => `${showShopMoment(instant)} ${shopZone()}`

/** Thursday, as it is in the shop */
export const showShopWeekday = (instant: string): string =>
  new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: shopZone() }).format(new Date(instant))

/** A moment of a field, 2026-12-24T18:00 as clocks in the shop show it, for the wire; null where it is none. */
export const readShopMoment = (typed: string): string | null =>
  typed === '' || Number.isNaN(Date.parse(typed)) ? null : momentIn(shopZone(), typed).toISOString()
