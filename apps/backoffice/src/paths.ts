/** Addresses of the desk, below /backoffice; links and guards take them from here. */
export const paths = {
  today: '/',
  orders: '/orders',
  order: (id: number) => `/orders/${id}`,
  offers: '/offers',
  offer: (id: number) => `/offers/${id}`,
  payouts: '/payouts',
  bankFiles: '/payouts/files',
  reconciliation: '/payouts/reconciliation',
  payout: (id: string) => `/payouts/${id}`,
  customers: '/customers',
  adjustments: '/customers/adjustments',
  customer: (id: number) => `/customers/${id}`,
  mails: '/mails',
  team: '/team',
  audit: '/audit',
  account: '/account',
} as const
