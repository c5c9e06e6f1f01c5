/** Personal deals (docs/behaviour/orders.md#deal). */
export const dealMessages = {
  deal_over: 'This deal is no longer open',
  deal_declined: 'Deal declined',
  deals_failed: 'Failed to fetch your deals',
} as const
