import { cents } from '@pandrop/money/money'
import type { Queryable } from '../../../db/statement.ts'
import { insertPromo } from './promo.sql.ts'
import type { SetTerms } from './promo-terms.rules.ts'

/** A promo code as it is written down. */
export interface NewPromoCode extends SetTerms {
  /** in upper case, as readCode answers it */
  code: string
}

/** Who does it, and when. */
interface StaffMark {
  /** staff:<id>, or the name of a program */
  by: string
  at: Date
}

/** A discount in the columns of its table. */
export const discountColumns = ({ discount }: Pick<SetTerms, 'discount'>) => ({
  discountType: discount.type,
  discountCents: discount.type === 'fixed' ? discount.amount : null,
  discountPercent: discount.type === 'percent' ? discount.percent : null,
})

/**
 * Writes a promo code down as it is; people make theirs by makePromoCode, which asks about what is unusual.
 * @returns its id; undefined where the code exists already
 */
export const createPromoCode = async (
  q: Queryable,
  promo: NewPromoCode,
  { by, at }: StaffMark,
): Promise<number | undefined> => (await insertPromo(q, { ...promo, ...discountColumns(promo), by, at }))?.id

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
      discount: { type: 'fixed', amount: cents(500) },
    },
  ] as const
  for (const promo of discounts) await createPromoCode(q, { ...limits, ...promo }, { by: 'demo', at })
}
