import type { OrderEventKind } from '@pandrop/contract/lifecycle/order'
import type { TestCustomer, TestShop } from '@pandrop/testkit/shop'
import { expect } from 'vitest'
import { runDueJobs } from '../../../../jobs/runner.ts'
import { buy, takeItems } from '../../../checkout/purchase/testing/purchases.ts'
import { type CardShop, orderOf } from '../../../payments/payments/testing/card-shop.ts'
import { takeOrderStep } from '../order-steps.ts'

/** An order that a customer of a test has paid. */
export interface PaidOrder {
  orderId: number
  itemIds: number[]
  customer: TestCustomer
}

/** Who does everything in these tests. */
export const by = 'staff:7'

const priceCents = 1000

/** Sells so many items of 10 EUR from the balance; the customer is a new one unless given. */
export const orderFromBalance = async (shop: TestShop, items = 1, who?: TestCustomer): Promise<PaidOrder> => {
  const customer = who ?? (await shop.customer({ balanceCents: items * priceCents }))
  const itemIds = await takeItems(shop, items, priceCents)
  const reply = await buy(customer, { cart: itemIds.map((item_id) => ({ item_id })) })
  expect(reply).toMatchObject({ status: 200 })
  return { orderId: Number(reply.body.order_id), itemIds, customer }
}

/** The same, paid with the test card of this key on the hosted page. */
export const orderByCard = async (
  shop: CardShop,
  items = 1,
  card = 'pays',
): Promise<PaidOrder & { paymentId: string }> => {
  const customer = await shop.customer()
  const itemIds = await takeItems(shop, items, priceCents)
  const reply = await buy(customer, { paymentMethod: 'card', cart: itemIds.map((item_id) => ({ item_id })) })
  const paymentId = orderOf(String(reply.body.redirect_url))
  await shop.pay(paymentId, card)
  return { orderId: Number(reply.body.order_id), itemIds, customer, paymentId }
}

/** Steam's number of an order's trade in these tests. */
export const tradeNumberOf = (orderId: number): string => `60348${orderId}`

/** Brings a paid order on, one recorded step after the other. */
export const bringTo = async (
  { shop, clock }: TestShop,
  orderId: number,
  state: 'in_process' | 'accepted' | 'completed',
): Promise<void> => {
  expect(await takeOrderStep(shop, 'trade_sent', { orderId, by, tradeOfferId: tradeNumberOf(orderId) })).toMatchObject({
    ok: true,
  })
  if (state === 'in_process') return
  expect(await takeOrderStep(shop, 'delivered', { orderId, by })).toMatchObject({ ok: true })
  if (state === 'accepted') return
  clock.advance({ days: 7 })
  expect(await takeOrderStep(shop, 'completed', { orderId, by })).toMatchObject({ ok: true })
}

/** Sends a trade offer that the customer turns down. */
export const declineOnce = async ({ shop }: TestShop, orderId: number): Promise<void> => {
  await takeOrderStep(shop, 'trade_sent', { orderId, by, tradeOfferId: tradeNumberOf(orderId) })
  await takeOrderStep(shop, 'trade_declined', { orderId, by })
}

/** An order's state and what its timeline tells, oldest first. */
export const timelineOf = async (
  { database }: TestShop,
  orderId: number,
): Promise<{ state: string; kinds: OrderEventKind[] }> => {
  const { rows: orders } = await database.pool.query('select state from orders where id = $1', [orderId])
  const { rows } = await database.pool.query('select kind from order_events where order_id = $1 order by id', [orderId])
  return { state: orders[0].state, kinds: rows.map(({ kind }) => kind) }
}

/** States of items, in the order of their ids. */
export const statesOf = async ({ database }: TestShop, ids: number[]): Promise<string[]> => {
  const { rows } = await database.pool.query('select state from items where id = any($1) order by id', [ids])
  return rows.map(({ state }) => state)
}

interface Mail {
  subject: string
  text: string
  links: string[]
}

/** What a customer's mailbox holds once the queue is worked off, newest first. */
export const mailsTo = async (shop: TestShop, { email }: Pick<TestCustomer, 'email'>): Promise<Mail[]> => {
  await runDueJobs(shop.shop, shop.database.serverUrl)
  const answer = await fetch(`${shop.origin}/dev/mailbox.json?to=${encodeURIComponent(email)}`)
  return (await answer.json()) as Mail[]
}
