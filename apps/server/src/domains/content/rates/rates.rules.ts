import { rateDaysMax, rateDaysOld } from '@pandrop/contract/staff/currencies'
import { daysBefore } from '@pandrop/money/days'

const decimals = 6

/** A published rate with the margin on top, in the decimals that rates have here. */
export const withMargin = (published: number, marginPercent: number): number =>
  Number((published * (1 + marginPercent / 100)).toFixed(decimals))

/** A rate that moves by more than this share of the standing one is not taken without a person. */
const moveMax = 0.1

/** By how much a rate would move, in percent; 0 where none stands. */
export const movePercent = (standing: number | null, next: number): number =>
  standing === null ? 0 : Math.round((next / standing - 1) * 1000) / 10

/** Whether it moves further than may be without a person. */
export const isFar = (standing: number | null, next: number): boolean =>
  standing !== null && Math.abs(next / standing - 1) > moveMax + 1e-9

/** How old a rate is for staff and the card; our own currency's does not age. */
export const ageOf = ({ code, ratedAt, now }: { code: string; ratedAt: Date | null; now: Date }) => {
  if (code === 'EUR' || ratedAt === null) return 'fresh'
  if (ratedAt < daysBefore(now, rateDaysMax)) return 'stale'
  return ratedAt < daysBefore(now, rateDaysOld) ? 'old' : 'fresh'
}
