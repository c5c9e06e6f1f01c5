import type { TestShop } from '@pandrop/testkit/shop'
import { createPromoCode, type NewPromoCode } from '../promo-codes.ts'
import { endPromoCode } from '../staff-promo.ts'
import { staffPromoNamed } from '../staff-promo-list.ts'

let made = 0

/** Makes a promo code of its own for a test: 10 % without any limit unless changed. Answers the code. */
export const makePromo = async ({ shop }: TestShop, change: Partial<NewPromoCode> = {}): Promise<string> => {
  made += 1
  const at = shop.clock.now()
  const promo: NewPromoCode = {
    code: `TEST-${made}`,
    description: '10% off skins',
    discount: { type: 'percent', percent: 10 },
    validFrom: at,
    validUntil: null,
    usesMax: null,
    usesPerCustomerMax: null,
    totalMinCents: 0,
    ...change,
  }
  if ((await createPromoCode(shop.pool, promo, { by: 'test', at })) === undefined)
    throw new Error(`${promo.code} exists`)
  return promo.code
}

/** Stops a code, as an operator does. */
export const stopPromo = async ({ shop }: TestShop, code: string): Promise<void> => {
  const found = await staffPromoNamed(shop, code)
  if (!found.ok) throw new Error(`there is no ${code}`)
  await endPromoCode(shop, found.value.id)
}

/** How many orders have a code, as the database counts them. */
export const usesOf = async ({ database }: TestShop, code: string): Promise<number> => {
  const { rows } = await database.pool.query('select uses from promo_codes where code = $1', [code])
  return rows[0].uses
}
