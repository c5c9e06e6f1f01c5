import type { Standing } from '@pandrop/contract/lifecycle/lifecycle'
import {
  holdObstacle,
  type OrderHold,
  type OrderStep,
  orderHolds,
  type orderLifecycle,
  tradeProtectionDays,
} from '@pandrop/contract/lifecycle/order'
import { ok, type Result, refuse } from '@pandrop/contract/result'
import { daysAfter } from '@pandrop/money/days'

/** An order as far as a step is decided by it; `protectedUntil` is the end of Steam's trade protection, UTC. */
export type StandingOrder = Standing<typeof orderLifecycle> & { id: number }

/** When the trade protection of items that change hands at a moment is over. */
export const protectionFrom = (at: Date): Date => daysAfter(at, tradeProtectionDays)

/** Why somebody hands over what is held, and whether they may: an administrator does. */
export interface Override {
  reason: string
  isAdministrator: boolean
}

const refusalOfHold = {
  item_reversed: 'item_reversed',
  payment_disputed: 'payment_disputed',
  withdrawn: 'order_withdrawn',
  customer_blocked: 'customer_held',
  customer_on_hold: 'customer_held',
  trade_account_new: 'trade_account_new',
} as const

type HeldRefusal = (typeof refusalOfHold)[keyof typeof refusalOfHold]

const wordsOfHold: Record<OrderHold, string> = {
  item_reversed: 'an item of it was taken back by who sold it to us',
  dispute_lost: 'the dispute of its payment is lost',
  disputed: 'its payment is disputed',
  withdrawn: 'the customer has withdrawn from the contract',
  customer_blocked: 'the customer is blocked',
  on_hold: 'the customer is on hold',
  trade_account_new: 'its Steam account is new for the customer',
}

/** The heaviest first, each once. */
export const sortHolds = (holds: readonly OrderHold[]): OrderHold[] => orderHolds.filter((hold) => holds.includes(hold))

/**
 * Whether an order that is held may take a step.
 * @param holds what holds it, the heaviest first
 * @returns what the record says of it: '' where nothing holds the step; refuses item_reversed, payment_disputed,
 *   order_withdrawn, customer_held and trade_account_new, and staff_role_missing where somebody else than an
 *   administrator overrides
 */
export const decideHold = (
  holds: readonly OrderHold[],
  step: OrderStep,
  override: Override | undefined,
): Result<string, HeldRefusal | 'staff_role_missing'> => {
  const obstacle = holdObstacle(step, holds)
  if (obstacle === null) return ok('')
  if (!override) return refuse(refusalOfHold[obstacle])
  if (!override.isAdministrator) return refuse('staff_role_missing')
  return ok(`although ${holds.map((hold) => wordsOfHold[hold]).join(' and ')} (${override.reason})`)
}
