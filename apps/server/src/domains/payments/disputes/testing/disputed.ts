import { randomUUID } from 'node:crypto'
import type { TestCustomer } from '@pandrop/testkit/shop'
import type { Reply } from '@pandrop/testkit/visitor'
import { expect } from 'vitest'
import { systemBalance } from '../../../../ledger/balance.ts'
import { buyByCard } from '../../../checkout/purchase/testing/card-orders.ts'
import { buy, takeItems } from '../../../checkout/purchase/testing/purchases.ts'
import type { CardShop } from '../../payments/testing/card-shop.ts'

/** A customer who has topped up 100 EUR by card and spent some of it. */
export const toppedUp = async (
  shop: CardShop,
  spentCents = 0,
): Promise<{ customer: TestCustomer; payment: string }> => {
  const customer = await shop.customer()
  const payment = await shop.topUp(customer)
  await shop.pay(payment, 'pays')
  if (spentCents > 0) expect(await buyFor(shop, customer, spentCents)).toMatchObject({ status: 200 })
  return { customer, payment }
}

/** Buys one item of this price from the balance. */
export const buyFor = async (shop: CardShop, customer: TestCustomer, cents: number): Promise<Reply> =>
  buy(customer, { cart: (await takeItems(shop, 1, cents)).map((item_id) => ({ item_id })) })

/** What each way of paying answers: the refusal's code, or OK. */
export const waysToPay = async (shop: CardShop, customer: TestCustomer): Promise<string[]> => {
  const replies = [
    await buyFor(shop, customer, 100),
    await buyByCard(customer, await takeItems(shop, 1, 100)),
    await shop.checkOut(customer),
  ]
  return replies.map(({ status, body }) => (status === 200 ? 'OK' : `${status} ${body.code}`))
}

export const allBlocked = ['403 spending_blocked', '403 spending_blocked', '403 spending_blocked']

/** What the shop's own accounts of disputes hold. */
export const disputeAccounts = async ({ database: { pool } }: CardShop) => ({
  receivable: await systemBalance(pool, 'receivable'),
  clearing: await systemBalance(pool, 'provider_clearing'),
})

/** How a dispute is on record. */
export const disputeRow = async ({ database: { pool } }: CardShop, disputeId: string) => {
  const { rows } = await pool.query(
    'select state, cents, debited_cents, closed_at is not null as closed, released_by from disputes where id = $1',
    [disputeId],
  )
  return rows[0]
}

/** Until the test says otherwise, no webhook of the provider arrives by itself. */
export const holdWebhooks = (shop: CardShop): Promise<void> => shop.setFaults({ webhook_delay_seconds: 7 * 24 * 3600 })

/** Webhooks arrive at once again. */
export const letWebhooksThrough = (shop: CardShop): Promise<void> =>
  shop.setFaults({ fail_calls: 0, webhook_delay_seconds: 0 })

/** A notice about a dispute of a charge that the provider itself knows of no dispute yet. */
export const bankSays = async (
  shop: CardShop,
  payment: string,
  dispute: { id: string; amount: number; status: string },
): Promise<void> => {
  const { rows } = await shop.database.pool.query('select payment_intent from payments where id = $1', [payment])
  const facts = { object: 'dispute', payment_intent: rows[0].payment_intent, currency: 'eur', reason: 'fraudulent' }
  const created = Math.floor(shop.clock.now().getTime() / 1000)
  const event = { id: `evt_${randomUUID()}`, object: 'event', type: 'charge.dispute.updated', created }
  expect(await shop.deliver(shop.sign({ ...event, data: { object: { ...facts, ...dispute } } }))).toBe(200)
}
