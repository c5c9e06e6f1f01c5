import { promoUsesMax } from '@pandrop/contract/staff/promo'
import { fromUnits } from '@pandrop/money/money'
import { beginOfDay } from '@pandrop/money/zones'
import { endOfDay } from '../domains/checkout/promo/promo-days.rules.ts'
import type { PromoWish } from '../domains/checkout/promo/staff-promo.ts'
import { OperatorProblem } from '../operator-problem.ts'

const text = { type: 'string' } as const

/** How the terms of a promo code are typed, as node:util's parseArgs takes them. */
export const promoFlags = {
  percent: text,
  fixed: text,
  from: text,
  until: text,
  uses: text,
  'per-customer': text,
  'min-total': text,
  description: text,
  sure: { type: 'boolean' },
} as const

/** The same for whoever typed something else. */
export const promoFlagsUsage = [
  '  (--percent 10 | --fixed 5.00) [--from 2026-12-01] [--until 2026-12-24|never] [--uses 100|none]',
  '  [--per-customer 1|none] [--min-total 20.00] [--description "10% off skins"] [--sure]',
  '  Amounts are EUR. Days are the shop’s: the code is valid from the beginning of the first to the end of the last;',
  '  moments can be named as well (2026-12-24T18:00:00Z).',
].join('\n')

type Typed = { [Name in Exclude<keyof typeof promoFlags, 'sure'>]?: string | undefined }

/**
 * Reads what was typed of a code's terms; what was not typed is left out.
 * @returns throws an OperatorProblem for what cannot be meant
 */
export const readPromoTerms = (typed: Typed, zone: string): PromoWish => ({
  ...readDiscount(typed),
  ...(typed.description !== undefined && { description: typed.description.trim() }),
  ...(typed.from !== undefined && { validFrom: readMoment('--from', typed.from, (day) => beginOfDay(zone, day)) }),
  ...(typed.until !== undefined && { validUntil: readEnd(typed.until, zone) }),
  ...(typed.uses !== undefined && { usesMax: readLimit('--uses', typed.uses) }),
  ...(typed['per-customer'] !== undefined && {
    usesPerCustomerMax: readLimit('--per-customer', typed['per-customer']),
  }),
  ...(typed['min-total'] !== undefined && {
    totalMinCents: fromUnits(readNumberOf('--min-total', typed['min-total'])),
  }),
})

const readDiscount = ({ percent, fixed }: Typed): Pick<PromoWish, 'discount'> => {
  if (percent !== undefined && fixed !== undefined) throw new OperatorProblem('Say either --percent or --fixed.')
  if (fixed !== undefined) return { discount: { type: 'fixed', amount: fromUnits(readPositive('--fixed', fixed)) } }
  if (percent === undefined) return {}
  const part = readPositive('--percent', percent)
  if (part > 100) throw new OperatorProblem('--percent: at most 100.')
  return { discount: { type: 'percent', percent: part } }
}

const readPositive = (flag: string, typed: string): number => {
  const value = readNumberOf(flag, typed)
  if (value === 0) throw new OperatorProblem(`${flag} must be more than nothing.`)
  return value
}

const readNumberOf = (flag: string, typed: string): number => {
  if (/^\d{1,9}(\.\d{1,2})?$/.test(typed)) return Number(typed)
  throw new OperatorProblem(`${flag}: a number with at most two decimals, such as 12.50.`)
}

const readLimit = (flag: string, typed: string): number | null => {
  if (typed === 'none') return null
  if (/^[1-9]\d{0,6}$/.test(typed) && Number(typed) <= promoUsesMax) return Number(typed)
  throw new OperatorProblem(`${flag}: a whole number from 1 to ${promoUsesMax}, or none.`)
}

/** The first moment without something, of its last day or as it was typed; null: never. */
export const readEnd = (typed: string, zone: string): Date | null =>
  typed === 'never' ? null : readMoment('--until', typed, (day) => endOfDay(zone, day))

const momentShape = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2})?Z)?$/

/**
 * A moment in UTC, or what a day of the shop's means here.
 * @returns throws an OperatorProblem for what is neither
 */
export const readMoment = (flag: string, typed: string, ofDay: (day: string) => Date): Date => {
  const moment = new Date(typed)
  // 2026-02-30 would silently become the second of March.
  const isReal = momentShape.test(typed) && !Number.isNaN(moment.getTime())
  if (isReal && moment.toISOString().startsWith(typed.slice(0, 10))) return typed.length === 10 ? ofDay(typed) : moment
  throw new OperatorProblem(`${flag}: a day or a moment, such as 2026-12-24 or 2026-12-24T18:00:00Z.`)
}
