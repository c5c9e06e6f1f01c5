import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asStaff, type TestStaff } from '../../identity/staff/testing/as-staff.ts'
import { takeOrderStep } from './order-steps.ts'
import { bringTo, by, declineOnce, orderFromBalance, type PaidOrder } from './testing/handled-orders.ts'

let shop: TestShop
let operator: TestStaff
let orders: PaidOrder[]

beforeAll(async () => {
  shop = await startTestShop({ seeded: true })
  operator = await asStaff(shop)
  orders = []
  for (const items of [1, 2, 1, 1, 1]) orders.push(await orderFromBalance(shop, items))
})

afterAll(() => shop.stop())

interface Page {
  rows: { id: number; title: string; wait: string | null }[]
  next: string | null
}

const list = async (query: Record<string, string | number> = {}): Promise<Page> => {
  const words = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))
  const { status, body } = await operator.browser.get(`/api/staff/orders?${words}`)
  expect(status).toBe(200)
  return body as unknown as Page
}

const idsOf = ({ rows }: Page): number[] => rows.map(({ id }) => id)

const newestFirst = (): number[] => orders.map(({ orderId }) => orderId).reverse()

test('orders come newest first, page by page, each once', async () => {
  const seen: number[] = []
  let after: string | null = ''
  while (after !== null) {
    const page: Page = await list({ limit: 2, ...(after && { after }) })
    seen.push(...idsOf(page))
    after = page.next
  }
  expect(seen).toEqual(newestFirst())
  expect(await operator.browser.get('/api/staff/orders?after=x')).toMatchObject({ body: { code: 'invalid_input' } })
})

test('a row says who, what, how much and since when it waits', async () => {
  const [, two] = orders as [PaidOrder, PaidOrder]
  const { rows } = await list({ search: two.orderId })
  expect(rows).toEqual([
    {
      id: two.orderId,
      created_at: expect.any(String),
      state: 'processing',
      customer: { id: two.customer.id, name: 'Marta Kovač', email: expect.any(String) },
      title: expect.stringMatching(/\w/),
      items: 2,
      sum: 20,
      discount: 0,
      holds: [],
      payment_method: 'balance',
      trade_offer_id: null,
      refund_due_at: null,
      waits_since: shop.clock.now().toISOString(),
      wait: 'short',
    },
  ])
})

test('an order is found by its number, its buyer’s e-mail and name, and by words of any of its items', async () => {
  const [first] = orders as [PaidOrder]
  const { rows } = await shop.database.pool.query(
    `select line.title, placed.email
     from order_lines line
     join orders placed on placed.id = order_id
     where order_id = $1`,
    [first.orderId],
  )
  const [{ title, email }] = rows
  for (const search of [`#${first.orderId}`, email, email.slice(0, 12), title, title.toUpperCase()])
    expect(idsOf(await list({ search })), search).toContain(first.orderId)
  expect(idsOf(await list({ search: `#${first.orderId}` }))).toEqual([first.orderId])
  expect(idsOf(await list({ search: 'kovač marta' }))).toEqual(newestFirst())
  for (const search of ['%%%', '___', 'no such thing', 'ab']) expect(idsOf(await list({ search })), search).toEqual([])
})

test('a queue holds the orders of its state, also while something is looked for', async () => {
  const [first, ...others] = orders as [PaidOrder, ...PaidOrder[]]
  await bringTo(shop, first.orderId, 'in_process')
  expect(idsOf(await list({ state: 'in_process' }))).toEqual([first.orderId])
  expect(idsOf(await list({ state: 'in_process', search: 'kovač' }))).toEqual([first.orderId])
  expect(idsOf(await list({ state: 'processing', search: 'kovač' }))).toEqual(others.map(({ orderId }) => orderId))
  expect(idsOf(await list({ state: 'completed' }))).toEqual([])
})

test('a queue begins with the longest wait, page by page, and says what is overdue, as Today does', async () => {
  const [first, ...others] = orders as [PaidOrder, ...PaidOrder[]]
  shop.clock.advance({ hours: 10 })
  const { orderId: newest } = await orderFromBalance(shop)
  shop.clock.advance({ hours: 14 })
  operator = await asStaff(shop)
  const seen: { id: number; wait: string | null }[] = []
  let after: string | null = ''
  while (after !== null) {
    const page: Page = await list({ state: 'processing', limit: 1, ...(after && { after }) })
    seen.push(...page.rows.map(({ id, wait }) => ({ id, wait })))
    after = page.next
  }
  expect(seen).toEqual([...others.map(({ orderId: id }) => ({ id, wait: 'overdue' })), { id: newest, wait: 'short' }])
  expect((await list({ state: 'in_process' })).rows).toMatchObject([{ id: first.orderId, wait: 'overdue' }])
  const overdue = async () => {
    const { body } = await operator.browser.get('/api/staff/today')
    const waiting = body.waiting as { kind: string; overdue: number }[]
    return waiting.find(({ kind }) => kind === 'orders_to_deliver')?.overdue
  }
  expect(await overdue()).toBe(others.length)
  await shop.database.pool.query('update settings set deliver_hours = 48')
  expect(await overdue()).toBe(0)
  expect((await list({ state: 'processing', limit: 1 })).rows).toMatchObject([{ wait: 'long' }])
  await shop.database.pool.query('update settings set deliver_hours = 24')
  expect(await operator.browser.get('/api/staff/orders?state=processing&after=7')).toMatchObject({
    body: { code: 'invalid_input' },
  })
})

test('the number of failed trades that Today shows is the number of orders behind its link, of 30 days', async () => {
  const failed: number[] = []
  for (const step of ['cancelled', 'reversed'] as const) {
    const { orderId } = await orderFromBalance(shop)
    if (step === 'reversed') await bringTo(shop, orderId, 'accepted')
    expect(await takeOrderStep(shop.shop, step, { orderId, by })).toMatchObject({ ok: true })
    failed.unshift(orderId)
  }
  const { orderId: declined } = await orderFromBalance(shop)
  // Two failures of one order are one order in the list.
  await declineOnce(shop, declined)
  await declineOnce(shop, declined)
  failed.unshift(declined)
  const countOf = async () => {
    const { body } = await (await asStaff(shop)).browser.get('/api/staff/today')
    return body.failed_trades as { count: number; days: number[] }
  }
  expect(idsOf(await list({ state: 'trade_failed' }))).toEqual(failed)
  expect(await countOf()).toMatchObject({ count: 3, days: expect.arrayContaining([3]) })
  expect(idsOf(await list({ state: 'trade_failed', search: 'kovač' }))).toEqual(failed)
  expect(idsOf(await list({ state: 'trade_failed', search: `#${declined}` }))).toEqual([declined])
  expect(idsOf(await list({ state: 'trade_failed', search: '#999999' }))).toEqual([])
  shop.clock.advance({ days: 29 })
  operator = await asStaff(shop)
  expect(idsOf(await list({ state: 'trade_failed' }))).toHaveLength((await countOf()).count)
  await declineOnce(shop, (await orderFromBalance(shop)).orderId)
  shop.clock.advance({ days: 1 })
  operator = await asStaff(shop)
  expect(idsOf(await list({ state: 'trade_failed' }))).toHaveLength(1)
  expect((await countOf()).count).toBe(1)
})
