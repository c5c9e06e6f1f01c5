import type { PromoFilter, PromoState, PromoWarning } from '@pandrop/contract/staff/promo'
import { daysAfter } from '@pandrop/money/days'
import type { Discount } from '@pandrop/money/discount'
import { isSameDiscount } from './promo.rules.ts'

/** What an operator sets of a promo code. */
export interface SetTerms {
  description: string
  discount: Discount
  /** of the cart before the discount */
  totalMinCents: number
  validFrom: Date
  /** first moment at which it is no longer valid; null: until it is stopped */
  validUntil: Date | null
  /** null: without limit */
  usesMax: number | null
  usesPerCustomerMax: number | null
}

const isSameMoment = (one: Date | null, other: Date | null): boolean => one?.getTime() === other?.getTime()

const daysOfLongYear = 366

const isLong = ({ validFrom, validUntil }: SetTerms, now: Date): boolean =>
  validUntil === null || validUntil > daysAfter(validFrom > now ? validFrom : now, daysOfLongYear)

const isUnlimited = ({ usesMax, usesPerCustomerMax }: SetTerms): boolean =>
  usesMax === null && usesPerCustomerMax === null

const isWhole = ({ discount }: SetTerms): boolean => discount.type === 'percent' && discount.percent === 100

/**
 * What is asked about once more before it is saved (docs/behaviour/money.md#promo-warnings).
 * @param before as the code stood; only what becomes different is asked about. Null: it is a new one
 */
export const warningsOf = (terms: SetTerms, before: SetTerms | null, now: Date): PromoWarning[] => {
  const isNew = {
    whole_price: before === null || !isSameDiscount(terms.discount, before.discount),
    no_limit: before === null || !isUnlimited(before),
    longer_than_a_year: before === null || !isSameMoment(terms.validUntil, before.validUntil),
  }
  const warnings: PromoWarning[] = []
  if (isNew.whole_price && isWhole(terms)) warnings.push('whole_price')
  if (isNew.no_limit && isUnlimited(terms)) warnings.push('no_limit')
  if (isNew.longer_than_a_year && isLong(terms, now)) warnings.push('longer_than_a_year')
  return warnings
}

const isAtLeast = (limit: number | null, before: number | null): boolean =>
  limit === null || (before !== null && limit >= before)

/**
 * Whether a code that orders have may become this: the discount stays, its time only grows at its end, limits only rise
 * (docs/behaviour/money.md#promo-terms).
 */
export const keepsPromise = (terms: SetTerms, before: SetTerms): boolean =>
  isSameDiscount(terms.discount, before.discount) &&
  terms.totalMinCents === before.totalMinCents &&
  isSameMoment(terms.validFrom, before.validFrom) &&
  (terms.validUntil === null || (before.validUntil !== null && terms.validUntil >= before.validUntil)) &&
  isAtLeast(terms.usesMax, before.usesMax) &&
  isAtLeast(terms.usesPerCustomerMax, before.usesPerCustomerMax)

/** The states that a filter of the list lets through. */
export const statesOf = (filter: PromoFilter): PromoState[] => {
  if (filter === 'ended') return ['used_up', 'over', 'stopped']
  return filter === 'all' ? ['planned', 'running', 'used_up', 'over', 'stopped'] : [filter]
}
