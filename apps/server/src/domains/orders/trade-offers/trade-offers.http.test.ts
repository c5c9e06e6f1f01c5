import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { createApp } from '../../../app.ts'
import { asStaff, type TestStaff } from '../../identity/staff/testing/as-staff.ts'
import { takeOrderStep } from '../orders/order-steps.ts'
import { by, mailsTo, orderByCard, orderFromBalance, timelineOf } from '../orders/testing/handled-orders.ts'
import { account, type DeliveryShop, openDeliveryShop } from './testing/delivery-shop.ts'
import { tradeCounts } from './trade-desk.ts'

let shop: DeliveryShop
let operator: TestStaff

beforeAll(async () => {
  shop = await openDeliveryShop()
})

afterAll(() => shop?.stop())

beforeEach(async () => {
  operator = await asStaff(shop)
})

// What one test leaves behind is not sent in the next.
afterEach(async () => {
  await shop.control(`accounts/${account}`, { state: 'ok' })
  await shop.control('faults', { failCalls: 0, loseAnswers: 0, escrowNext: 0 })
  await operator.browser.post('/api/staff/deliveries/sending', { paused: false })
  await shop.send()
})

const lastOf = async (orderId: number) => (await shop.trades(orderId)).at(-1)
const deed = async (orderId: number, name: string) =>
  shop.control(`offers/${(await lastOf(orderId))?.steam_id}/${name}`)
const orderPage = async (orderId: number) =>
  (await operator.browser.get(`/api/staff/orders/${orderId}`)).body.order as Record<string, unknown>
const waiting = async () => {
  const { body } = await operator.browser.get('/api/staff/deliveries/own')
  return body as { on: boolean; paused: boolean; accounts: object[]; trades: { order_id: number; trade: object }[] }
}
const isWaiting = async (orderId: number) => (await waiting()).trades.find((trade) => trade.order_id === orderId)
/** POST /staff/orders/:id/trade */
const say = (orderId: number, answer: string) => operator.browser.post(`/api/staff/orders/${orderId}/trade`, { answer })

test('a paid order is sent, its customer is told the code, accepts, and has it delivered', async () => {
  const { orderId, customer } = await shop.order(2)
  await shop.send()
  const trade = await lastOf(orderId)
  expect(trade).toMatchObject({ state: 'sent', try_no: 1, steam_id: expect.stringMatching(/^\d{10}$/) })
  const seen = await customer.browser.get(`/api/purchase/orders/${orderId}`)
  const shown = (seen.body.payload as { trade: { url: string } }).trade
  expect(shown).toMatchObject({ code: trade?.code, state: 'sent', escrow_until: null, problem: null })
  expect(await (await fetch(shown.url)).text()).toContain(trade?.code)
  expect(await orderPage(orderId)).toMatchObject({
    state: 'in_process',
    trade_offer_id: trade?.steam_id,
    trade: { account: 'Panda 1', code: trade?.code, state: 'sent', waits: false },
  })
  const [mail] = await mailsTo(shop, customer)
  expect(mail?.text).toContain(`Accept only an offer with the code ${trade?.code} in its message.`)
  await shop.follow()
  expect((await timelineOf(shop, orderId)).state).toBe('in_process')
  await deed(orderId, 'accept')
  await shop.follow()
  expect((await timelineOf(shop, orderId)).kinds.slice(-2)).toEqual(['trade_sent', 'delivered'])
  expect(await lastOf(orderId)).toMatchObject({ state: 'accepted', needs_staff: false })
})

test('what the customer declines waits for somebody, who has it tried again', async () => {
  const { orderId, customer } = await shop.order()
  await shop.send()
  await deed(orderId, 'decline')
  await shop.follow()
  expect((await timelineOf(shop, orderId)).kinds.slice(-2)).toEqual(['trade_sent', 'trade_declined'])
  expect(await isWaiting(orderId)).toMatchObject({
    trade: { state: 'declined', waits: true },
    order_state: 'processing',
  })
  const seen = await customer.browser.get(`/api/purchase/orders/${orderId}`)
  expect(seen.body.payload).toMatchObject({ trade: { state: 'declined', url: null } })
  await shop.send()
  expect(await shop.trades(orderId)).toHaveLength(1)
  expect(await say(orderId, 'retry')).toMatchObject({ body: { changed: true } })
  expect(await say(orderId, 'retry')).toMatchObject({ body: { changed: false } })
  expect(await say(orderId, 'dismissed')).toMatchObject({ status: 409, body: { code: 'trade_not_waiting' } })
  await shop.send()
  expect(await lastOf(orderId)).toMatchObject({ state: 'sent', try_no: 1 })
  expect(await isWaiting(orderId)).toBeUndefined()
})

test('what nobody answers is tried three times, then waits for somebody', async () => {
  const { orderId } = await shop.order()
  for (const tryNo of [1, 2, 3]) {
    await shop.send()
    expect(await lastOf(orderId)).toMatchObject({ state: 'sent', try_no: tryNo })
    await deed(orderId, 'expire')
    await shop.follow()
  }
  await shop.send()
  expect(await shop.trades(orderId)).toHaveLength(3)
  expect(await isWaiting(orderId)).toMatchObject({ trade: { state: 'expired', problem: 'tries_spent' } })
})

test('an escrow leaves the order sent and tells its date, until Steam hands the items over', async () => {
  await shop.control('faults', { escrowNext: 1 })
  const { orderId, customer } = await shop.order()
  await shop.send()
  await deed(orderId, 'accept')
  await shop.follow()
  expect((await timelineOf(shop, orderId)).state).toBe('in_process')
  const seen = await customer.browser.get(`/api/purchase/orders/${orderId}`)
  expect(seen.body.payload).toMatchObject({ trade: { state: 'in_escrow', escrow_until: expect.any(Number) } })
  await deed(orderId, 'release')
  await shop.follow()
  expect((await timelineOf(shop, orderId)).state).toBe('accepted')
})

test('what Steam does not send says why at the desk, and can be sent by hand', async () => {
  await shop.control(`accounts/${account}`, { state: 'banned' })
  const { orderId } = await shop.order()
  await shop.send()
  expect(await isWaiting(orderId)).toMatchObject({ trade: { state: 'failed', problem: 'account_unavailable' } })
  expect((await waiting()).accounts).toEqual([{ label: 'Panda 1', state: 'banned' }])
  expect(await takeOrderStep(shop.shop, 'trade_sent', { orderId, by, tradeOfferId: '7300000001' })).toMatchObject({
    ok: true,
  })
  expect(await isWaiting(orderId)).toBeUndefined()
})

test('items without a number or on several accounts are nothing that is sent by itself', async () => {
  const bare = await orderFromBalance(shop)
  const split = await shop.order(2)
  const move = `with other as (
      insert into steam_accounts (label, steamid) values ('Panda 2', '76561198000000043') returning id)
    update items set steam_account_id = (select id from other) where id = $1`
  await shop.database.ownerPool.query(move, [split.itemIds[0]])
  await shop.send()
  expect(await lastOf(bare.orderId)).toMatchObject({ state: 'failed', problem: 'items_unassigned' })
  expect(await lastOf(split.orderId)).toMatchObject({ state: 'failed', problem: 'accounts_differ' })
  expect(await say(bare.orderId, 'dismissed')).toMatchObject({ body: { changed: true } })
  await shop.send()
  expect(await shop.trades(bare.orderId)).toHaveLength(1)
})

test('while the shop sends an order by itself nobody sends it by hand', async () => {
  const { orderId } = await shop.order()
  await shop.control('faults', { failCalls: 1 })
  await shop.send()
  const send = { step: 'trade_sent', trade_offer_id: '7300000002' }
  expect(await operator.browser.post(`/api/staff/orders/${orderId}/steps`, send)).toMatchObject({
    status: 409,
    body: { code: 'trade_underway' },
  })
})

test('paused, nothing is sent, and what is out is followed all the same', async () => {
  const out = await shop.order()
  await shop.send()
  expect(await operator.browser.post('/api/staff/deliveries/sending', { paused: true })).toMatchObject({
    body: { paused: true },
  })
  expect(await waiting()).toMatchObject({ on: true, paused: true })
  const { orderId } = await shop.order()
  await deed(out.orderId, 'accept')
  await shop.send()
  await shop.follow()
  expect(await shop.trades(orderId)).toEqual([])
  expect((await timelineOf(shop, out.orderId)).state).toBe('accepted')
})

test('an order that is held while its trade is out has it taken back, and is sent again once let go', async () => {
  const { orderId, paymentId, itemIds } = await orderByCard(shop)
  await shop.putOnAccount(itemIds)
  await shop.send()
  await shop.openDispute(paymentId)
  await shop.follow()
  expect(await lastOf(orderId)).toMatchObject({ state: 'cancelled', needs_staff: false })
  expect((await timelineOf(shop, orderId)).state).toBe('processing')
  await shop.send()
  expect(await shop.trades(orderId)).toHaveLength(1)
  await shop.closeDispute(paymentId, 'won')
  await shop.send()
  expect(await lastOf(orderId)).toMatchObject({ state: 'sent', try_no: 1 })
})

test('an order that is declined by hand has its trade taken back at Steam, and waits for who did that', async () => {
  const { orderId } = await shop.order()
  await shop.send()
  await takeOrderStep(shop.shop, 'trade_declined', { orderId, by })
  await shop.follow()
  expect(await lastOf(orderId)).toMatchObject({ state: 'cancelled', needs_staff: true })
  expect(await isWaiting(orderId)).toMatchObject({ trade: { waits: true } })
})

test('a trade that Steam does not know any more waits for somebody', async () => {
  const { orderId } = await shop.order()
  await shop.send()
  await shop.followElsewhere()
  expect(await isWaiting(orderId)).toMatchObject({ trade: { state: 'failed', problem: 'unknown_to_steam' } })
  await takeOrderStep(shop.shop, 'delivered', { orderId, by })
  expect(await isWaiting(orderId)).toBeUndefined()
})

test('what was never sent because its order was held meanwhile was no try', async () => {
  const { orderId, paymentId, itemIds } = await orderByCard(shop)
  await shop.putOnAccount(itemIds)
  await shop.control('faults', { failCalls: 1 })
  await shop.send()
  await shop.openDispute(paymentId)
  shop.clock.advance({ minutes: 1 })
  await shop.send()
  expect(await lastOf(orderId)).toMatchObject({ state: 'cancelled', try_no: 1, needs_staff: false })
  await shop.closeDispute(paymentId, 'won')
  operator = await asStaff(shop)
  await shop.send()
  expect(await lastOf(orderId)).toMatchObject({ state: 'sent', try_no: 1 })
})

test('a trade that is accepted as it is taken back is delivered, or waits for somebody', async () => {
  const [kept, gone] = [await shop.order(), await shop.order()]
  await shop.send()
  for (const { orderId } of [kept, gone]) {
    await takeOrderStep(shop.shop, 'trade_declined', { orderId, by })
    await deed(orderId, 'accept')
  }
  await takeOrderStep(shop.shop, 'cancelled', { orderId: gone.orderId, by, cause: 'customer_asked' })
  await shop.follow()
  expect((await timelineOf(shop, kept.orderId)).state).toBe('accepted')
  expect(await isWaiting(gone.orderId)).toMatchObject({ trade: { state: 'accepted', problem: 'not_recorded' } })
  expect(await say(gone.orderId, 'dismissed')).toMatchObject({ status: 200 })
  expect(await isWaiting(gone.orderId)).toBeUndefined()
})

test('another order has no trade that waits, and one that is not there is not found', async () => {
  const { orderId } = await orderFromBalance(shop)
  expect(await say(orderId, 'retry')).toMatchObject({ body: { code: 'trade_not_waiting' } })
  expect(await say(987_654, 'retry')).toMatchObject({ status: 404, body: { code: 'order_not_found' } })
})

test('a shop without accounts of its own says so, and sends nothing by itself', async () => {
  const { delivery } = shop.shop
  shop.shop.delivery = undefined
  expect(await waiting()).toEqual({ status: 'OK', on: false, paused: false, accounts: [], trades: [] })
  await shop.send()
  await shop.follow()
  shop.shop.delivery = delivery
})

test('figures for monitoring count what is underway and what needs somebody', async () => {
  const token = 'a-token-of-monitoring'
  const { app } = await createApp({ ...shop.shop, env: { ...shop.shop.env, METRICS_TOKEN: token } })
  const { body } = await app.inject({ url: '/metrics', headers: { authorization: `Bearer ${token}` } })
  await app.close()
  const { underway, waiting: needing } = await tradeCounts(shop.shop)
  expect(underway).toBeGreaterThan(0)
  expect(needing).toBeGreaterThan(0)
  expect(body).toContain(`pandrop_trade_offers_underway ${underway}\n`)
  expect(body).toContain(`pandrop_trade_offers_waiting ${needing}\n`)
})
