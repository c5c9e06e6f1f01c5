import {
  holdObstacle,
  type OrderEventKind,
  type OrderHold,
  type OrderState,
  type OrderStep,
  orderHolds,
  orderSteps,
} from '@pandrop/contract/order-states'
import { ok, type Refused, type Result, refuse } from '@pandrop/contract/result'

/** An order as far as a step is decided by it; the row is locked. */
export interface StandingOrder {
  id: number
  state: OrderState
  /** the newest event that brought it to a state */
  lastStep: OrderEventKind
  /** end of Steam's trade protection, UTC */
  protectedUntil: Date | null
}

/**
 * Whether a step may be taken now.
 * @returns `again` where it is the step that the order has just taken: then there is nothing to do; refuses
 *   order_state_wrong with what is possible instead
 */
export const decideStep = (
  order: StandingOrder,
  step: OrderStep,
  now: Date,
): Result<'now' | 'again', 'order_state_wrong'> => {
  const { from, to } = orderSteps[step]
  if (order.state === to && order.lastStep === step) return ok('again')
  if (order.state !== from) return wrongState(order, now)
  return step === 'completed' && isProtected(order, now) ? wrongState(order, now) : ok('now')
}

/** Why somebody hands over what is held, and whether they may: an administrator does. */
export interface Override {
  reason: string
  isAdministrator: boolean
}

const refusalOfHold = {
  payment_disputed: 'payment_disputed',
  customer_blocked: 'customer_held',
  customer_on_hold: 'customer_held',
  trade_account_new: 'trade_account_new',
} as const

const wordsOfHold: Record<OrderHold, string> = {
  dispute_lost: 'the dispute of its payment is lost',
  disputed: 'its payment is disputed',
  customer_blocked: 'the customer is blocked',
  on_hold: 'the customer is on hold',
  trade_account_new: 'its Steam account is new for the customer',
}

/** The heaviest first, each once. */
export const sortHolds = (holds: readonly OrderHold[]): OrderHold[] => orderHolds.filter((hold) => holds.includes(hold))

/**
 * Whether an order that is held may take a step.
 * @param holds what holds it, the heaviest first
 * @returns what the record says of it: '' where nothing holds the step; refuses payment_disputed, customer_held and
 *   trade_account_new, and staff_role_missing where somebody else than an administrator overrides
 */
export const decideHold = (
  holds: readonly OrderHold[],
  step: OrderStep,
  override: Override | undefined,
): Result<string, 'payment_disputed' | 'customer_held' | 'trade_account_new' | 'staff_role_missing'> => {
  const obstacle = holdObstacle(step, holds)
  if (obstacle === null) return ok('')
  if (!override) return refuse(refusalOfHold[obstacle])
  if (!override.isAdministrator) return refuse('staff_role_missing')
  return ok(`although ${holds.map((hold) => wordsOfHold[hold]).join(' and ')} (${override.reason})`)
}

const isProtected = ({ protectedUntil }: StandingOrder, now: Date): boolean =>
  protectedUntil !== null && protectedUntil > now

/** A refusal that says where the order is and what can be done with it. */
export const wrongState = (order: StandingOrder, now: Date): Refused<'order_state_wrong'> => {
  const possible = possibleWith(order, now).join(', ') || 'nothing'
  return refuse('order_state_wrong', { values: { order: String(order.id), state: order.state, possible } })
}

/** The verbs that an operator has for an order now, in the words of the command line. */
export const possibleWith = (order: StandingOrder, now: Date): string[] => {
  switch (order.state) {
    case 'processing':
      return ['trade-sent', 'cancel', 'refund']
    case 'in_process':
      return ['delivered', 'trade-declined']
    case 'accepted':
      return [completedFrom(order, now), 'reverse', 'refund']
    case 'completed':
      return ['refund']
    case 'pending':
    case 'cancelled':
    case 'reversed':
      return []
  }
}

const completedFrom = (order: StandingOrder, now: Date): string =>
  order.protectedUntil && isProtected(order, now)
    ? `completed (from ${order.protectedUntil.toISOString().slice(0, 16).replace('T', ' ')} UTC)`
    : 'completed'
