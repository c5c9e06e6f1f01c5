import { ok, type Result, refuse } from '@pandrop/contract/result'
import type { FactorNeed } from '@pandrop/contract/second-factor'
import { cents } from '@pandrop/money/money'
import type { Queryable } from '../../../db/statement.ts'
import { balanceOf } from '../../../ledger/balance.ts'
import { factorAsked } from './customer-factor.sql.ts'

/**
 * What a customer cannot do before they have a second factor (docs/behaviour/accounts.md#factor-needed): a new API
 * key, and a payout while none was made; with more on the balance than the settings say, every payout and another trade
 * link than the kept one.
 * @returns nothing where the shop does not ask for it, and for whoever has one
 */
export const neededFor = async (q: Queryable, customerId: number): Promise<FactorNeed[]> => {
  const asked = await factorAsked(q, customerId)
  if (!asked) return []
  const isMuch = (await balanceOf(q, customerId)) > cents(asked.balance_cents)
  return [
    'api_key' as const,
    ...(isMuch || !asked.was_paid_out ? ['payout' as const] : []),
    ...(isMuch ? ['trade_link' as const] : []),
  ]
}

/**
 * Lets through who has a second factor, or needs none for this. Verbs ask it before they ask for a proof, which would
 * be given in vain. Refuses factor_required.
 */
export const requireFactor = async (
  q: Queryable,
  customerId: number,
  deed: FactorNeed,
): Promise<Result<null, 'factor_required'>> =>
  (await neededFor(q, customerId)).includes(deed) ? refuse('factor_required') : ok(null)
