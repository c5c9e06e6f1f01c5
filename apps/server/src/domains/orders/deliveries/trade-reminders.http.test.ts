import type { TradeOut } from '@pandrop/contract/staff/deliveries'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { asStaff, type TestStaff } from '../../identity/staff/testing/as-staff.ts'
import { type CardShop, openCardShop } from '../../payments/payments/testing/card-shop.ts'
import {
  bringTo,
  declineOnce,
  mailsTo,
  orderByCard,
  orderFromBalance,
  timelineOf,
} from '../orders/testing/handled-orders.ts'

let shop: CardShop
let ann: TestStaff
let ben: TestStaff

beforeAll(async () => {
  shop = await openCardShop({ seeded: true })
})

afterAll(() => shop?.stop())

// Their sessions end while the clock runs on.
const signIn = async (): Promise<void> => {
  ann = await asStaff(shop)
  ben = await asStaff(shop)
}

beforeEach(signIn)

const tradesOf = async (view: 'sent' | 'unanswered', orderId: number): Promise<TradeOut | undefined> => {
  const { body } = await ann.browser.get(`/api/staff/deliveries/trades?view=${view}`)
  return (body.trades as TradeOut[]).find(({ order_id }) => order_id === orderId)
}

const remind = (who: TestStaff, orders: number[]) => who.browser.post('/api/staff/deliveries/remind', { orders })

test('a customer is reminded once by order and day, in their language, however many ask', async () => {
  const { orderId, customer } = await orderFromBalance(shop)
  await shop.database.ownerPool.query(`update customers set language = 'de' where id = $1`, [customer.id])
  await bringTo(shop, orderId, 'in_process')
  expect(await tradesOf('unanswered', orderId)).toBeUndefined()
  shop.clock.advance({ hours: 24 })
  await signIn()
  expect(await tradesOf('unanswered', orderId)).toMatchObject({ wait: 'overdue', can_remind: true })
  const replies = await Promise.all([ann, ben, ann, ben].map((who) => remind(who, [orderId])))
  const changed = replies.map(({ body }) => (body.results as { changed: boolean }[])[0]?.changed)
  expect(changed.filter(Boolean)).toHaveLength(1)
  expect(await tradesOf('unanswered', orderId)).toMatchObject({
    can_remind: false,
    reminded_at: shop.clock.now().toISOString(),
  })
  shop.clock.advance({ days: 1 })
  await signIn()
  expect((await remind(ann, [orderId])).body.results).toMatchObject([{ changed: true }])
  const subject = `Das Handelsangebot für Bestellung ${orderId} wartet noch`
  expect((await mailsTo(shop, customer)).filter((mail) => mail.subject === subject)).toHaveLength(2)
  expect((await timelineOf(shop, orderId)).kinds).toEqual(['paid', 'trade_sent'])
})

test('a declined trade stands with those unanswered at once; of nothing else is anybody reminded', async () => {
  const { orderId } = await orderFromBalance(shop)
  await declineOnce(shop, orderId)
  expect(await tradesOf('unanswered', orderId)).toMatchObject({ state: 'processing', trade_offer_id: null })
  const fresh = await orderFromBalance(shop)
  expect((await remind(ann, [orderId, fresh.orderId, 999_999_999])).body.results).toMatchObject([
    { changed: true },
    { changed: false, refusal: { code: 'order_state_wrong' } },
    { changed: false, refusal: { code: 'order_not_found' } },
  ])
  const card = await orderByCard(shop)
  await bringTo(shop, card.orderId, 'in_process')
  await shop.openDispute(card.paymentId)
  expect((await remind(ann, [card.orderId])).body.results).toMatchObject([{ refusal: { code: 'payment_disputed' } }])
  expect(await tradesOf('sent', card.orderId)).toBeUndefined()
  expect(await tradesOf('sent', orderId)).toBeUndefined()
})
