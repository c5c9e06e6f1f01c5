import type { WaitingKind } from '@pandrop/contract/staff/today'

const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' })

const days = (count: number): string => (count === 1 ? '1 day' : `${count} days`)

/** Texts of Today. */
export const todayTexts = {
  figures: 'Today until now',
  figuresFailed: 'Today did not load',
  retry: 'Try again',
  tiles: {
    revenue: 'Revenue today',
    orders: 'Orders today',
    average: 'Average order',
    deposits: 'Deposits pending',
    failedTrades: 'Failed trades',
  },
  onLast: (at: string) => `on last ${weekday.format(new Date(at))}`,
  sameAsLast: (at: string) => `as last ${weekday.format(new Date(at))}`,
  noneOnLast: (at: string) => `none last ${weekday.format(new Date(at))}`,
  waitingSum: (sum: string) => `${sum} waiting`,
  failedShare: (share: string) => `${share} of orders, 30 days`,
  noOrders: 'no orders in 30 days',
  waiting: 'Waiting',
  nothingWaits: 'Nothing waits. The desk is clear.',
  overdue: (count: number) => `${count} overdue`,
  revenue: (count: number) => `Revenue, ${days(count)}`,
  names: { now: 'This period', before: 'Before' },
  salesFailed: 'The sales did not load',
  noSales: 'Nothing was sold in these days',
  offers: 'Offers to answer',
  allOffers: (count: number) => `All ${count}`,
  asks: (wish: string) => `asks ${wish}`,
  noOffers: 'Every offer is answered',
  left: {
    overdue: 'Overdue',
    minutes: 'Less than 1 h left',
    hours: (count: number) => `${count} h left`,
    days,
  },
  latest: 'Latest orders',
  latestTabs: 'Which orders',
  tabs: { all: 'All', processing: 'To deliver', failed: 'Failed' },
  noLatest: { all: 'No order was paid yet', processing: 'Nothing to deliver', failed: 'No order failed' },
  columns: {
    order: 'Order',
    time: 'Time',
    customer: 'Customer',
    item: 'Item',
    sum: 'Sum',
    paidBy: 'Paid by',
    state: 'Status',
  },
  rowName: (id: number) => `Order ${id}`,
  items: (title: string, items: number) => (items > 1 ? `${title} +${items - 1}` : title),
  types: (count: number) => `Revenue by type, ${days(count)}`,
  saleShare: 'Share from sale items',
  period: 'Sums of the period',
  sums: {
    revenue: 'Revenue',
    orders: 'Orders',
    average: 'Average order',
    refunds: 'Refunds',
    deposits: 'Deposits',
    margin: 'Margin',
  },
  against: (before: string) => `before ${before}`,
  costKnown: (share: string) => `of the ${share} whose cost is known`,
  costUnknown: 'no cost is known',
  marginHint: 'Before refunds, without VAT: items bought through an offer, at what it paid.',
  owed: 'What the shop owes',
  owedFailed: 'The debts did not load',
  liabilities: {
    balances: 'Customers’ balances',
    payouts_owed: 'Payouts due',
    payouts_promised: 'Payouts promised',
    refunds_open: 'Payments with a refund on its way',
    protected_orders: 'Delivered, still reversible',
  },
} as const

/** What waits, as one or many. */
export const waitingNames: Record<WaitingKind, (count: number) => string> = {
  offers_to_answer: (count) => (count === 1 ? 'offer to answer' : 'offers to answer'),
  orders_to_deliver: (count) => (count === 1 ? 'order to deliver' : 'orders to deliver'),
  orders_held: (count) => (count === 1 ? 'order held back' : 'orders held back'),
  trades_open: (count) => (count === 1 ? 'trade offer open' : 'trade offers open'),
  payouts_requested: (count) => (count === 1 ? 'payout to decide' : 'payouts to decide'),
  payouts_failed: (count) => (count === 1 ? 'payout failed' : 'payouts failed'),
  adjustments_proposed: (count) => (count === 1 ? 'adjustment to decide' : 'adjustments to decide'),
  payments_held: (count) => (count === 1 ? 'payment held' : 'payments held'),
  disputes_open: (count) => (count === 1 ? 'payment disputed' : 'payments disputed'),
  deposits_pending: (count) => (count === 1 ? 'deposit pending' : 'deposits pending'),
  mails_failed: (count) => (count === 1 ? 'mail failed' : 'mails failed'),
  jobs_failed: (count) => (count === 1 ? 'job failed' : 'jobs failed'),
}

/** Texts of the range picker and its export. */
export const rangeTexts = {
  label: (range: string) => `Days shown: ${range}`,
  popover: 'Days shown',
  presets: { 7: '7 days', 30: '30 days', 90: '90 days', 365: '365 days' },
  from: 'From',
  till: 'Until',
  apply: 'Show',
  invalid: 'Choose two days in order, not after today, at most two years apart.',
  utc: 'Days begin at midnight UTC.',
  exportCsv: 'Export',
  exportOff: 'The figures are not there yet',
  fileName: (from: string, till: string) => `pandrop-sales-${from}-${till}.csv`,
  csvHead: [
    ...['day', 'revenue_eur', 'orders', 'refunds_eur', 'deposits_eur'],
    ...['before_day', 'before_revenue_eur', 'before_orders', 'before_refunds_eur', 'before_deposits_eur'],
  ],
} as const
