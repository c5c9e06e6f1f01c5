import type { Locator, Page } from '@playwright/test'
import type { Customer } from './customers.ts'
import type { test } from './operator.ts'

type Operator = Parameters<Parameters<typeof test>[2]>[0]['operator']

interface Limits {
  payoutsYearCents?: number
  payoutCents?: number
  cardYearCents?: number
}

/** Sets the sums above which an identity is verified; those that are not named are off. */
export const setLimits = (
  operator: Operator,
  { payoutsYearCents, payoutCents, cardYearCents }: Limits = {},
): Promise<unknown> =>
  operator.run(
    'update settings set verify_payouts_year_cents = $1, verify_payout_cents = $2, verify_card_year_cents = $3',
    [payoutsYearCents ?? null, payoutCents ?? null, cardYearCents ?? null],
  )

/** Whoever looked at the documents of a customer approved them. */
export const approve = (operator: Operator, { email }: Customer): Promise<unknown> =>
  operator.run(`update customers set verification_status = 'approved' where email = $1`, [email])

/** What is said about the limits. */
export const limitsOf = (page: Page): Locator => page.getByRole('region', { name: 'Before we know who you are' })
