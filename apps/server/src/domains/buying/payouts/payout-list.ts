import type { PayoutState } from '@pandrop/contract/lifecycle/payout'
import type { Queryable } from '../../../db/statement.ts'
import { type ListedPayoutRow, type ShownPayoutRow, selectPayout, selectPayouts } from './payouts.sql.ts'

const listedMax = 200

/** The newest payouts, at most 200; account numbers are masked. */
export const payoutsForStaff = (q: Queryable, state: PayoutState | null): Promise<ListedPayoutRow[]> =>
  selectPayouts(q, state, listedMax)

/** One payout with everything that may be seen of it; undefined where there is none. */
export const payoutForStaff = (q: Queryable, payoutId: string): Promise<ShownPayoutRow | undefined> =>
  selectPayout(q, payoutId)
