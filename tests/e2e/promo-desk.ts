import { test as base } from './till.ts'

interface PromoTerms {
  /** 12.5 means 12.5 %; 10 unless a fixed discount is given */
  percent?: number
  fixedCents?: number
  usesMax?: number
  usesPerCustomerMax?: number
  totalMinCents?: number
}

interface PromoDesk {
  /** makes a code of its own for a test and answers it */
  make(terms?: PromoTerms): Promise<string>
  stop(code: string): Promise<void>
  /** how many orders have the code */
  uses(code: string): Promise<number>
}

/** Of this worker's shop. */
let made = 0

/** The test with somebody who makes promo codes, as `npm run shop -- promo` does. */
export const test = base.extend<{ promos: PromoDesk }>({
  promos: async ({ operator }, use) => {
    await use({
      make: async ({ percent = 10, fixedCents, usesMax, usesPerCustomerMax, totalMinCents = 0 } = {}) => {
        made += 1
        const code = `BAMBOO-${made}`
        await operator.run(
          `insert into promo_codes (code, description, discount_type, discount_cents, discount_percent, valid_from,
             uses_max, uses_per_customer_max, total_min_cents, made_by, created_at)
           values ($1, '', $2, $3, $4, now() - interval '1 minute', $5, $6, $7, 'test', now())`,
          [
            code,
            fixedCents === undefined ? 'percent' : 'fixed',
            fixedCents ?? null,
            fixedCents === undefined ? percent : null,
            ...[usesMax ?? null, usesPerCustomerMax ?? null, totalMinCents],
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
