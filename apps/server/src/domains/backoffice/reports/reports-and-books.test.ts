import { monthAfter } from '@pandrop/money/days'
import { dayIn } from '@pandrop/money/zones'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { trialBalance } from '../../../ledger/trial-balance.ts'
import { expectCleanBooks } from '../../checkout/purchase/testing/purchases.ts'
import { type CardShop, openCardShop } from '../../payments/payments/testing/card-shop.ts'
import { agedDisputes } from './aged-disputes.ts'
import { balancesOwed } from './balances-owed.ts'
import { marginReport } from './margin-report.ts'
import { payoutMonths } from './payout-months.ts'
import { promoCost } from './promo-cost.ts'
import { purchasesReport } from './purchases-report.ts'
import { salesReport } from './sales-report.ts'
import { stockValue } from './stock-value.ts'
import { type Draw, type History, happen, openHistory } from './testing/random-history.ts'

// Another seed is another history; each must hold.
const seed = 2026

let shop: CardShop
let history: History
let begun: Date

/** What stood in the books at the end of each day that something happened on. */
const daysOf = async (): Promise<string[]> => {
  const { rows } = await shop.database.ownerPool.query(
    `select distinct to_char(made_at at time zone 'UTC', 'YYYY-MM-DD') as day from ledger_transactions
     where made_at >= $1 order by 1`,
    [begun],
  )
  return rows.map(({ day }) => day)
}

const endOf = (day: string): Date => new Date(Date.parse(day) + 24 * 60 * 60 * 1000)

const valueFound = <Value>(read: { ok: true; value: Value } | { ok: false; refusal: string }): Value => {
  if (!read.ok) throw new Error(read.refusal)
  return read.value
}

const inCents = (units: number): number => Math.round(units * 100)

/** What an account moved between two moments, credit positive; of several what they moved together. */
const moved = async (from: Date, till: Date, ...accounts: string[]): Promise<number> => {
  const [before, after] = await Promise.all([
    trialBalance(shop.database.pool, from),
    trialBalance(shop.database.pool, till),
  ])
  return accounts.reduce((sum, account) => sum + (after[account] ?? 0) - (before[account] ?? 0), 0)
}

const draw: fc.Arbitrary<Draw> = fc.record({ step: fc.nat(1000), pick: fc.nat(1000), part: fc.nat(1000) })

beforeAll(async () => {
  shop = await openCardShop({ seeded: true })
  await shop.database.ownerPool.query('update settings set vat_percent = 22, adjustment_limit_cents = 100000000')
  await shop.database.ownerPool.query(`update items set state = 'hidden' where seed_key is not null`)
  begun = shop.clock.now()
  history = await openHistory(shop)
  for (const one of fc.sample(fc.noBias(draw), { seed, numRuns: 200 })) await happen(history, one)
  await expectCleanBooks(shop.database.pool)
}, 240_000)

afterAll(() => shop?.stop())

test('the history has something of everything', async () => {
  const { rows } = await shop.database.pool.query(
    `select (select count(*) from orders where paid_at is not null) as orders,
       (select count(*) from refunds) as refunds,
       (select count(*) from disputes) as disputes, (select count(*) from offers where ready_at is not null) as bought,
       (select count(*) from balance_adjustments) as adjustments`,
  )
  for (const [name, count] of Object.entries(rows[0])) expect(Number(count), name).toBeGreaterThan(0)
})

test('sales of any days, by anything, are what the books earned with their VAT, less discounts', async () => {
  const days = await daysOf()
  const [first = '', last = ''] = [days[0], days.at(-1)]
  for (const [from, till] of [
    [first, last],
    [days[Math.floor(days.length / 3)] ?? '', days[Math.floor(days.length / 2)] ?? ''],
  ] as const)
    for (const by of ['day', 'type', 'country', 'method'] as const) {
      const { rows, total } = valueFound(await salesReport(shop.shop, { by, from, till }))
      const earned = await moved(new Date(from), endOf(till), 'sales', 'promo')
      const vat = await moved(new Date(from), endOf(till), 'vat')
      expect([inCents(total.left.net), inCents(total.left.vat)], `${by}, ${from} to ${till}`).toEqual([earned, vat])
      expect(rows.reduce((sum, { left }) => sum + inCents(left.gross), 0)).toBe(earned + vat)
      expect(rows.reduce((sum, { items }) => sum + items, 0)).toBe(total.items)
    }
})

test('each month’s margin is what its accounts moved', async () => {
  const months = [...new Set((await daysOf()).map((day) => day.slice(0, 7)))]
  const [from = '', till = ''] = [months[0], months.at(-1)]
  const { rows, total } = valueFound(await marginReport(shop.database.pool, { from, till }))
  const accounts = ['sales', 'cost_of_sales', 'provider_fees', 'promo', 'goodwill'] as const
  let sum = 0
  for (const { month, revenue, cost, fees, promo, goodwill, margin } of rows) {
    const [begin, end] = [new Date(`${month}-01`), new Date(`${monthAfter(month, 1)}-01`)]
    const found = await Promise.all(accounts.map((account) => moved(begin, end, account)))
    expect(
      [revenue, -cost, -fees, -promo, -goodwill].map(inCents).map((one) => one + 0),
      month,
    ).toEqual(found)
    expect(inCents(margin)).toBe(found.reduce((all, one) => all + one, 0))
    sum += inCents(margin)
  }
  expect(inCents(total.margin)).toBe(sum)
})

test('stock at the end of any day is what the books held, and counts what was here', async () => {
  for (const day of await daysOf()) {
    const { rows, to_shelve, total } = valueFound(await stockValue(shop.shop, { day }))
    const booked = (await trialBalance(shop.database.pool, endOf(day))).stock ?? 0
    expect(inCents(total.cost), day).toBe(0 - booked)
    expect(rows.reduce((sum, { cost }) => sum + inCents(cost), inCents(to_shelve.cost))).toBe(inCents(total.cost))
  }
  const { rows } = await shop.database.pool.query(
    `select (select count(*) from items where state not in ('sold', 'withdrawn')) as items,
       (select count(*) from offers where received_at is not null and state <> 'declined_by_service'
          and not exists (select from items where offer_id = offers.id and cost_source = 'offer')) as offers`,
  )
  const { to_shelve, total } = valueFound(await stockValue(shop.shop, {}))
  expect([total.items - to_shelve.items, to_shelve.items]).toEqual([Number(rows[0].items), Number(rows[0].offers)])
})

test('balances at the end of any day are what the books owed customers', async () => {
  for (const day of await daysOf()) {
    const { rows, total } = valueFound(await balancesOwed(shop.shop, { day }))
    expect(inCents(total.sum), day).toBe((await trialBalance(shop.database.pool, endOf(day))).customer)
    expect(rows.reduce((sum, row) => sum + inCents(row.sum), 0)).toBe(inCents(total.sum))
    expect(rows.reduce((sum, row) => sum + row.customers, 0)).toBe(total.customers)
  }
})

test('discounts of any days are what the books gave away', async () => {
  const days = await daysOf()
  const [first = '', middle = '', last = ''] = [days[0], days[Math.floor(days.length / 2)], days.at(-1)]
  for (const [from, till] of [
    [first, last],
    [middle, last],
  ] as const) {
    const { rows, total } = valueFound(await promoCost(shop.shop, { from, till }))
    expect(inCents(total.cost)).toBe(0 - (await moved(new Date(from), endOf(till), 'promo')))
    expect(rows.reduce((sum, { cost }) => sum + inCents(cost), 0)).toBe(inCents(total.cost))
  }
})

test('what was bought from customers is what came to be owed for offers', async () => {
  const years = [...new Set((await daysOf()).map((day) => Number(day.slice(0, 4))))]
  let sum = 0
  for (const year of years) {
    const { rows, total } = valueFound(await purchasesReport(shop.database.pool, { year, limit: 100 }))
    expect(rows.reduce((all, row) => all + inCents(row.sum), 0)).toBe(inCents(total.sum))
    sum += inCents(total.sum)
  }
  const { rows } = await shop.database.ownerPool.query(
    `select coalesce(sum(entry.cents), 0)::bigint as cents
     from ledger_transactions made
     join ledger_entries entry on entry.transaction_id = made.id
     join ledger_accounts account on account.id = entry.account_id and account.kind = 'payouts_owed'
     where made.kind = 'offer_owed'`,
  )
  expect(sum).toBe(Number(rows[0].cents))
})

test('disputes owe what the books hold as receivable, and took twice what they hold as that', async () => {
  const { open, lost, total } = await agedDisputes(shop.shop)
  const books = await trialBalance(shop.database.pool)
  expect([inCents(total.owed), inCents(total.twice)]).toEqual([
    0 - (books.receivable ?? 0),
    0 - (books.paid_twice ?? 0),
  ])
  expect(inCents(total.held)).toBe(inCents(open.held) + inCents(lost.held))
  expect(inCents(total.held)).toBe(inCents(total.borne) + inCents(total.owed) + inCents(total.twice))
})

test('payouts are what the bank took from the shop, less what came back', async () => {
  const till = dayIn('UTC', shop.clock.now()).slice(0, 7)
  const { total } = valueFound(await payoutMonths(shop.database.pool, { from: dayIn('UTC', begun).slice(0, 7), till }))
  const bank = (await trialBalance(shop.database.pool)).bank ?? 0
  expect(inCents(total.paid) - inCents(total.returned)).toBe(bank)
})
