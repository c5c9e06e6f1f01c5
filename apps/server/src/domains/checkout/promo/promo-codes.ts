import type { Queryable } from '../../../db/statement.ts'
import { insertPromo, type PromoRow, selectPromos, stopPromo } from './promo.sql.ts'

/** A promo code as an operator makes it. */
export interface NewPromoCode {
  /** in upper case, as readCode answers it */
  code: string
  description: string
  /** 12.5 means 12.5 % */
  discount: { type: 'fixed'; cents: number } | { type: 'percent'; percent: number }
  validFrom: Date
  /** first moment at which it is no longer valid; null: until it is stopped */
  validUntil: Date | null
  /** null: without limit */
  usesMax: number | null
  usesPerCustomerMax: number | null
  /** of the cart before the discount */
  totalMinCents: number
}

/** Who does it, and when. */
export interface StaffMark {
  /** operator:<id>, or the name of a program */
  by: string
  at: Date
}

/**
 * Makes a promo code; its terms never change afterwards, so that every order keeps what it was promised.
 * @returns false where the code exists already
 */
export const createPromoCode = async (q: Queryable, promo: NewPromoCode, { by, at }: StaffMark): Promise<boolean> => {
  const { discount } = promo
  const made = await insertPromo(q, {
    ...promo,
    discountType: discount.type,
    discountCents: discount.type === 'fixed' ? discount.cents : null,
    discountPercent: discount.type === 'percent' ? discount.percent : null,
    by,
    at,
  })
  return made !== undefined
}

/**
 * Stops a code: nobody can use it from now on; open card payments that hold a use keep it.
 * @returns false where there is no such code that still runs
 */
export const stopPromoCode = async (q: Queryable, code: string, at: Date): Promise<boolean> =>
  (await stopPromo(q, code, at)) !== undefined

/** Every code with its uses, newest first; amounts in cents. */
export const listPromoCodes = (q: Queryable): Promise<PromoRow[]> => selectPromos(q)

/** The two codes of a demo shop; what an operator has made of them stays. */
export const seedPromoCodes = async (q: Queryable, at: Date): Promise<void> => {
  const limits = { validFrom: at, validUntil: null, usesMax: null }
  const discounts = [
    {
      code: 'PANDA10',
      description: '10% off skins',
      usesPerCustomerMax: null,
      totalMinCents: 2000,
      discount: { type: 'percent', percent: 10 },
    },
    {
      code: 'FIRST5',
      description: '€5 off your first order',
      usesPerCustomerMax: 1,
      totalMinCents: 0,
      discount: { type: 'fixed', cents: 500 },
    },
  ] as const
  for (const promo of discounts) await createPromoCode(q, { ...limits, ...promo }, { by: 'demo', at })
}
