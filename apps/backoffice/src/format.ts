/** How the back office writes what is not words: dates DD.MM.YYYY, numbers en-US, amounts in EUR. */

const euros = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'EUR' })
const days = new Intl.DateTimeFormat('de-DE', { day: '2-digit', month: '2-digit', year: 'numeric' })
const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })

/** €1,873.64 */
export const showEuro = (units: number): string => euros.format(units)

/** 22.11.2026, in the browser's time zone */
export const showDay = (instant: string): string => days.format(new Date(instant))

/** 14:02 */
export const showTime = (instant: string): string => clock.format(new Date(instant))

/** 22.11.2026 14:02 */
export const showMoment = (instant: string): string => `${showDay(instant)} ${showTime(instant)}`

const exactClock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', second: '2-digit' })

/** 22.11.2026 14:02:31 */
export const showExactMoment = (instant: string): string =>
  `${showDay(instant)} ${exactClock.format(new Date(instant))}`

const weekdays = new Intl.DateTimeFormat('en-GB', { weekday: 'long' })
const daysOfYear = new Intl.DateTimeFormat('de-DE', { day: '2-digit', month: '2-digit' })

/** 22.11. */
export const showShortDay = (instant: string): string => daysOfYear.format(new Date(instant))

/** 22.11. 14:02 */
export const showShortMoment = (instant: string): string => `${showShortDay(instant)} ${showTime(instant)}`

/** Thursday 24.12. */
export const showWeekday = (instant: string): string => `${weekdays.format(new Date(instant))} ${showShortDay(instant)}`

/** 200,000 */
export const showCount = (count: number): string => count.toLocaleString('en-US')

const monthNames = new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' })

/** Nov, of 2026-11 */
export const showMonthName = (month: string): string => monthNames.format(new Date(`${month}-01`))
