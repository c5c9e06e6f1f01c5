import { daysAfter } from '@pandrop/money/days'
import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runDueJobs } from '../../../jobs/runner.ts'
import { completeDueOrders, takeOrderStep } from './order-steps.ts'
import {
  bringTo,
  by,
  declineOnce,
  mailsTo,
  orderFromBalance,
  timelineOf,
  tradeNumberOf,
} from './testing/handled-orders.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop({ seeded: true })
})

afterAll(() => shop.stop())

const rowOf = async (orderId: number) =>
  (await shop.database.pool.query('select * from orders where id = $1', [orderId])).rows[0]

const eventsOf = async (orderId: number) =>
  (await shop.database.pool.query('select * from order_events where order_id = $1 order by id', [orderId])).rows

describe('a trade offer', () => {
  test('that was sent is recorded with its number, who, when and why, and the customer gets a mail', async () => {
    const { orderId, customer } = await orderFromBalance(shop)
    const sent = { orderId, by, tradeOfferId: tradeNumberOf(orderId), note: 'Please accept it today', reason: 'bot 3' }
    expect(await takeOrderStep(shop.shop, 'trade_sent', sent)).toEqual({
      ok: true,
      value: { state: 'in_process', changed: true },
    })
    expect(await rowOf(orderId)).toMatchObject({ state: 'in_process', trade_offer_id: tradeNumberOf(orderId) })
    expect((await eventsOf(orderId)).at(-1)).toMatchObject({
      kind: 'trade_sent',
      state: 'in_process',
      by,
      at: shop.clock.now(),
      why: 'the trade offer was sent: bot 3',
      note: 'Please accept it today',
    })
    const [mail] = await mailsTo(shop, customer)
    expect(mail?.subject).toBe(`The trade offer for order ${orderId} is waiting`)
    expect(mail?.text).toMatch(/A word from us: “Please accept it today”/)
    expect(mail?.links).toContain(`${shop.shop.env.PUBLIC_URL}/account/orders/${orderId}`)
  })

  test('recorded twice is one offer, one event and one mail; another number is refused while it is open', async () => {
    const { orderId, customer } = await orderFromBalance(shop)
    await takeOrderStep(shop.shop, 'trade_sent', { orderId, by, tradeOfferId: tradeNumberOf(orderId) })
    const again = await takeOrderStep(shop.shop, 'trade_sent', { orderId, by, tradeOfferId: tradeNumberOf(orderId) })
    expect(again).toEqual({ ok: true, value: { state: 'in_process', changed: false } })
    const other = await takeOrderStep(shop.shop, 'trade_sent', { orderId, by, tradeOfferId: '1' })
    expect(other).toMatchObject({
      refusal: 'order_state_wrong',
      values: { order: String(orderId), state: 'in_process', possible: 'delivered, trade-declined' },
    })
    expect((await timelineOf(shop, orderId)).kinds).toEqual(['paid', 'trade_sent'])
    const subjects = (await mailsTo(shop, customer)).map(({ subject }) => subject)
    expect(subjects.filter((subject) => subject.includes('waiting'))).toHaveLength(1)
  })

  test('must be a number', async () => {
    const { orderId } = await orderFromBalance(shop)
    const refused = await takeOrderStep(shop.shop, 'trade_sent', { orderId, by, tradeOfferId: 'soon' })
    expect(refused).toMatchObject({ refusal: 'invalid_input', errors: { trade_offer_id: ['field_invalid'] } })
  })

  test('that was declined sends the order back, forgets its number and lets another be sent', async () => {
    const { orderId, customer } = await orderFromBalance(shop)
    await declineOnce(shop, orderId)
    expect(await rowOf(orderId)).toMatchObject({ state: 'processing', trade_offer_id: null })
    expect((await mailsTo(shop, customer))[0]?.subject).toBe(`The trade offer for order ${orderId} was declined`)
    expect(await takeOrderStep(shop.shop, 'trade_declined', { orderId, by })).toMatchObject({
      value: { changed: false },
    })
    expect(await takeOrderStep(shop.shop, 'trade_sent', { orderId, by, tradeOfferId: '77' })).toMatchObject({
      ok: true,
    })
    expect(await rowOf(orderId)).toMatchObject({ state: 'in_process', trade_offer_id: '77' })
  })

  test('of an order that was never sent cannot be declined', async () => {
    const { orderId } = await orderFromBalance(shop)
    const refused = await takeOrderStep(shop.shop, 'trade_declined', { orderId, by })
    expect(refused).toMatchObject({ refusal: 'order_state_wrong', values: { state: 'processing' } })
  })
})

describe('a delivered order', () => {
  test('is under trade protection for seven days, and its mail says until when', async () => {
    const { orderId, customer } = await orderFromBalance(shop)
    await bringTo(shop, orderId, 'accepted')
    const until = daysAfter(shop.clock.now(), 7)
    expect(await rowOf(orderId)).toMatchObject({ state: 'accepted', protected_until: until })
    const day = until.toISOString().slice(0, 10).split('-').reverse().join('.')
    const [mail] = await mailsTo(shop, customer)
    expect(mail).toMatchObject({ subject: `Order ${orderId} is delivered` })
    expect(mail?.text).toContain(`${day} ${until.toISOString().slice(11, 16)} UTC`)
  })

  test('is completed by the job as soon as that is over, and not a second before', async () => {
    const { orderId, customer } = await orderFromBalance(shop)
    await bringTo(shop, orderId, 'accepted')
    shop.clock.advance({ days: 7, seconds: -1 })
    await completeDueOrders(shop.shop)
    expect((await timelineOf(shop, orderId)).state).toBe('accepted')
    expect(await takeOrderStep(shop.shop, 'completed', { orderId, by })).toMatchObject({ refusal: 'order_state_wrong' })
    shop.clock.advance({ seconds: 1 })
    await completeDueOrders(shop.shop)
    await completeDueOrders(shop.shop)
    expect(await timelineOf(shop, orderId)).toEqual({
      state: 'completed',
      kinds: ['paid', 'trade_sent', 'delivered', 'completed'],
    })
    expect((await eventsOf(orderId)).at(-1)).toMatchObject({ by: 'complete_orders' })
    expect((await mailsTo(shop, customer))[0]?.subject).toBe(`Order ${orderId} is completed`)
  })

  test('is due in the job queue of the running shop', async () => {
    const { orderId } = await orderFromBalance(shop)
    await bringTo(shop, orderId, 'accepted')
    shop.clock.advance({ days: 8 })
    await shop.database.pool.query(`select graphile_worker.add_job('complete_orders', '{}'::json)`)
    await runDueJobs(shop.shop, shop.database.serverUrl)
    expect((await timelineOf(shop, orderId)).state).toBe('completed')
  })

  test('recorded twice is delivered once', async () => {
    const { orderId } = await orderFromBalance(shop)
    await bringTo(shop, orderId, 'accepted')
    shop.clock.advance({ hours: 5 })
    const { protected_until } = await rowOf(orderId)
    expect(await takeOrderStep(shop.shop, 'delivered', { orderId, by })).toMatchObject({ value: { changed: false } })
    expect((await rowOf(orderId)).protected_until).toEqual(protected_until)
  })
})

test('mails about an order speak the language of its customer', async () => {
  const { orderId, customer } = await orderFromBalance(shop)
  await shop.database.ownerPool.query(`update customers set language = 'de' where id = $1`, [customer.id])
  await takeOrderStep(shop.shop, 'trade_sent', {
    orderId,
    by,
    tradeOfferId: tradeNumberOf(orderId),
    note: 'Bis gleich',
  })
  const [mail] = await mailsTo(shop, customer)
  expect(mail?.subject).toBe(`Das Handelsangebot für Bestellung ${orderId} wartet`)
  expect(mail?.text).toMatch(/Eine Nachricht von uns: „Bis gleich“/)
})

test('an order that does not exist is order_not_found, and an open card payment is no order to handle', async () => {
  expect(await takeOrderStep(shop.shop, 'delivered', { orderId: 999_999, by })).toMatchObject({
    refusal: 'order_not_found',
  })
})
