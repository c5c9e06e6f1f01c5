import type { StaffPromoCode } from '@pandrop/contract/staff/promo'
import { showCount, showEuro } from '../../format.ts'
import { promoTexts as texts } from '../../texts/promo.ts'

/** 10 % or €5.00 */
export const discountText = ({ discount }: Pick<StaffPromoCode, 'discount'>): string =>
  'percent' in discount ? texts.percent(discount.percent) : showEuro(discount.fixed)

/** 25.12.2026; days have no time zone */
const showNamedDay = (day: string): string => day.split('-').reverse().join('.')

/** 24.12.2026 18:00 UTC: the shop counts in it, wherever its staff are. */
const showUtc = (instant: string): string => texts.utc(`${showNamedDay(instant.slice(0, 10))} ${instant.slice(11, 16)}`)

/** When a code begins: a day, or a moment within one. */
export const fromText = ({ from, first_day: day }: StaffPromoCode): string => (day ? showNamedDay(day) : showUtc(from))

/** When it ends: the last day, or a moment within one; null: when it is stopped. */
export const untilText = ({ until, last_day: day }: StaffPromoCode): string | null => {
  if (until === null) return null
  return day ? showNamedDay(day) : showUtc(until)
}

/** First and last day; of a beginning within a day the day alone. */
export const windowText = (promo: StaffPromoCode): string => {
  const from = showNamedDay(promo.from.slice(0, 10))
  const until = untilText(promo)
  return until === null ? texts.openWindow(from) : texts.windowOf(from, until)
}

/** 12 of 100 */
export const usesText = ({ uses, uses_max: max }: StaffPromoCode): string =>
  texts.usesOf(showCount(uses), max === null ? null : showCount(max))

/** A limit in words. */
export const limitText = (max: number | null): string => (max === null ? texts.unlimited : showCount(max))

/** What a colleague has made of a code, in one line. */
export const standingText = (promo: StaffPromoCode): string =>
  texts.standing(windowText(promo), limitText(promo.uses_max), limitText(promo.uses_per_customer_max))
