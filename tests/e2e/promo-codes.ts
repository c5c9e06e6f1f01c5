import { test as base } from './till.ts'

interface PromoTerms {
  /** 12.5 means 12.5 %; 10 unless a fixed discount is given */
  percent?: number
  fixedCents?: number
  usesMax?: number
  usesPerCustomerMax?: number
  totalMinCents?: number
}

interface PromoCodes {
  /** makes a code of its own for a test and answers it */
  make(terms?: PromoTerms): Promise<string>
  stop(code: string): Promise<void>
  /** how many orders have the code */
  uses(code: string): Promise<number>
}

/** Of this worker's shop. */
let made = 0

/** The test with somebody who makes promo codes, as `npm run shop -- promo` does. */
export const test = base.extend<{ promos: PromoCodes }>({
  promos: async ({ operator }, use) => {
    await use({
      make: async ({ percent = 10, fixedCents, usesMax, usesPerCustomerMax, totalMinCents = 0 } = {}) => {
        made += 1
        const code = `BAMBOO-${made}`
        await operator.run(
          `insert into promo_codes (code, description, discount_type, discount_cents, discount_percent, valid_from,
             uses_max, uses_per_customer_max, total_min_cents, made_by, created_at)
           select code, '', discount_type, discount_cents, discount_percent, now() - interval '1 minute',
             uses_max, uses_per_customer_max, total_min_cents, 'test', now()
           from jsonb_populate_record(null::promo_codes, $1)`,
          [
            {
              code,
              discount_type: fixedCents === undefined ? 'percent' : 'fixed',
              discount_cents: fixedCents,
              discount_percent: fixedCents === undefined ? percent : undefined,
              uses_max: usesMax,
              uses_per_customer_max: usesPerCustomerMax,
              total_min_cents: totalMinCents,
            },
          ],
        )
        return code
      },
      stop: async (code) => {
        await operator.run('update promo_codes set stopped_at = now() where code = $1', [code])
      },
      uses: async (code) => {
        const { rows } = await operator.run('select uses from promo_codes where code = $1', [code])
        return rows[0].uses
      },
    })
  },
})
