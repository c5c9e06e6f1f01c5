import { randomUUID } from 'node:crypto'
import type { TestCustomer, TestShop } from '@pandrop/testkit/shop'
import type { Reply } from '@pandrop/testkit/visitor'
import { expect } from 'vitest'
import { orderOf } from '../../../payments/payments/testing/card-shop.ts'
import { buy } from './purchases.ts'

type Buyer = Pick<TestCustomer, 'browser'>

/** Posts a checkout of these items by card. */
export const buyByCard = (
  buyer: Buyer,
  items: number[],
  change: Record<string, unknown> = {},
  key: string = randomUUID(),
): Promise<Reply> => buy(buyer, { paymentMethod: 'card', cart: items.map((item_id) => ({ item_id })), ...change }, key)

/** The same where it must succeed; answers the payment's id. */
export const openFor = async (
  buyer: Buyer,
  items: number[],
  change: Record<string, unknown> = {},
  key?: string,
): Promise<string> => {
  const reply = await buyByCard(buyer, items, change, key)
  expect(reply).toMatchObject({ status: 200, body: { status: 'OK' } })
  return orderOf(String(reply.body.redirect_url))
}

/** States of these items, by ascending id. */
export const itemStates = async ({ database }: TestShop, ids: number[]): Promise<string[]> => {
  const { rows } = await database.pool.query('select state from items where id = any($1) order by id', [ids])
  return rows.map(({ state }) => state)
}

/** State of the order that a payment is for. */
export const orderStateOf = async ({ database }: TestShop, payment: string): Promise<string> => {
  const { rows } = await database.pool.query('select state from orders where payment_id = $1', [payment])
  return rows[0].state
}

/** What happened to the order of a payment, oldest first. */
export const timelineOf = async ({ database }: TestShop, payment: string): Promise<string[]> => {
  const { rows } = await database.pool.query(
    `select kind from order_events event join orders placed on placed.id = event.order_id
     where placed.payment_id = $1 order by event.id`,
    [payment],
  )
  return rows.map(({ kind }) => kind)
}

/** A mail that waits to be sent. */
interface QueuedMail {
  template: string
  values: Record<string, string>
}

/** Mails to a customer that wait to be sent, oldest first. */
export const mailsTo = async ({ database }: TestShop, { email }: TestCustomer): Promise<QueuedMail[]> => {
  const { rows } = await database.ownerPool.query(
    `select payload from graphile_worker._private_jobs where payload ->> 'to' = $1 order by id`,
    [email],
  )
  return rows.map(({ payload }) => payload)
}
