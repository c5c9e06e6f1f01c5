import { refundDaysMax } from '@pandrop/contract/lifecycle/withdrawal'
import { priceListDaysMax } from '@pandrop/contract/staff/skins'
import type { Waiting, WaitingKind } from '@pandrop/contract/staff/today'
import { daysBefore } from '@pandrop/money/days'
import { inUnits } from '@pandrop/money/money'
import { dayAfter, dayIn } from '@pandrop/money/zones'
import type { Queryable } from '../../../db/statement.ts'
import type { Shop } from '../../../shop.ts'
import { toShelve } from '../../buying/offers/staff-offer-list.ts'
import { failedPayouts } from '../../buying/payouts/staff-payout-list.ts'
import { ownTradeCounts } from '../../buying/trade-requests/request-desk.ts'
import { newestListDays } from '../../catalogue/skins/skin.ts'
import { type OpenFindings, openFindings } from '../../catalogue/stock-taking/stock-standing.ts'
import { ratesToLookAfter } from '../../content/rates/staff-currencies.ts'
import { timeZoneOf } from '../../content/settings.ts'
import { casesToAnswer } from '../../orders/cases/case-list.ts'
import { overdueSince } from '../../orders/orders/order-waits.ts'
import { disputesToAnswer } from '../../payments/disputes/due-disputes.ts'
import { daysApartMax } from '../../payments/provider-payouts/find-payouts.ts'
import { providerPayoutsToLookAt } from '../../payments/provider-payouts/payout-views.ts'
import { type PaymentQueues, paymentQueues } from '../../payments/staff-payments/payment-queues.ts'
import { countFailedJobs, type FailedCounts } from '../failed-jobs/failed-jobs.ts'
import type { Watch } from '../health/health.ts'
import { selectWaiting, type WaitingRow } from './today.sql.ts'

/** Everything that waits for somebody of the staff, with what is open of card payments. */
export const waitingNow = async (
  reading: Pick<Shop, 'pool' | 'clock' | 'delivery'>,
  watch: Watch,
): Promise<{ waiting: Waiting[]; payments: PaymentQueues }> => {
  const { pool, clock } = reading
  const overdue = await overdueSince(reading)
  const now = clock.now()
  const [row, payments, jobs, payouts, shelf, listDays, rates, red, toAnswer, ofProvider, cases, trades, found] =
    await Promise.all([
      selectWaiting(pool, now, overdue, daysBefore(now, refundDaysMax)),
      paymentQueues(pool),
      countFailedJobs(pool),
      failedPayouts(pool),
      toShelve(pool),
      newestListDays(reading),
      ratesToLookAfter(reading),
      watch.redCount(),
      disputesToAnswer(pool, now),
      payoutsOfProvider(pool, now),
      casesToAnswer(pool, now),
      reading.delivery ? ownTradeCounts(reading) : { waiting: 0 },
      openFindings(pool),
    ])
  if (!row) throw new Error('a count answered no row')
  const elsewhere = { payments, jobs, payouts, shelf, listDays, rates, red, toAnswer, ofProvider, cases, trades, found }
  return { waiting: waitingOf(row, elsewhere), payments }
}

// Some lines never lead anywhere: whoever has looked at one does not see it here for ever.
const lookedAtDays = 30

const payoutsOfProvider = async (q: Queryable, now: Date) => {
  const today = dayIn(await timeZoneOf(q), now)
  return providerPayoutsToLookAt(q, {
    from: dayAfter(today, -lookedAtDays),
    before: dayAfter(today, 1),
    unseenBefore: dayAfter(today, -daysApartMax),
  })
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
  /** of disputes */
  toAnswer: Awaited<ReturnType<typeof disputesToAnswer>>
  /** payouts of the card provider */
  ofProvider: Awaited<ReturnType<typeof providerPayoutsToLookAt>>
  /** of customers who wrote about an order */
  cases: Awaited<ReturnType<typeof casesToAnswer>>
  /** by which accounts of the shop send or ask by themselves */
  trades: { waiting: number }
  /** by counts of the Steam accounts */
  found: OpenFindings
}

const waitingOf = (
  row: WaitingRow,
  {
    payments,
    jobs: { mails, jobs },
    payouts,
    shelf,
    listDays,
    rates,
    red,
    toAnswer,
    ofProvider,
    cases,
    trades,
    found,
  }: WaitsElsewhere,
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
    money('orders_withdrawn', row.withdrawn, row.withdrawn_cents, row.withdrawn_overdue),
    money('trades_open', row.trades, row.trades_cents, row.trades_overdue),
    { kind: 'trade_offers_waiting', count: trades.waiting, sum: null, overdue: 0 },
    money('stock_promised', found.promised, found.promised_cents),
    money('stock_missing', found.missing - found.promised, found.missing_cents - found.promised_cents),
    {
      kind: 'cases_to_answer',
      count: cases.count,
      sum: null,
      overdue: cases.overdue,
      ...(cases.since && { since: cases.since.toISOString() }),
    },
    money('payouts_requested', row.payouts, row.payouts_cents),
    money('payouts_failed', payouts.payouts, payouts.cents),
    money('adjustments_proposed', row.adjustments, row.adjustments_cents),
    { kind: 'factor_removals', count: row.factor_removals, sum: null, overdue: 0 },
    { kind: 'verifications_to_decide', count: row.verifications, sum: null, overdue: 0 },
    { kind: 'accounts_closed', count: row.accounts_closed, sum: null, overdue: 0 },
    { kind: 'deletions_waiting', count: row.deletions_waiting, sum: null, overdue: 0 },
    { kind: 'deletions_proposed', count: row.deletions_proposed, sum: null, overdue: 0 },
    money('payments_held', payments.held, payments.held_cents),
    money('refunds_failed', payments.refund_failed, payments.refund_failed_cents),
    { kind: 'refunded_elsewhere', count: payments.refunded_elsewhere, sum: null, overdue: 0 },
    money('disputes_to_answer', toAnswer.count, toAnswer.cents, toAnswer.overdue),
    money('disputes_open', payments.disputed, payments.disputed_cents),
    { kind: 'provider_payouts_to_look_at', count: ofProvider.odd, sum: null, overdue: 0 },
    money('provider_payouts_missing', ofProvider.unseen, ofProvider.unseen_cents),
    money('deposits_pending', payments.topups_pending, payments.topups_pending_cents),
    { kind: 'price_list_old', count: oldList, sum: null, overdue: 0 },
    { kind: 'rates_waiting', count: rates.waiting, sum: null, overdue: 0 },
    { kind: 'rates_old', count: rates.old, sum: null, overdue: rates.stale },
    { kind: 'mails_failed', count: mails, sum: null, overdue: 0 },
    { kind: 'jobs_failed', count: jobs, sum: null, overdue: 0 },
  ]
}
