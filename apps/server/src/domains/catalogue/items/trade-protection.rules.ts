import { daysAfter } from '@pandrop/money/days'

const hourMs = 3_600_000
const protectedDays = 7

/**
 * When a skin that is traded now can be traded on. Steam protects it for seven days and lets go of it on the full hour
 * that follows; until June 2026 it waited for one hour of the day that all items shared
 * (https://sellyourskins.com/blog/?p=5993, https://allthings.how/cs2-steam-market-trade-cooldown-change-explained/).
 * The operator's trade comes after the purchase, so this is the earliest moment.
 */
export const protectedUntil = (now: Date): Date => {
  const end = daysAfter(now, protectedDays).getTime()
  return new Date(Math.ceil(end / hourMs) * hourMs)
}
