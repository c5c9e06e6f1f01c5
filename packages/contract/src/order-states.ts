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

/** From where an order may go where; shared by the server and every screen. */
export const orderTransitions = {
  pending: ['processing', 'cancelled'],
  processing: ['in_process', 'cancelled'],
  in_process: ['accepted', 'processing'],
  accepted: ['completed', 'reversed'],
  completed: [],
  cancelled: [],
  reversed: [],
} as const satisfies Record<OrderState, readonly OrderState[]>

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
