import {
  type WebhookSubject,
  webhookBodyOf,
  webhookEvents,
  webhookEventsOf,
} from '@pandrop/contract/staff/webhook-events'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runDueJobs } from '../../../jobs/runner.ts'
import { takeOfferStep } from '../../buying/offers/offer-steps.ts'
import { decline, makeOffer, offerAt } from '../../buying/offers/testing/handled-offers.ts'
import { takePayoutStep } from '../../buying/payouts/payout-steps.ts'
import { approve, approvedPayout } from '../../buying/payouts/testing/approvals.ts'
import { askForPayout } from '../../buying/payouts/testing/ready-offers.ts'
import { takeItems } from '../../checkout/purchase/testing/purchases.ts'
import { takeOrderStep } from '../../orders/orders/order-steps.ts'
import { bringTo, by, declineOnce, orderByCard, orderFromBalance } from '../../orders/orders/testing/handled-orders.ts'
import { toppedUp } from '../../payments/disputes/testing/disputed.ts'
import { type CardShop, openCardShop } from '../../payments/payments/testing/card-shop.ts'
import { bodyOf } from './webhooks.rules.ts'
import { createWebhook } from './webhooks.ts'

let shop: CardShop

interface Told {
  type: string
  subject: string
  data: Record<string, unknown>
}

beforeAll(async () => {
  shop = await openCardShop({ seeded: true })
  // Nobody listens at port 9: what is told is read where it waits.
  const made = await createWebhook(shop.shop, { url: 'http://127.0.0.1:9/', name: 'All', events: webhookEvents })
  if (!made.ok) throw new Error(made.refusal)
})

afterAll(() => shop.stop())

/** Everything that was told until now, in its order, as it would be sent; each as its kind promises. */
const toldOf = async (subject?: string): Promise<Told[]> => {
  const { rows } = await shop.database.ownerPool.query('select * from webhook_deliveries order by id')
  const all = rows.map(({ event_id: eventId, kind, subject: about, happened_at: happenedAt, data }) => {
    const body = JSON.parse(bodyOf({ eventId, kind, subject: about, happenedAt, data }))
    return webhookBodyOf(about.split('/')[0] as WebhookSubject).parse(body) as Told
  })
  return subject === undefined ? all : all.filter((event) => event.subject === subject)
}

const typesOf = async (subject: string): Promise<string[]> => (await toldOf(subject)).map(({ type }) => type)

test('an order tells of itself from its payment to its end, with what was sold', async () => {
  const { orderId, itemIds, customer } = await orderFromBalance(shop, 2)
  await declineOnce(shop, orderId)
  await bringTo(shop, orderId, 'completed')
  const told = await toldOf(`order/${orderId}`)
  expect(told.map(({ type }) => type)).toEqual([
    'order.paid',
    'order.trade_sent',
    'order.trade_declined',
    'order.trade_sent',
    'order.delivered',
    'order.completed',
  ])
  expect(told[0]?.data).toMatchObject({
    order_id: orderId,
    customer_id: customer.id,
    state: 'processing',
    payment_method: 'balance',
    total: 20,
    items: itemIds.map((item_id) => ({ item_id, price: 10 })),
  })
  for (const id of itemIds) expect(await typesOf(`item/${id}`)).toContain('item.sold')
})

test('an order that is given up or taken back tells of it, of its items and of its money', async () => {
  const cancelled = await orderByCard(shop)
  await takeOrderStep(shop.shop, 'cancelled', { orderId: cancelled.orderId, by })
  await runDueJobs(shop.shop, shop.database.serverUrl)
  await shop.pass({ seconds: 60 })
  const failing = await orderByCard(shop, 1, 'refund_fails')
  await takeOrderStep(shop.shop, 'cancelled', { orderId: failing.orderId, by })
  await runDueJobs(shop.shop, shop.database.serverUrl)
  await shop.pass({ seconds: 60 })
  const reversed = await orderFromBalance(shop)
  await bringTo(shop, reversed.orderId, 'accepted')
  await takeOrderStep(shop.shop, 'reversed', { orderId: reversed.orderId, by })
  expect(await typesOf(`order/${cancelled.orderId}`)).toEqual(['order.paid', 'order.cancelled'])
  expect(await typesOf(`item/${cancelled.itemIds[0]}`)).toEqual(expect.arrayContaining(['item.sold', 'item.returned']))
  expect((await typesOf(`order/${reversed.orderId}`)).at(-1)).toBe('order.reversed')
  const refunds = (await toldOf()).filter(({ type }) => type.startsWith('refund.'))
  const ends = refunds.map(({ type, data }) => [data.order_id, data.destination, type, data.amount])
  expect(ends).toContainEqual([cancelled.orderId, 'card', 'refund.settled', 10])
  expect(ends).toContainEqual([failing.orderId, 'card', 'refund.failed', 10])
  expect(ends).toContainEqual([reversed.orderId, 'balance', 'refund.settled', 10])
})

test('an order that nobody paid tells of nothing', async () => {
  const customer = await shop.customer()
  const [item = 0] = await takeItems(shop, 1)
  const before = (await toldOf()).length
  await shop.checkOut(customer, { cart: [{ item_id: item }] })
  await shop.pass({ hours: 1 })
  expect((await toldOf()).slice(before).filter(({ type }) => type.startsWith('order.'))).toEqual([])
})

test('an offer tells of itself until it can be paid, and why it ended where it does', async () => {
  const { offerId } = await offerAt(shop, 'ready_for_payout')
  const told = await toldOf(`offer/${offerId}`)
  expect(told.map(({ type }) => type)).toEqual([
    'offer.created',
    'offer.countered',
    'offer.accepted',
    'offer.received',
    'offer.ready',
  ])
  expect([told[0]?.data, told.at(-1)?.data]).toMatchObject([
    { wish: 50, price: null },
    { wish: 50, price: 40 },
  ])
  const rejected = await makeOffer(shop)
  await takeOfferStep(shop.shop, 'rejected', { offerId: rejected.offerId, by, note: 'Not this one' })
  const declined = await offerAt(shop, 'offer')
  await decline(declined)
  const ended = (await toldOf()).filter(({ type }) => type === 'offer.ended')
  expect(ended.map(({ data }) => [data.offer_id, data.what])).toEqual([
    [rejected.offerId, 'rejected'],
    [declined.offerId, 'declined'],
  ])
})

test('a payout tells how far the money is, and so does one that the bank did not take', async () => {
  const { payoutId, offerId, customer } = await approvedPayout(shop)
  await takePayoutStep(shop.shop, 'sent', { payoutId, by })
  await takePayoutStep(shop.shop, 'failed', { payoutId, by, reason: 'The account is closed' })
  expect(await typesOf(`payout/${payoutId}`)).toEqual(['payout.requested', 'payout.sent', 'payout.failed'])
  await askForPayout(customer, offerId)
  await approve(shop)
  const { rows } = await shop.database.pool.query(
    "select id from payouts where offer_id = $1 and state = 'requested'",
    [offerId],
  )
  await takePayoutStep(shop.shop, 'sent', { payoutId: rows[0].id, by })
  await takePayoutStep(shop.shop, 'confirmed', { payoutId: rows[0].id, by, why: 'seen at the bank' })
  const told = await toldOf(`payout/${rows[0].id}`)
  expect(told.map(({ type }) => type)).toEqual(['payout.requested', 'payout.sent', 'payout.settled'])
  expect(told.at(-1)?.data).toMatchObject({ offer_id: offerId, amount: 50, transfer: 50, state: 'approved' })
  expect(JSON.stringify(told)).not.toMatch(/DE89|Marta|example\.org/)
})

test('a dispute tells of its beginning and of how it ended', async () => {
  const [won, lost] = [await toppedUp(shop, 0), await toppedUp(shop, 0)]
  const first = await shop.openDispute(won.payment)
  await shop.closeDispute(won.payment, 'won')
  const second = await shop.openDispute(lost.payment)
  await shop.closeDispute(lost.payment, 'lost')
  expect(await typesOf(`dispute/${first}`)).toEqual(['dispute.opened', 'dispute.won'])
  expect(await typesOf(`dispute/${second}`)).toEqual(['dispute.opened', 'dispute.lost'])
})

test('an item tells of its coming, of its price and of its going', async () => {
  const { rows } = await shop.database.ownerPool.query(
    `insert into items (skin_id, exterior, variant, float, paint_seed, price_cents)
     select skin_id, exterior, variant, float, 1 - coalesce(paint_seed, 0) % 2, 5000 from items
     where state = 'available' and float is not null limit 1
     returning id`,
  )
  const id = Number(rows[0].id)
  await shop.database.ownerPool.query('update items set price_cents = 4900 where id = $1', [id])
  await shop.database.ownerPool.query("update items set note = 'looked at' where id = $1", [id])
  await shop.database.ownerPool.query(
    "update items set state = 'withdrawn', withdrawn_at = now(), withdrawn_because = 'lost' where id = $1",
    [id],
  )
  const told = await toldOf(`item/${id}`)
  expect(told.map(({ type, data }) => [type, data.price])).toEqual([
    ['item.added', 50],
    ['item.price_changed', 49],
    ['item.withdrawn', 49],
  ])
})

test('every event that can be asked for was told by one of these', async () => {
  expect([...new Set((await toldOf()).map(({ type }) => type))].toSorted()).toEqual(webhookEvents.toSorted())
  expect(Object.values(webhookEventsOf).flat()).toHaveLength(webhookEvents.length)
})
