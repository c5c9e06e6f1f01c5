import { priceCart } from '@pandrop/contract/pricing'
import { cents } from '@pandrop/money/money'
import { inTransaction } from '@pandrop/server/db/transaction'
import { openCardPurchase } from '@pandrop/server/domains/checkout/purchase/card-purchase'
import { buyerOf } from '@pandrop/server/domains/checkout/purchase/place-order'
import {
  checkoutBody,
  expectCleanBooks,
  steamid,
  takeItems,
  tradeUrl,
} from '@pandrop/server/domains/checkout/purchase/testing/purchases'
import { crowd, deadlocksIn } from '@pandrop/server/domains/checkout/purchase/testing/races'
import { openPayment } from '@pandrop/server/domains/payments/payments/open'
import { type CardShop, type Notice, openCardShop } from '@pandrop/server/domains/payments/payments/testing/card-shop'
import { balanceOf } from '@pandrop/server/ledger/balance'
import type { TestCustomer } from '@pandrop/testkit/shop'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'

const copies = 5
const topUpsCount = 1000
const ordersCount = 1000
const tamperedCount = 100
const connections = 24
const toppingUpCount = 50
const priceCents = 1000

// How the provider says that a payment ended; of ten payments eight succeed.
const endings = [
  ...Array.from({ length: 8 }, () => ({ type: 'checkout.session.completed', state: 'Success' })),
  { type: 'checkout.session.expired', state: 'Cancelled' },
  { type: 'checkout.session.async_payment_failed', state: 'Error' },
] as const

interface Told {
  payment: string
  customer: number
  amount: number
  state: (typeof endings)[number]['state']
  notice: Notice
}

let shop: CardShop

beforeAll(async () => {
  shop = await openCardShop({ seeded: true })
})

afterAll(() => shop.stop())

const contact = {
  name: 'Marta',
  surname: 'Kovač',
  email: 'marta@example.org',
  phone: '+38640512809',
  country: 'SI',
  city: 'Ljubljana',
  address: 'Bambusova 1',
  post_code: '1000',
}

const openTopUp = ({ id }: TestCustomer, amount: number): Promise<string> =>
  inTransaction(shop.shop.pool, (tx) => {
    const charge = { amountMinor: amount, currency: 'EUR', currencyValue: 1, creditCents: cents(amount) }
    const terms = { customerId: id, purpose: 'topup' as const, ...charge, contact, language: 'en' }
    return openPayment(tx, terms, shop.clock.now())
  })

const openOrder = async ({ id }: TestCustomer, itemId: number, countryId: number) => {
  const form = { ...checkoutBody(), paymentMethod: 'card' } as Parameters<typeof openCardPurchase>[1]['form']
  const price = cents(priceCents)
  const seen = { price, cost: null, seenPrice: price }
  const wanted = { itemId, title: 'storm', ...seen, availableFrom: null, reservedForYou: false }
  const now = shop.clock.now()
  const plan = { ...priceCart([{ ...wanted, state: 'available' as const }], { vatPercent: 0 }, null, now), promo: null }
  const business = { company: null, vat_id: null }
  const checkout = { contact, business, countryId, tradeLink: { url: tradeUrl, steamid } }
  const sale = { customerId: id, form, checkout, plan, vatPercent: 0, now }
  const reader = { language: 'en', publicUrl: shop.shop.env.PUBLIC_URL }
  const opened = await inTransaction(shop.shop.pool, async (tx) =>
    openCardPurchase(tx, { ...sale, orderId: (await buyerOf(tx, id)).order_id }, reader),
  )
  if (!opened.ok || opened.value.paymentId === null) throw new Error('no payment was opened')
  return opened.value.paymentId
}

/** What the provider says about a payment. */
const tell = (payment: string, customer: number, amount: number, index: number): Told => {
  const { type, state } = endings[index % endings.length] ?? endings[0]
  const paid = state === 'Success'
  const session = {
    id: `cs_${payment}`,
    object: 'checkout.session',
    client_reference_id: payment,
    status: state === 'Cancelled' ? 'expired' : 'complete',
    payment_status: paid ? 'paid' : 'unpaid',
    amount_total: amount,
    currency: 'eur',
    payment_intent: paid ? `pi_${payment}` : null,
  }
  const notice = shop.sign({ id: `evt_${payment}`, object: 'event', type, data: { object: session } })
  return { payment, customer, amount, state, notice }
}

/** A forger makes unpaid payments paid and small ones large; the signature stays what it was. */
const tamper = ({ body, signature }: Notice): Notice => {
  const forged = body
    .replace(/"type":"[a-z_.]+"/, '"type":"checkout.session.completed"')
    .replace(/"id":"evt_[^"]+"/, (id) => id.replace('evt_', 'evt_forged_'))
    .replace('"payment_status":"unpaid"', '"payment_status":"paid"')
    .replace(/"amount_total":\d+/, '"amount_total":9999999')
  return { body: forged, signature }
}

const prepare = async (): Promise<Told[]> => {
  const { rows } = await shop.database.pool.query(`select id from countries where iso = 'SI'`)
  const toppingUp = await crowd(shop, toppingUpCount, 0)
  const all: Told[] = []
  for (let index = 0; index < topUpsCount; index += 1) {
    const customer = toppingUp[index % toppingUpCount]
    if (!customer) throw new Error('nobody came')
    const amount = 500 + index
    all.push(tell(await openTopUp(customer, amount), customer.id, amount, index))
  }
  const items = await takeItems(shop, ordersCount, priceCents)
  for (const [index, item] of items.entries()) {
    const customer = await shop.customer()
    all.push(tell(await openOrder(customer, item, rows[0].id), customer.id, priceCents, index))
  }
  return all
}

/** Delivers everything over so many connections; answers how often each status came. */
const storm = async (deliveries: Notice[]): Promise<Record<number, number>> => {
  const statuses: Record<number, number> = {}
  const waiting = deliveries.values()
  const deliver = async (): Promise<void> => {
    for (const notice of waiting) {
      const status = await shop.deliver(notice)
      statuses[status] = (statuses[status] ?? 0) + 1
    }
  }
  await Promise.all(Array.from({ length: connections }, deliver))
  return statuses
}

test('10,000 webhooks, five of each, shuffled, 1 % forged: credits exact, each order paid once', async () => {
  const told = await prepare()
  const genuine = told.flatMap(({ notice }) => Array.from({ length: copies }, () => notice))
  const all = genuine.map((notice, index) => (index % (genuine.length / tamperedCount) === 0 ? tamper(notice) : notice))
  const [shuffled = []] = fc.sample(fc.shuffledSubarray(all, { minLength: all.length }), { numRuns: 1, seed: 11 })
  const deadlocksBefore = await deadlocksIn(shop)

  const begun = performance.now()
  expect(await storm(shuffled)).toEqual({ 200: all.length - tamperedCount, 400: tamperedCount })
  const seconds = (performance.now() - begun) / 1000
  const rate = Math.round(all.length / seconds)
  console.info(`${all.length} webhooks in ${seconds.toFixed(1)} s: ${rate} a second over ${connections} connections`)

  const { rows: payments } = await shop.database.pool.query('select id, state from payments')
  const states = Object.fromEntries(payments.map(({ id, state }) => [id, state]))
  expect(states).toEqual(Object.fromEntries(told.map(({ payment, state }) => [payment, state])))

  const credited = new Map<number, number>()
  for (const { customer, amount, state } of told.slice(0, topUpsCount)) {
    credited.set(customer, (credited.get(customer) ?? 0) + (state === 'Success' ? amount : 0))
  }
  for (const [customer, amount] of credited) expect(await balanceOf(shop.shop.pool, customer)).toBe(amount)

  const { rows: orders } = await shop.database.pool.query(
    `select payment.state as payment, placed.state as order_state, item.state as item,
       (select array_agg(kind order by id) from order_events where order_id = placed.id) as kinds, count(*)
     from orders placed
     join payments payment on payment.id = placed.payment_id
     join order_lines line on line.order_id = placed.id
     join items item on item.id = line.item_id
     group by 1, 2, 3, 4
     order by 1`,
  )
  const free = { order_state: 'cancelled', item: 'available', kinds: ['opened', 'unpaid'], count: ordersCount / 10 }
  expect(orders).toEqual([
    { payment: 'Cancelled', ...free },
    { payment: 'Error', ...free },
    {
      payment: 'Success',
      order_state: 'processing',
      item: 'sold',
      kinds: ['opened', 'paid'],
      count: ordersCount * 0.8,
    },
  ])

  const { rows: events } = await shop.database.pool.query('select count(*) from provider_events')
  expect(events[0].count).toBe(told.length)
  const { rows: mails } = await shop.database.ownerPool.query(
    `select count(*) from graphile_worker._private_jobs where payload ->> 'template' is not null`,
  )
  expect(mails[0].count, 'one mail about each end').toBe(told.length)
  expect(await deadlocksIn(shop), 'deadlocks').toBe(deadlocksBefore)
  await expectCleanBooks(shop.database.pool)
})
