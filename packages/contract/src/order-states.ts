/** docs/behaviour/orders.md#order-states; `pending` orders are not in the history. */
export const orderStates = [
  'pending',
  'processing',
  'in_process',
  'accepted',
  'completed',
  'cancelled',
  'reversed',
] as const

export type OrderState = (typeof orderStates)[number]

/**
 * From where an order may go where; shared by the server and every screen. Out of `cancelled` leads only a card payment
 * that arrives late for an order that was never paid, and only where its items are still free; nobody can ask for it.
 */
export const orderTransitions = {
  pending: ['processing', 'cancelled'],
  processing: ['in_process', 'cancelled'],
  in_process: ['accepted', 'processing'],
  accepted: ['completed', 'reversed'],
  completed: [],
  cancelled: ['processing'],
  reversed: [],
} as const satisfies Record<OrderState, readonly OrderState[]>

/** What can happen to an order, as its timeline names it. */
export const orderEventKinds = [
  'opened',
  'paid',
  'paid_late',
  'unpaid',
  'trade_sent',
  'trade_declined',
  'delivered',
  'completed',
  'cancelled',
  'reversed',
  'refunded',
  'disputed',
  'dispute_won',
  'dispute_lost',
] as const

export type OrderEventKind = (typeof orderEventKinds)[number]

/** The steps that staff take with an order, each from the one state in which it is possible. */
export const orderSteps = {
  trade_sent: { from: 'processing', to: 'in_process' },
  trade_declined: { from: 'in_process', to: 'processing' },
  delivered: { from: 'in_process', to: 'accepted' },
  completed: { from: 'accepted', to: 'completed' },
  cancelled: { from: 'processing', to: 'cancelled' },
  reversed: { from: 'accepted', to: 'reversed' },
} as const satisfies Partial<Record<OrderEventKind, { from: OrderState; to: OrderState }>>

export type OrderStep = keyof typeof orderSteps

/** Whether money may go back in a state: before the trade is offered, and after it was delivered. */
export const isRefundable = (state: OrderState): boolean =>
  state === 'processing' || state === 'accepted' || state === 'completed'

/**
 * What keeps a paid order from being delivered. dispute_lost, disputed: of its own card payment; customer_blocked: by
 * us; on_hold: another payment of its customer is disputed, and nobody has let them pay again; trade_account_new: it
 * goes to a further Steam account of the customer, which was named within a day. The heaviest is first.
 */
export const orderHolds = ['dispute_lost', 'disputed', 'customer_blocked', 'on_hold', 'trade_account_new'] as const

export type OrderHold = (typeof orderHolds)[number]

/** The steps after which the items are gone: an order that is held does not take them. */
const isHandingOver = (step: OrderAction): boolean => step === 'trade_sent' || step === 'delivered'

/** Why an order, or an item of it, is given up before its delivery. */
export const endCauses = ['customer_asked', 'trade_impossible', 'item_wrong', 'fraud'] as const

export type EndCause = (typeof endCauses)[number]

/** Everything that staff can do with an order, in the order of their screen. */
export const orderActions = [
  'trade_sent',
  'delivered',
  'trade_declined',
  'completed',
  'refunded',
  'cancelled',
  'reversed',
] as const satisfies readonly (OrderStep | 'refunded')[]

export type OrderAction = (typeof orderActions)[number]

/**
 * Why something cannot be done with an order now. state: it belongs to another state; protected: the trade protection
 * still runs; nothing_left: all of its money has gone back; payment_disputed, customer_blocked, customer_on_hold,
 * trade_account_new: it is held, and only an administrator hands it over all the same, with a reason.
 */
export const orderObstacles = [
  'state',
  'protected',
  'nothing_left',
  'payment_disputed',
  'customer_blocked',
  'customer_on_hold',
  'trade_account_new',
] as const

export type OrderObstacle = (typeof orderObstacles)[number]

/** What decides about the actions of an order. */
interface ActedOrder {
  state: OrderState
  /** whether Steam's trade protection still runs */
  isProtected: boolean
  /** whether money is left that could go back */
  isMoneyLeft: boolean
  /** the heaviest first */
  holds: readonly OrderHold[]
}

const obstacleOfHold = {
  dispute_lost: 'payment_disputed',
  disputed: 'payment_disputed',
  customer_blocked: 'customer_blocked',
  on_hold: 'customer_on_hold',
  trade_account_new: 'trade_account_new',
} as const satisfies Record<OrderHold, OrderObstacle>

/** What of the holds an action runs into; null: nothing, or it hands nothing over. */
export const holdObstacle = (action: OrderAction, [heaviest]: readonly OrderHold[]) =>
  heaviest !== undefined && isHandingOver(action) ? obstacleOfHold[heaviest] : null

/** Why an action is not possible now; null: it is. Server and screens ask here, so a button that is off says why. */
export const orderObstacle = (action: OrderAction, order: ActedOrder): OrderObstacle | null => {
  if (action === 'refunded') {
    if (!isRefundable(order.state)) return 'state'
    return order.isMoneyLeft ? null : 'nothing_left'
  }
  if (order.state !== orderSteps[action].from) return 'state'
  return action === 'completed' && order.isProtected ? 'protected' : holdObstacle(action, order.holds)
}

/** Steam's trade protection of a delivered order, in days (docs/behaviour/orders.md#trade-protection). */
export const tradeProtectionDays = 7

/** Anything not named here is an error (docs/behaviour/look.md#order-status-icon). */
export const orderStatusTone = (status: string): 'success' | 'waiting' | 'error' => {
  const lower = status.toLowerCase()
  if (['completed', 'accepted', 'success'].includes(lower)) return 'success'
  if (['processing', 'in_process'].includes(lower)) return 'waiting'
  return 'error'
}

/** docs/behaviour/look.md#deposit-status-icon */
export const depositStatusTone = (status: string): 'success' | 'waiting' | 'error' => {
  const lower = status.toLowerCase()
  if (['completed', 'success'].includes(lower)) return 'success'
  return lower === 'pending' ? 'waiting' : 'error'
}
