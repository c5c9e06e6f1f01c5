import { type Refused, refuse } from '@pandrop/contract/result'
import type { Discount } from '@pandrop/money/discount'
import { formatPrice } from '@pandrop/money/format'
import { type Cents, toUnits } from '@pandrop/money/money'

/** A promo code as it stands, and how often it was used. */
export interface PromoTerms {
  id: number
  /** in upper case */
  code: string
  description: string
  discount: Discount
  validFrom: Date
  /** first moment at which it is no longer valid; null: until it is stopped */
  validUntil: Date | null
  stoppedAt: Date | null
  /** of the cart before the discount */
  totalMin: Cents
  uses: number
  /** null: without limit */
  usesMax: number | null
  /** by the customer who asks */
  customerUses: number
  usesPerCustomerMax: number | null
}

const codeShape = /^[A-Z0-9][A-Z0-9_-]{2,39}$/

/** A code as it is stored, however it was typed; null for what can be no code. */
export const readCode = (typed: string): string | null => {
  const code = typed.trim().toUpperCase()
  return codeShape.test(code) ? code : null
}

/** Whether a code can be used at that moment: it has begun, is not over and was not stopped. */
export const isValid = ({ validFrom, validUntil, stoppedAt }: PromoTerms, now: Date): boolean =>
  stoppedAt === null && validFrom <= now && (validUntil === null || now < validUntil)

/** Whether two discounts are one. */
export const isSameDiscount = (one: Discount, other: Discount): boolean =>
  one.type === 'fixed'
    ? other.type === 'fixed' && one.amount === other.amount
    : other.type === 'percent' && one.percent === other.percent

/** Whether one more order may use the code, of all and of this customer. */
export const hasUsesLeft = ({ uses, usesMax, customerUses, usesPerCustomerMax }: PromoTerms): boolean =>
  (usesMax === null || uses < usesMax) && (usesPerCustomerMax === null || customerUses < usesPerCustomerMax)

type PromoRefusal = 'promo_code_invalid' | 'promo_code_used_up' | 'promo_total_too_low'

/**
 * Whether the terms of a code keep it from a cart (docs/behaviour/money.md#promo-terms).
 * @param subtotal of the cart before the discount
 * @returns null where it may be used; refuses promo_code_invalid for one that is not yet, no longer or never was valid,
 *   promo_code_used_up, and promo_total_too_low with the minimum in EUR
 */
export const checkTerms = (terms: PromoTerms, subtotal: Cents, now: Date): Refused<PromoRefusal> | null => {
  if (!isValid(terms, now)) return codeInvalid()
  if (!hasUsesLeft(terms)) return codeUsedUp()
  if (subtotal >= terms.totalMin) return null
  const values = { min: formatPrice(toUnits(terms.totalMin)) }
  return refuse('promo_total_too_low', { values })
}

export const codeInvalid = (): Refused<'promo_code_invalid'> => refuse('promo_code_invalid')

export const codeUsedUp = (): Refused<'promo_code_used_up'> => refuse('promo_code_used_up')

/** Wrong codes an hour (docs/behaviour/money.md#promo-guesses). */
export const guessesMax = 10

/** How long a wrong code counts. */
export const guessMilliseconds = 60 * 60 * 1000
