import type { TestCustomer, TestShop } from '@pandrop/testkit/shop'
import { expect } from 'vitest'
import { balanceCentsOf, buy, expectCleanBooks, ordersOf, takeItems, tally } from '../../purchase/testing/purchases.ts'
import { makePromo, usesOf } from './promos.ts'

const priceCents = 1000

const fetchCsrf = (customers: TestCustomer[]) =>
  Promise.all(customers.map(({ browser }) => browser.get('/sanctum/csrf-cookie')))

/**
 * Each customer buys an item of their own with the same code, which has one use left, all at once: exactly one order
 * has it, the others are told that it is used up and pay nothing.
 */
export const raceForTheLastUse = async (shop: TestShop, customers: TestCustomer[]): Promise<void> => {
  const code = await makePromo(shop, { usesMax: 1 })
  const items = await takeItems(shop, customers.length, priceCents)
  await fetchCsrf(customers)
  const before = await Promise.all(customers.map((customer) => balanceCentsOf(shop, customer)))
  const replies = await Promise.all(
    customers.map((customer, index) => buy(customer, { cart: [{ item_id: items[index] }], promocode: code })),
  )
  expect(tally(replies)).toEqual({ OK: 1, '422 promo_code_used_up': customers.length - 1 })
  const after = await Promise.all(customers.map((customer) => balanceCentsOf(shop, customer)))
  const paid = replies.map(({ status }) => (status === 200 ? priceCents * 0.9 : 0))
  expect(after).toEqual(before.map((cents, index) => cents - (paid[index] ?? 0)))
  expect(await usesOf(shop, code)).toBe(1)
  const { rows } = await shop.database.pool.query('select count(*)::int as count from orders where promo_code = $1', [
    code,
  ])
  expect(rows[0].count).toBe(1)
  await expectCleanBooks(shop.database.pool)
}

/** One customer sends so many purchases at once, each for an item of its own, with a code for one use per customer. */
export const raceForOneUseEach = async (shop: TestShop, customer: TestCustomer, tries: number): Promise<void> => {
  const code = await makePromo(shop, { usesPerCustomerMax: 1 })
  const items = await takeItems(shop, tries, priceCents)
  await fetchCsrf([customer])
  const before = await balanceCentsOf(shop, customer)
  const ordersBefore = await ordersOf(shop, customer)
  const replies = await Promise.all(items.map((item) => buy(customer, { cart: [{ item_id: item }], promocode: code })))
  expect(tally(replies)).toEqual({ OK: 1, '422 promo_code_used_up': tries - 1 })
  expect(await balanceCentsOf(shop, customer)).toBe(before - priceCents * 0.9)
  expect(await ordersOf(shop, customer)).toBe(ordersBefore + 1)
  expect(await usesOf(shop, code)).toBe(1)
  await expectCleanBooks(shop.database.pool)
}
