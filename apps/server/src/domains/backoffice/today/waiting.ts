import { priceListDaysMax } from '@pandrop/contract/staff/skins'
import type { Waiting, WaitingKind } from '@pandrop/contract/staff/today'
import { inUnits } from '@pandrop/money/money'
import type { Shop } from '../../../shop.ts'
import { toShelve } from '../../buying/offers/staff-offer-list.ts'
import { failedPayouts } from '../../buying/payouts/staff-payout-list.ts'
import { newestListDays } from '../../catalogue/skins/skin.ts'
import { ratesToLookAfter } from '../../content/rates/staff-currencies.ts'
import { overdueSince } from '../../orders/orders/order-waits.ts'
import { type PaymentQueues, paymentQueues } from '../../payments/staff-payments/payment-queues.ts'
import { countFailedJobs, type FailedCounts } from '../failed-jobs/failed-jobs.ts'
import type { Watch } from '../health/health.ts'
import { selectWaiting, type WaitingRow } from './today.sql.ts'

/** Everything that waits for somebody of the staff, with what is open of card payments. */
export const waitingNow = async (
  reading: Pick<Shop, 'pool' | 'clock'>,
  watch: Watch,
): Promise<{ waiting: Waiting[]; payments: PaymentQueues }> => {
  const { pool, clock } = reading
  const overdue = await overdueSince(reading)
  const [row, payments, jobs, payouts, shelf, listDays, rates, red] = await Promise.all([
    selectWaiting(pool, clock.now(), overdue),
    paymentQueues(pool),
    countFailedJobs(pool),
    failedPayouts(pool),
    toShelve(pool),
    newestListDays(reading),
    ratesToLookAfter(reading),
    watch.redCount(),
  ])
  if (!row) throw new Error('a count answered no row')
  return { waiting: waitingOf(row, { payments, jobs, payouts, shelf, listDays, rates, red }), payments }
}

interface WaitsElsewhere {
  payments: PaymentQueues
  jobs: FailedCounts
  /** that came to nothing */
  payouts: { payouts: number; cents: number }
  /** received and not on sale yet */
  shelf: { offers: number; cents: number }
  /** how many days old the newest list of prices is; null: there is none */
  listDays: number | null
  rates: Awaited<ReturnType<typeof ratesToLookAfter>>
  /** checks of the shop's health that are red */
  red: number
}

const waitingOf = (
  row: WaitingRow,
  { payments, jobs: { mails, jobs }, payouts, shelf, listDays, rates, red }: WaitsElsewhere,
): Waiting[] => {
  const oldList = listDays !== null && listDays > priceListDaysMax ? listDays : 0
  const money = (kind: WaitingKind, count: number, sum: number, overdue = 0): Waiting => ({
    kind,
    count,
    sum: inUnits(sum),
    overdue,
  })
  return [
    { kind: 'health_red', count: red, sum: null, overdue: 0 },
    money('offers_to_answer', row.offers, row.offers_cents, row.offers_overdue),
    money('offers_to_shelve', shelf.offers, shelf.cents),
    money('orders_to_deliver', row.orders, row.orders_cents, row.orders_overdue),
    money('orders_held', row.held, row.held_cents),
    money('trades_open', row.trades, row.trades_cents, row.trades_overdue),
    money('payouts_requested', row.payouts, row.payouts_cents),
    money('payouts_failed', payouts.payouts, payouts.cents),
    money('adjustments_proposed', row.adjustments, row.adjustments_cents),
    money('payments_held', payments.held, payments.held_cents),
    money('refunds_failed', payments.refund_failed, payments.refund_failed_cents),
    { kind: 'refunded_elsewhere', count: payments.refunded_elsewhere, sum: null, overdue: 0 },
    money('disputes_open', payments.disputed, payments.disputed_cents),
    money('deposits_pending', payments.topups_pending, payments.topups_pending_cents),
    { kind: 'price_list_old', count: oldList, sum: null, overdue: 0 },
    { kind: 'rates_waiting', count: rates.waiting, sum: null, overdue: 0 },
    { kind: 'rates_old', count: rates.old, sum: null, overdue: rates.stale },
    { kind: 'mails_failed', count: mails, sum: null, overdue: 0 },
    { kind: 'jobs_failed', count: jobs, sum: null, overdue: 0 },
  ]
}
