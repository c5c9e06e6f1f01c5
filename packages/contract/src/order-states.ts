/** readings.md, States: Order. `pending` orders are not in the history. */
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

/** Steam's trade protection of a delivered order, in days (readings.md, States: Order). */
export const tradeProtectionDays = 7

/** Specification section 4, Order status icon; anything not named there is an error. */
export const orderStatusTone = (status: string): 'success' | 'waiting' | 'error' => {
  const lower = status.toLowerCase()
  if (['completed', 'accepted', 'success'].includes(lower)) return 'success'
  if (['processing', 'in_process'].includes(lower)) return 'waiting'
  return 'error'
}

/** Specification section 4, Deposit status icon. */
export const depositStatusTone = (status: string): 'success' | 'waiting' | 'error' => {
  const lower = status.toLowerCase()
  if (['completed', 'success'].includes(lower)) return 'success'
  return lower === 'pending' ? 'waiting' : 'error'
}
