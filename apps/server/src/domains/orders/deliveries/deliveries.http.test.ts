import type { DeliveryCard } from '@pandrop/contract/staff/deliveries'
import type { TestCustomer } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { cleanUp } from '../../../jobs/clean-up.ts'
import { asStaff, type TestStaff } from '../../identity/staff/testing/as-staff.ts'
import { type CardShop, openCardShop } from '../../payments/payments/testing/card-shop.ts'
import { bringTo, orderByCard, orderFromBalance, timelineOf, tradeNumberOf } from '../orders/testing/handled-orders.ts'

let shop: CardShop
let ann: TestStaff
let ben: TestStaff

beforeAll(async () => {
  shop = await openCardShop({ seeded: true })
})

afterAll(() => shop?.stop())

let number = 7_200_000_000

// Their sessions end while the clock runs on.
const signIn = async (): Promise<void> => {
  ann = await asStaff(shop)
  ben = await asStaff(shop)
}

beforeEach(async () => {
  number += 1000
  await signIn()
})

const cardsOf = async (who: TestStaff, { id }: TestCustomer): Promise<DeliveryCard[]> => {
  const { body } = await who.browser.get('/api/staff/deliveries')
  return (body.cards as DeliveryCard[]).filter(({ customer }) => customer.id === id)
}

const step = (who: TestStaff, orders: number[], more: object) =>
  who.browser.post('/api/staff/deliveries/steps', { orders, ...more })

const send = (who: TestStaff, orders: number[], trade: number | string, more: object = {}) =>
  step(who, orders, { step: 'trade_sent', trade_offer_id: String(trade), ...more })

const paste = async (list: string) => {
  const reply = await ann.browser.post('/api/staff/deliveries/trade-list', { list })
  return { ...reply, lines: reply.body.lines as { outcome: string; order_id: number | null; reason: string | null }[] }
}

test('all that one customer has paid for is one card, with what tells the very copies', async () => {
  const customer = await shop.customer({ balanceCents: 3000 })
  const first = await orderFromBalance(shop, 2, customer)
  const second = await orderFromBalance(shop, 1, customer)
  const own = `with account as (
      insert into steam_accounts (label, steamid) values ('Panda 7', '76561197960265729') returning id)
    update items set asset_id = '38112233', steam_account_id = (select id from account) where id = $1`
  await shop.database.ownerPool.query(own, [first.itemIds[0]])
  const [card, ...others] = await cardsOf(ann, customer)
  expect(others).toEqual([])
  expect(card?.orders.map(({ id, items }) => [id, items.length])).toEqual([
    [first.orderId, 2],
    [second.orderId, 1],
  ])
  expect(card).toMatchObject({ held: [], claims: [], wait: 'short', customer: { email: customer.email } })
  const copy = card?.orders[0]?.items.find(({ item_id }) => item_id === first.itemIds[0])
  expect(copy).toMatchObject({ asset_id: '38112233', account: 'Panda 7', img_url: expect.stringMatching(/\.webp$/) })
  expect(Object.keys(copy ?? {})).toEqual(expect.arrayContaining(['float', 'paint_seed', 'exterior', 'title']))
})

test('an order to another trade link is another card, and one that is held back stays out', async () => {
  const customer = await shop.customer({ balanceCents: 2000 })
  const { orderId } = await orderFromBalance(shop, 1, customer)
  const other = await orderFromBalance(shop, 1, customer)
  const link = 'https://steamcommunity.com/tradeoffer/new/?partner=46143802&token=Another1'
  await shop.database.ownerPool.query('update orders set trade_link = $2 where id = $1', [other.orderId, link])
  expect((await cardsOf(ann, customer)).map(({ orders }) => orders.map(({ id }) => id))).toEqual([
    [orderId],
    [other.orderId],
  ])
  const card = await orderByCard(shop)
  await shop.openDispute(card.paymentId)
  expect(await cardsOf(ann, card.customer)).toEqual([])
})

test('the card that waits longest comes first', async () => {
  const early = await orderFromBalance(shop)
  shop.clock.advance({ hours: 25 })
  await signIn()
  const late = await orderFromBalance(shop)
  const { body } = await ann.browser.get('/api/staff/deliveries')
  const cards = body.cards as DeliveryCard[]
  const placeOf = ({ customer }: { customer: TestCustomer }) =>
    cards.findIndex((card) => card.customer.id === customer.id)
  expect(placeOf(early)).toBeLessThan(placeOf(late))
  expect(cards[placeOf(early)]?.wait).toBe('overdue')
  expect(body.more).toBe(false)
  expect(body.orders).toBe(cards.reduce((sum, { orders }) => sum + orders.length, 0))
})

test('one number is recorded for all orders of a card, and the card is gone', async () => {
  const customer = await shop.customer({ balanceCents: 2000 })
  const { orderId } = await orderFromBalance(shop, 1, customer)
  const second = await orderFromBalance(shop, 1, customer)
  const orders = [second.orderId, orderId]
  const address = `https://steamcommunity.com/tradeoffer/${number}/`
  expect((await send(ann, orders, address)).body.results).toEqual([
    { id: orderId, state: 'in_process', changed: true, refusal: null },
    { id: second.orderId, state: 'in_process', changed: true, refusal: null },
  ])
  expect(await cardsOf(ann, customer)).toEqual([])
  // The same again changes nothing.
  const again = (await send(ann, orders, number)).body.results as { changed: boolean }[]
  expect(again.map(({ changed }) => changed)).toEqual([false, false])
})

test('of many orders each that cannot be recorded says why, and the others are', async () => {
  const customer = await shop.customer({ balanceCents: 1000 })
  const { orderId } = await orderFromBalance(shop, 1, customer)
  const sent = await orderFromBalance(shop)
  await bringTo(shop, sent.orderId, 'in_process')
  const { body } = await send(ann, [orderId, sent.orderId, 999_999_999], number)
  expect(body.results).toMatchObject([
    { id: orderId, changed: true },
    {
      id: sent.orderId,
      changed: false,
      refusal: { code: 'order_state_wrong', text: expect.stringContaining('in_process') },
    },
    { id: 999_999_999, changed: false, refusal: { code: 'order_not_found' } },
  ])
  const used = await orderFromBalance(shop)
  expect((await send(ann, [used.orderId], number)).body.results).toMatchObject([
    { refusal: { code: 'trade_number_used' } },
  ])
})

test('what was recorded for this customer before is asked about, and taken where it is meant', async () => {
  const customer = await shop.customer({ balanceCents: 2000 })
  const { orderId } = await orderFromBalance(shop, 1, customer)
  await send(ann, [orderId], number)
  const later = await orderFromBalance(shop, 1, customer)
  expect((await send(ann, [later.orderId], number)).body.results).toMatchObject([
    { refusal: { code: 'trade_number_again' } },
  ])
  expect((await send(ann, [later.orderId], number, { same_trade: true })).body.results).toMatchObject([
    { changed: true },
  ])
})

test('what is no number of a trade, no step of the delivery or no order is refused whole', async () => {
  const { orderId } = await orderFromBalance(shop)
  const invalid = { status: 422, body: { code: 'invalid_input' } }
  expect(await send(ann, [orderId], 'soon')).toMatchObject(invalid)
  expect(await step(ann, [orderId], { step: 'trade_sent' })).toMatchObject(invalid)
  expect(await step(ann, [orderId], { step: 'cancelled' })).toMatchObject(invalid)
  expect(await step(ann, [], { step: 'delivered' })).toMatchObject(invalid)
  expect((await timelineOf(shop, orderId)).state).toBe('processing')
})

test('many are delivered or declined at once, each for itself', async () => {
  const first = await orderFromBalance(shop)
  const second = await orderFromBalance(shop)
  const waiting = await orderFromBalance(shop)
  await bringTo(shop, first.orderId, 'in_process')
  await bringTo(shop, second.orderId, 'in_process')
  const delivered = await step(ann, [first.orderId, waiting.orderId], { step: 'delivered' })
  expect(delivered.body.results).toMatchObject([
    { id: first.orderId, state: 'accepted', changed: true, refusal: null },
    { id: waiting.orderId, state: null, changed: false, refusal: { code: 'order_state_wrong' } },
  ])
  expect((await step(ann, [second.orderId], { step: 'trade_declined' })).body.results).toMatchObject([
    { state: 'processing', changed: true },
  ])
  expect((await cardsOf(ann, second.customer))[0]?.orders).toMatchObject([{ id: second.orderId, declined: true }])
})

test('two operators who record one card at once with two numbers: one has all of it', async () => {
  for (let round = 0; round < 5; round += 1) {
    const customer = await shop.customer({ balanceCents: 3000 })
    const orders: number[] = []
    for (let order = 0; order < 3; order += 1) orders.push((await orderFromBalance(shop, 1, customer)).orderId)
    const [one, other] = [number + 2 * round, number + 2 * round + 1]
    const replies = await Promise.all([send(ann, orders, one), send(ben, [...orders].reverse(), other)])
    const changed = replies.map(({ body }) => (body.results as { changed: boolean }[]).map((each) => each.changed))
    expect([...changed].sort()).toEqual([
      [false, false, false],
      [true, true, true],
    ])
    const sql = 'select distinct trade_offer_id from orders where id = any($1)'
    const { rows } = await shop.database.pool.query(sql, [orders])
    expect(rows).toEqual([{ trade_offer_id: String(changed[0]?.[0] ? one : other) }])
    expect((await timelineOf(shop, orders[0] ?? 0)).kinds).toEqual(['paid', 'trade_sent'])
  }
})

test('two operators who deliver the same orders at once deliver each once', async () => {
  const orders: number[] = []
  for (let order = 0; order < 4; order += 1) {
    const { orderId } = await orderFromBalance(shop)
    await bringTo(shop, orderId, 'in_process')
    orders.push(orderId)
  }
  const deliver = (who: TestStaff) => step(who, orders, { step: 'delivered' })
  const replies = await Promise.all([deliver(ann), deliver(ben), deliver(ann), deliver(ben)])
  const changes = replies.flatMap(({ body }) => (body.results as { changed: boolean }[]).filter((each) => each.changed))
  expect(changes).toHaveLength(4)
  for (const id of orders) expect((await timelineOf(shop, id)).kinds).toEqual(['paid', 'trade_sent', 'delivered'])
})

test('who has opened a card is shown to the others for ten minutes, and keeps nobody from it', async () => {
  const { orderId, customer } = await orderFromBalance(shop)
  const since = shop.clock.now().toISOString()
  const open = (who: TestStaff) => who.browser.post('/api/staff/deliveries/claim', { orders: [orderId] })
  expect((await open(ann)).status).toBe(200)
  const claims = async (who: TestStaff) => (await cardsOf(who, customer))[0]?.claims
  expect(await claims(ben)).toEqual([{ name: ann.name, since }])
  expect(await claims(ann)).toEqual([])
  shop.clock.advance({ minutes: 9 })
  await open(ann)
  shop.clock.advance({ minutes: 9 })
  // Still hers, since she began.
  expect(await claims(ben)).toEqual([{ name: ann.name, since }])
  shop.clock.advance({ minutes: 1 })
  expect(await claims(ben)).toEqual([])
  await open(ann)
  expect(await claims(ben)).toEqual([{ name: ann.name, since: shop.clock.now().toISOString() }])
  expect((await send(ben, [orderId], number)).body.results).toMatchObject([{ changed: true }])
  shop.clock.advance({ minutes: 10 })
  await cleanUp(shop.shop)
  expect((await shop.database.pool.query('select from delivery_claims')).rows).toEqual([])
})

test('of a pasted list every line is answered, and what can be taken is', async () => {
  const customer = await shop.customer({ balanceCents: 2000 })
  const { orderId } = await orderFromBalance(shop, 1, customer)
  const second = await orderFromBalance(shop, 1, customer)
  const out = await orderFromBalance(shop)
  await bringTo(shop, out.orderId, 'in_process')
  const other = await orderFromBalance(shop)
  const cancelled = await orderFromBalance(shop)
  await ann.browser.post(`/api/staff/orders/${cancelled.orderId}/steps`, { step: 'cancelled', cause: 'fraud' })
  const { lines } = await paste(
    [
      'order;trade number',
      `${orderId};${number}`,
      `${second.orderId}\thttps://steamcommunity.com/tradeoffer/${number}`,
      `${orderId},${number}`,
      `${out.orderId};${number + 1}`,
      `${other.orderId};${number}`,
      `${cancelled.orderId};${number + 2}`,
      `${other.orderId};x`,
      `999999999;${number + 3}`,
      `nobody;${number + 4}`,
    ].join('\n'),
  )
  expect(lines.map(({ outcome, order_id, reason }) => [outcome, order_id, reason])).toEqual([
    ['taken', orderId, null],
    ['taken', second.orderId, null],
    ['already_set', orderId, String(number)],
    ['already_set', out.orderId, tradeNumberOf(out.orderId)],
    ['not_taken', other.orderId, `Trade ${number} is recorded for order ${orderId} of another customer`],
    ['not_taken', cancelled.orderId, expect.stringContaining('is cancelled')],
    ['number_invalid', other.orderId, null],
    ['unknown_order', 999_999_999, null],
    ['unknown_order', null, null],
  ])
  const again = await paste(`${orderId};${number}\n${second.orderId};${number}`)
  expect(again.lines.map(({ outcome }) => outcome)).toEqual(['already_set', 'already_set'])
  expect((await timelineOf(shop, orderId)).kinds).toEqual(['paid', 'trade_sent'])
})

test('a list with too many lines, or none, is refused whole', async () => {
  const long = await paste(Array.from({ length: 501 }, (_, line) => `${line + 1};5`).join('\n'))
  expect(long).toMatchObject({ status: 422, body: { code: 'trade_list_long' } })
  expect(await paste('')).toMatchObject({ status: 422, body: { code: 'invalid_input' } })
  expect(await paste('1;\u00005')).toMatchObject({ status: 422, body: { code: 'invalid_input' } })
  expect((await paste('\n')).lines).toEqual([])
})
