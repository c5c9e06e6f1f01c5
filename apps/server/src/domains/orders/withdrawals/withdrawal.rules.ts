import { isGivenUp, isToDeliver, type OrderState } from '@pandrop/contract/lifecycle/order'
import { daysAfter } from '@pandrop/money/days'

/** What decides about the right to withdraw from the contract about an order. */
export interface WithdrawableOrder {
  state: OrderState
  /** when the contract was made; null: it never was */
  paid_at: Date | null
  withdrawal_waiver_at: Date | null
  /** empty: a consumer bought */
  company: string
}

// The day of the contract is not counted, and the last day counts whole (Regulation 1182/71, article 3), wherever the
// customer lives: one day more is the last day of every time zone.
const daysMax = 14 + 1

/**
 * Until when a consumer may withdraw (docs/behaviour/orders.md#withdrawal; Directive 2011/83/EU, articles 9 and 16).
 * @param isMoneyLeft whether money is left that could go back
 * @returns null where the right does not stand, or no longer
 */
export const withdrawableUntil = (order: WithdrawableOrder, isMoneyLeft: boolean, now: Date): Date | null => {
  const { state, paid_at: paidAt, withdrawal_waiver_at: waivedAt, company } = order
  if (!paidAt || !isMoneyLeft || company !== '' || isGivenUp(state)) return null
  // Who asked for delivery at once has lost the right with it, and with nothing that comes before it.
  if (waivedAt && !isToDeliver(state)) return null
  const until = daysAfter(paidAt, daysMax)
  return until > now ? until : null
}
