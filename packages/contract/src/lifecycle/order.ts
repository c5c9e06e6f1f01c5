import type { DepositState } from '../deposits.ts'
import {
  actionsOf,
  decide,
  defineLifecycle,
  type StaffStepOf,
  type StateOf,
  type StepBy,
  type StepOf,
} from './lifecycle.ts'

/**
 * The life of an order (docs/behaviour/orders.md#order-states); `pending` ones are not in the history. Out of
 * `cancelled` leads only a card payment that arrives late for an order that was never paid, and only where its items
 * are still free; nobody can ask for it.
 */
export const orderLifecycle = defineLifecycle({
  states: ['pending', 'processing', 'in_process', 'accepted', 'completed', 'cancelled', 'reversed'],
  steps: {
    paid: { from: ['pending'], to: 'processing', by: ['report'] },
    unpaid: { from: ['pending'], to: 'cancelled', by: ['report', 'customer', 'job'] },
    paid_late: { from: ['cancelled'], to: 'processing', by: ['report'] },
    trade_sent: {
      from: ['processing'],
      to: 'in_process',
      by: ['staff', 'job'],
      command: 'trade-sent',
      does: 'records that the trade offer was sent',
      needs: ['trade_offer_id'],
      takes: ['same_trade', 'override_reason'],
      record: 'the trade offer was sent',
      repeatsByContent: true,
      mail: 'order_trade_sent',
    },
    delivered: {
      from: ['in_process'],
      to: 'accepted',
      by: ['staff', 'job'],
      command: 'delivered',
      does: 'records that the customer accepted it: seven days of trade protection begin',
      takes: ['override_reason'],
      record: 'the trade offer was accepted',
      mail: 'order_delivered',
    },
    trade_declined: {
      from: ['in_process'],
      to: 'processing',
      by: ['staff', 'job'],
      command: 'trade-declined',
      does: 'records that the customer declined the trade offer',
      record: 'the trade offer was declined',
      mail: 'order_trade_declined',
    },
    completed: {
      from: ['accepted'],
      to: 'completed',
      by: ['staff', 'job'],
      after: 'protectedUntil',
      command: 'completed',
      does: 'completes a delivered order after its trade protection; happens by itself',
      record: 'the trade protection is over',
      mail: 'order_completed',
    },
    refunded: { from: ['processing', 'accepted', 'completed'], by: ['staff'], command: 'refund', hasOwnCall: true },
    cancelled: {
      from: ['processing'],
      to: 'cancelled',
      by: ['staff'],
      command: 'cancel',
      does: 'gives an order up before its delivery and gives its money back',
      needs: ['cause'],
      takes: ['destination'],
      mail: 'order_cancelled',
    },
    reversed: {
      from: ['accepted'],
      to: 'reversed',
      by: ['staff', 'job'],
      command: 'reverse',
      does: 'takes a delivered order back whose items came back, and gives its money back',
      takes: ['destination'],
      record: 'the items came back',
      mail: 'order_reversed',
    },
  },
})

export const orderStates = orderLifecycle.states

export type OrderState = StateOf<typeof orderLifecycle>

type OrderLifeStep = StepOf<typeof orderLifecycle>

/** Everything that staff can do with an order, in the order of their screen. */
export const orderActions = actionsOf(orderLifecycle)

export type OrderAction = StepBy<typeof orderLifecycle, 'staff'>

/** The steps that staff take with an order; a refund has more to say. */
export type OrderStep = StaffStepOf<typeof orderLifecycle>

/** What can happen to an order, as its timeline names it. */
export const orderEventKinds = [
  'opened',
  ...(Object.keys(orderLifecycle.steps) as OrderLifeStep[]),
  'disputed',
  'dispute_won',
  'dispute_lost',
  'withdrawn',
  'withdrawal_refused',
] as const

export type OrderEventKind = (typeof orderEventKinds)[number]

/** Those that brought an order into a state; beside them stands what else happened to it, such as a dispute. */
export const orderStepKinds: readonly OrderEventKind[] = orderEventKinds.filter(
  (kind) =>
    kind === 'opened' || Object.entries(orderLifecycle.steps).some(([name, step]) => name === kind && 'to' in step),
)

/** Its payment has not ended yet; the history does not show it. */
export const isAwaitingPayment = (state: OrderState): boolean => state === 'pending'

/** It ended before its delivery, paid or not. */
export const isGivenUp = (state: OrderState): boolean => state === 'cancelled'

/** The customer has its items, and Steam can still take them back. */
export const isProtected = (state: OrderState): boolean => state === 'accepted'

/** Paid, and nothing has been offered to the customer yet: what is given up now is for sale again. */
export const isUndelivered = (state: OrderState): boolean => state === 'processing'

/** Its trade offer is out, and the customer has not answered yet. */
export const isOffered = (state: OrderState): boolean => state === 'in_process'

/** Paid and not with the customer yet: somebody has to deliver it. */
export const isToDeliver = (state: string): state is 'processing' | 'in_process' =>
  state === 'processing' || state === 'in_process'

/** Whether money may go back in a state: before the trade is offered, and after it was delivered. */
export const isRefundable = (state: OrderState): boolean =>
  (orderLifecycle.steps.refunded.from as readonly OrderState[]).includes(state)

/**
 * What keeps a paid order from being delivered. item_reversed: the customer who sold us an item of it has taken it back
 * in Steam; dispute_lost, disputed: of its own card payment; withdrawn: its customer has withdrawn from the contract;
 * customer_blocked: by us; on_hold: another payment of its customer is disputed, and nobody has let them pay again;
 * trade_account_new: it goes to a further Steam account of the customer, which was named within a day. The heaviest is
 * first.
 */
export const orderHolds = [
  'item_reversed',
  'dispute_lost',
  'disputed',
  'withdrawn',
  'customer_blocked',
  'on_hold',
  'trade_account_new',
] as const

export type OrderHold = (typeof orderHolds)[number]

/** The steps after which the items are gone: an order that is held does not take them. */
const isHandingOver = (step: OrderAction): boolean => step === 'trade_sent' || step === 'delivered'

/** Why an order, or an item of it, is given up before its delivery. */
export const endCauses = ['customer_asked', 'trade_impossible', 'item_wrong', 'fraud'] as const

export type EndCause = (typeof endCauses)[number]

/**
 * Why something cannot be done with an order now. state: it belongs to another state; protected: the trade protection
 * still runs; nothing_left: all of its money has gone back; item_reversed, payment_disputed, withdrawn,
 * customer_blocked, customer_on_hold, trade_account_new: it is held, and only an administrator hands it over all the
 * same, with a reason.
 */
export const orderObstacles = [
  'state',
  'protected',
  'nothing_left',
  'item_reversed',
  'payment_disputed',
  'withdrawn',
  'customer_blocked',
  'customer_on_hold',
  'trade_account_new',
] as const

export type OrderObstacle = (typeof orderObstacles)[number]

/** What decides about the actions of an order. */
interface ActedOrder {
  state: OrderState
  /** end of Steam's trade protection, UTC */
  protectedUntil: Date | null
  now: Date
  /** whether money is left that could go back */
  isMoneyLeft: boolean
  /** the heaviest first */
  holds: readonly OrderHold[]
}

const obstacleOfHold = {
  item_reversed: 'item_reversed',
  dispute_lost: 'payment_disputed',
  disputed: 'payment_disputed',
  withdrawn: 'withdrawn',
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
  const { state, protectedUntil, now, holds } = order
  const { may } = decide(orderLifecycle, { state, protectedUntil }, action, now)
  if (may === 'early') return 'protected'
  return may === 'now' ? holdObstacle(action, holds) : 'state'
}

/** Steam's trade protection of a delivered order, in days (docs/behaviour/orders.md#trade-protection). */
export const tradeProtectionDays = 7

type Tone = 'success' | 'waiting' | 'error'

const orderTones: Record<OrderState, Tone> = {
  pending: 'waiting',
  processing: 'waiting',
  in_process: 'waiting',
  accepted: 'success',
  completed: 'success',
  cancelled: 'error',
  reversed: 'error',
}

/**
 * docs/behaviour/look.md#order-status-icon; an open page may be older than the server and hear of a state that it does
 * not know.
 */
export const orderStatusTone = (state: OrderState): Tone => orderTones[state] ?? 'error'

const depositTones: Record<DepositState, Tone> = {
  Pending: 'waiting',
  Success: 'success',
  Error: 'error',
  Cancelled: 'error',
}

/** docs/behaviour/look.md#deposit-status-icon, likewise */
export const depositStatusTone = (state: DepositState): Tone => depositTones[state] ?? 'error'
