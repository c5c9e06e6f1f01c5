import { isAwaitingPayment, type OrderState, orderStates } from '@pandrop/contract/lifecycle/order'
import { failedTradeDays } from '@pandrop/contract/staff/orders'
import type { TodayFigure, Waiting } from '@pandrop/contract/staff/today'
import { inUnits } from '@pandrop/money/money'
import { beginOfDay, dayAfter, dayIn, daysLater } from '@pandrop/money/zones'
import { owedToCustomers } from '../../../ledger/owed.ts'
import type { Shop } from '../../../shop.ts'
import { toShelve } from '../../buying/offers/staff-offer-list.ts'
import { failedPayouts } from '../../buying/payouts/staff-payout-list.ts'
import { timeZoneOf } from '../../content/settings.ts'
import { casesToAnswer } from '../../orders/cases/case-list.ts'
import { failedTrades } from '../../orders/orders/failed-trades.ts'
import { type DueDispute, dueDisputes } from '../../payments/disputes/due-disputes.ts'
import { type PaymentQueues, paymentQueues } from '../../payments/staff-payments/payment-queues.ts'
import { countFailedJobs, type FailedCounts } from '../failed-jobs/failed-jobs.ts'
import type { Watch } from '../health/health.ts'
import { everyDay } from './sales.rules.ts'
import { averageOf, salesDays } from './sales.ts'
import {
  type CountsRow,
  type LatestOrderRow,
  type LiabilitiesRow,
  type OfferToAnswerRow,
  selectCounts,
  selectLatestOrders,
  selectLiabilities,
  selectOffersToAnswer,
  selectSold,
} from './today.sql.ts'
import { waitingNow } from './waiting.ts'

type Reading = Pick<Shop, 'pool' | 'clock' | 'delivery'>

const hourMilliseconds = 60 * 60 * 1000

/** Days that the small lines of the tiles show. */
const daysShown = 14

const offersShown = 5

const sure = <Row>(row: Row | undefined): Row => {
  if (row === undefined) throw new Error('a count answered no row')
  return row
}

/** How today goes and what waits. */
export interface Today {
  at: Date
  revenue: TodayFigure
  orders: TodayFigure
  average: TodayFigure
  deposits: { count: number; sum: number; days: number[] }
  failedTrades: { count: number; orders: number; days: number[] }
  waiting: Waiting[]
  offers: OfferToAnswerRow[]
  disputes: DueDispute[]
}

/** How today goes beside the same weekday a week ago until the same time, and what waits for somebody. */
export const today = async (reading: Reading, watch: Watch): Promise<Today> => {
  const { pool, clock } = reading
  const at = clock.now()
  const zone = await timeZoneOf(pool)
  const day = dayIn(zone, at)
  const midnight = beginOfDay(zone, day)
  const weekBefore = (moment: Date): Date => daysLater(zone, moment, -7)
  const days = await salesDays(reading, dayAfter(day, 1 - failedTradeDays), day)
  const [soldNow, soldBefore, unfinished, { waiting, payments }, offers, disputes] = await Promise.all([
    selectSold(pool, midnight, new Date(at.getTime() + 1)),
    selectSold(pool, weekBefore(midnight), new Date(weekBefore(at).getTime() + 1)),
    failedTrades(pool, at),
    waitingNow(reading, watch),
    selectOffersToAnswer(pool, offersShown),
    dueDisputes(pool, at),
  ])
  const [now, before] = [sure(soldNow), sure(soldBefore)]
  const shown = days.slice(-daysShown)
  const trades = new Map(unfinished.days.map(({ day, orders }) => [day, orders]))
  return {
    at,
    revenue: {
      now: inUnits(now.cents),
      before: inUnits(before.cents),
      days: shown.map(({ revenue }) => inUnits(revenue)),
    },
    orders: { now: now.orders, before: before.orders, days: shown.map(({ orders }) => orders) },
    average: {
      now: averageOf(now.cents, now.orders),
      before: averageOf(before.cents, before.orders),
      days: shown.map(({ revenue, orders }) => averageOf(revenue, orders)),
    },
    deposits: {
      count: payments.topups_pending,
      sum: inUnits(payments.topups_pending_cents),
      days: shown.map(({ deposits }) => inUnits(deposits)),
    },
    failedTrades: {
      count: unfinished.orders,
      orders: days.reduce((total, { orders }) => total + orders, 0),
      days: everyDay(dayAfter(day, 1 - daysShown), day, (each) => trades.get(each) ?? 0),
    },
    waiting,
    offers,
    disputes,
  }
}

const latestStates = {
  all: orderStates.filter((state) => !isAwaitingPayment(state)),
  processing: ['processing'],
  failed: ['cancelled', 'reversed'],
} as const satisfies Record<string, readonly OrderState[]>

const ordersShown = 8

/** The newest paid orders, all or of some states. */
export const latestOrdersOf = ({ pool, clock }: Reading, kind: keyof typeof latestStates): Promise<LatestOrderRow[]> =>
  selectLatestOrders(pool, [...latestStates[kind]], ordersShown, clock.now())

/** An offer that is due this soon is urgent. */
const urgentHours = 4

/** The numbers beside the menu. */
export const staffCounts = async ({
  pool,
  clock,
}: Reading): Promise<CountsRow & { payments: number; shelf: number; cases: number; failed: FailedCounts }> => {
  const now = clock.now()
  const urgentUntil = new Date(now.getTime() + urgentHours * hourMilliseconds)
  const [row, { attention }, failed, { payouts }, { offers: shelf }, cases] = await Promise.all([
    selectCounts(pool, urgentUntil, now),
    paymentQueues(pool),
    countFailedJobs(pool),
    failedPayouts(pool),
    toShelve(pool),
    casesToAnswer(pool, now),
  ])
  const counted = sure(row)
  return { ...counted, payouts: counted.payouts + payouts, payments: attention, shelf, failed, cases: cases.count }
}

/** What the shop owes and what may still come back. */
export interface Liabilities {
  row: LiabilitiesRow
  balances: { cents: number; customers: number }
  payments: PaymentQueues
}

export const liabilities = async ({ pool, clock }: Reading): Promise<Liabilities> => {
  const [row, balances, payments] = await Promise.all([
    selectLiabilities(pool, clock.now()),
    owedToCustomers(pool),
    paymentQueues(pool),
  ])
  return { row: sure(row), balances, payments }
}
