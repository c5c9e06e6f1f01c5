import { ok, type Result } from '@pandrop/contract/result'
import type { SalesDay, SalesTotals } from '@pandrop/contract/staff/sales'
import { inUnits, roundHalfEven } from '@pandrop/money/money'
import { dayAfter, dayIn } from '@pandrop/money/zones'
import { inTransaction } from '../../../db/transaction.ts'
import type { Shop } from '../../../shop.ts'
import { timeZoneOf, timeZoneWithin } from '../../content/settings.ts'
import { type AskedRange, everyDay, rangeOf } from './sales.rules.ts'
import {
  type DayCentsRow,
  type SoldDayRow,
  type SoldTypeRow,
  selectDepositDays,
  selectLastSummed,
  selectRefundDays,
  selectSoldDays,
  selectSoldTypes,
  sumUpDays,
} from './sales.sql.ts'

type Reading = Pick<Shop, 'pool' | 'clock'>

/** Who paid at the very end of a day may still be committing a while after midnight. */
const settlingMilliseconds = 60 * 60 * 1000

const lastOverAt = (now: Date, zone: string): string =>
  dayAfter(dayIn(zone, new Date(now.getTime() - settlingMilliseconds)), -1)

/** Days as they are summed up. */
interface Summed {
  /** the last that is */
  last: string
  /** where they begin and end */
  zone: string
}

/** Has every day summed up that is over; costs next to nothing where that was done. */
const sumUp = async ({ pool, clock }: Reading): Promise<Summed> => {
  const [zone, row] = await Promise.all([timeZoneOf(pool), selectLastSummed(pool)])
  const last = row?.day ?? ''
  if (last >= lastOverAt(clock.now(), zone)) return { last, zone }
  return inTransaction(pool, async (tx) => {
    const zone = await timeZoneWithin(tx)
    const last = lastOverAt(clock.now(), zone)
    await sumUpDays(tx, last, zone)
    return { last, zone }
  })
}

/** What a day brought, in cents. */
export interface DayCents {
  day: string
  orders: number
  revenue: number
  refunds: number
  deposits: number
}

const byDay = <Row extends { day: string }>(rows: Row[]): Map<string, Row> => new Map(rows.map((row) => [row.day, row]))

const merge = (from: string, till: string, rows: [SoldDayRow[], DayCentsRow[], DayCentsRow[]]): DayCents[] => {
  const [sold, refunds, deposits] = [byDay(rows[0]), byDay(rows[1]), byDay(rows[2])]
  return everyDay(from, till, (day) => ({
    day,
    orders: sold.get(day)?.orders ?? 0,
    revenue: sold.get(day)?.cents ?? 0,
    refunds: refunds.get(day)?.cents ?? 0,
    deposits: deposits.get(day)?.cents ?? 0,
  }))
}

const readDays = async (
  { pool }: Pick<Reading, 'pool'>,
  from: string,
  till: string,
  { last, zone }: Summed,
): Promise<DayCents[]> =>
  merge(
    from,
    till,
    await Promise.all([
      selectSoldDays(pool, from, till, zone, last),
      selectRefundDays(pool, from, till, zone),
      selectDepositDays(pool, from, till, zone),
    ]),
  )

/** What each day of a range brought, oldest first. */
export const salesDays = async (reading: Reading, from: string, till: string): Promise<DayCents[]> =>
  readDays(reading, from, till, await sumUp(reading))

const add = <Row>(rows: Row[], of: (row: Row) => number): number => rows.reduce((total, row) => total + of(row), 0)

const share = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole)

/** Revenue by order, in units; 0 without any. */
export const averageOf = (revenue: number, orders: number): number =>
  orders === 0 ? 0 : inUnits(roundHalfEven(revenue / orders))

const totalsOf = (days: DayCents[], types: SoldTypeRow[]): SalesTotals => {
  const revenue = add(days, (day) => day.revenue)
  const orders = add(days, (day) => day.orders)
  return {
    revenue: inUnits(revenue),
    orders,
    average: averageOf(revenue, orders),
    refunds: inUnits(add(days, (day) => day.refunds)),
    deposits: inUnits(add(days, (day) => day.deposits)),
    margin: inUnits(add(types, (type) => type.costed_net_cents - type.cost_cents)),
    cost_known: share(
      add(types, (type) => type.costed_cents),
      add(types, (type) => type.cents),
    ),
  }
}

const shownDay = ({ day, orders, revenue, refunds, deposits }: DayCents): SalesDay => ({
  day,
  orders,
  revenue: inUnits(revenue),
  refunds: inUnits(refunds),
  deposits: inUnits(deposits),
})

/** A range of days with its sums. */
interface Period {
  from: string
  till: string
  totals: SalesTotals
  days: SalesDay[]
}

/** Sales of a range. */
interface Sales extends Period {
  before: Period
  types: { type: string; revenue: number }[]
  sale_share: number
}

/** Sales by day of a range, beside the range of the same length before it. Refuses as rangeOf. */
export const salesOf = async (reading: Reading, asked: AskedRange): Promise<Result<Sales, 'invalid_input'>> => {
  const range = rangeOf(asked, dayIn(await timeZoneOf(reading.pool), reading.clock.now()))
  if (!range.ok) return range
  const { from, till, beforeFrom, beforeTill } = range.value
  const summed = await sumUp(reading)
  const [all, types, typesBefore] = await Promise.all([
    readDays(reading, beforeFrom, till, summed),
    selectSoldTypes(reading.pool, from, till, summed.zone, summed.last),
    selectSoldTypes(reading.pool, beforeFrom, beforeTill, summed.zone, summed.last),
  ])
  const days = all.filter(({ day }) => day >= from)
  const daysBefore = all.filter(({ day }) => day < from)
  const sold = add(types, (type) => type.cents)
  return ok({
    from,
    till,
    totals: totalsOf(days, types),
    days: days.map(shownDay),
    before: {
      from: beforeFrom,
      till: beforeTill,
      totals: totalsOf(daysBefore, typesBefore),
      days: daysBefore.map(shownDay),
    },
    types: types.map((type) => ({ type: type.type, revenue: inUnits(type.cents) })),
    sale_share: share(
      add(types, (type) => type.reduced_cents),
      sold,
    ),
  })
}
