import type { StaffPromoCode } from '@pandrop/contract/staff/promo'
import { dayText } from '@pandrop/dictionaries/dates'
import { showCount, showEuro } from '../../format.ts'
import { showDayInShop, showZonedMoment } from '../../shopTime.ts'
import { promoTexts as texts } from '../../texts/promo.ts'

/** 10 % or €5.00 */
export const discountText = ({ discount }: Pick<StaffPromoCode, 'discount'>): string =>
  'percent' in discount ? texts.percent(discount.percent) : showEuro(discount.fixed)

/** When a code begins: a day, or a moment within one. */
export const fromText = ({ from, first_day: day }: StaffPromoCode): string =>
  day ? dayText(day) : showZonedMoment(from)

/** When it ends: the last day, or a moment within one; null: when it is stopped. */
export const untilText = ({ until, last_day: day }: StaffPromoCode): string | null => {
  if (until === null) return null
  return day ? dayText(day) : showZonedMoment(until)
}

/** First and last day; of a beginning within a day the day alone. */
export const windowText = (promo: StaffPromoCode): string => {
  const from = showDayInShop(promo.from)
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
