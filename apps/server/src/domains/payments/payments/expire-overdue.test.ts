import { runDueJobs } from '@pandrop/server/jobs/runner'
import type { TestCustomer } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { itemStates, openFor, orderStateOf, timelineOf } from '../../checkout/purchase/testing/card-orders.ts'
import { expectCleanBooks, takeItems } from '../../checkout/purchase/testing/purchases.ts'
import { expireOverdue } from './expire-overdue.ts'
import { type CardShop, openCardShop } from './testing/card-shop.ts'

const count = 120

let shop: CardShop
let customers: TestCustomer[]

beforeAll(async () => {
  shop = await openCardShop({ seeded: true })
  customers = await Promise.all(Array.from({ length: count }, () => shop.customer()))
})

afterAll(() => shop.stop())

/** Every customer opens a card payment for an item of their own; the webhooks of their ends never arrive. */
const openAll = async (): Promise<{ payments: string[]; items: number[] }> => {
  const items = await takeItems(shop, count)
  const payments: string[] = []
  for (const [index, customer] of customers.entries()) payments.push(await openFor(customer, [items[index] ?? 0]))
  return { payments, items }
}

test('a rush of abandoned card payments is ended by a few lists of the provider, but not the paid one', async () => {
  const { payments, items } = await openAll()
  const [paid = '', ...abandoned] = payments
  await shop.pay(paid, 'missing')
  shop.clock.advance({ minutes: 32 })
  expect(await expireOverdue(shop.shop)).toBe(count - 1)
  expect(await itemStates(shop, items)).toEqual(['reserved', ...abandoned.map(() => 'available')])
  expect(await shop.stateOf(paid)).toBe('Pending')
  for (const payment of [abandoned[0] ?? '', abandoned.at(-1) ?? '']) {
    expect(await shop.stateOf(payment)).toBe('Cancelled')
    expect(await orderStateOf(shop, payment)).toBe('cancelled')
    expect(await timelineOf(shop, payment)).toEqual(['opened', 'unpaid'])
  }
  await expectCleanBooks(shop.database.pool)

  await runDueJobs(shop.shop, shop.database.serverUrl)
  const told = await Promise.all(
    customers.map(async ({ email }) => {
      const { body } = await shop.visitor().get(`/dev/mailbox.json?to=${encodeURIComponent(email)}`)
      return (body as unknown as { subject: string }[]).length
    }),
  )
  expect(told).toEqual([0, ...abandoned.map(() => 1)])
  // Again there is nothing to do, and the provider's own notices change nothing more.
  expect(await expireOverdue(shop.shop)).toBe(0)
  await shop.sandbox.runDue()
  expect(await timelineOf(shop, abandoned[0] ?? '')).toEqual(['opened', 'unpaid'])
  expect(await orderStateOf(shop, paid)).toBe('pending')
})
