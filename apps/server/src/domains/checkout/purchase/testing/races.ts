import { randomUUID } from 'node:crypto'
import type { TestCustomer, TestShop } from '@pandrop/testkit/shop'
import { expect } from 'vitest'
import { balanceCentsOf, buy, expectCleanBooks, ordersOf, takeItems, tally } from './purchases.ts'

const priceCents = 1000

/** So many customers, each at a browser of their own. */
export const crowd = (shop: TestShop, count: number, balanceCents: number): Promise<TestCustomer[]> =>
  Promise.all(Array.from({ length: count }, () => shop.customer({ balanceCents })))

const fetchCsrf = (customers: TestCustomer[]) =>
  Promise.all(customers.map(({ browser }) => browser.get('/sanctum/csrf-cookie')))

/** All customers press the button at once for one item: one gets it, the others are told so and pay nothing. */
export const raceForOneItem = async (shop: TestShop, customers: TestCustomer[]): Promise<void> => {
  const [item] = await takeItems(shop, 1, priceCents)
  await fetchCsrf(customers)
  const before = await Promise.all(customers.map((customer) => balanceCentsOf(shop, customer)))
  const replies = await Promise.all(customers.map((customer) => buy(customer, { cart: [{ item_id: item }] })))
  expect(tally(replies)).toEqual({ OK: 1, '409 items_unavailable': customers.length - 1 })
  const after = await Promise.all(customers.map((customer) => balanceCentsOf(shop, customer)))
  const paid = replies.map(({ status }) => (status === 200 ? priceCents : 0))
  expect(after).toEqual(before.map((cents, index) => cents - (paid[index] ?? 0)))
  await expectCleanBooks(shop.database.pool)
}

/** A balance for ten items, so many tries at once, each for an item of its own: ten are sold, nothing is left. */
export const raceForTheBalance = async (shop: TestShop, tries: number): Promise<void> => {
  const affordable = 10
  const [customer] = await crowd(shop, 1, affordable * priceCents)
  if (!customer) throw new Error('nobody came')
  const items = await takeItems(shop, tries, priceCents)
  await fetchCsrf([customer])
  const replies = await Promise.all(items.map((item) => buy(customer, { cart: [{ item_id: item }] })))
  expect(tally(replies)).toEqual({ OK: affordable, '422 insufficient_balance': tries - affordable })
  expect(await balanceCentsOf(shop, customer)).toBe(0)
  expect(await ordersOf(shop, customer)).toBe(affordable)
  await expectCleanBooks(shop.database.pool)
}

/** One attempt sent so many times at once: one order, and whoever got an answer got the same. */
export const raceOfOneKey = async (shop: TestShop, times: number): Promise<void> => {
  const [customer] = await crowd(shop, 1, 100 * priceCents)
  if (!customer) throw new Error('nobody came')
  const [item] = await takeItems(shop, 1, priceCents)
  await fetchCsrf([customer])
  const key = randomUUID()
  const once = () => buy(customer, { cart: [{ item_id: item }] }, key)
  const replies = await Promise.all(Array.from({ length: times }, once))
  replies.push(await once())
  const { OK: succeeded = 0, '409 still_running': waiting = 0, ...others } = tally(replies)
  expect(others).toEqual({})
  expect(succeeded + waiting).toBe(times + 1)
  const answers = new Set(replies.filter(({ status }) => status === 200).map(({ body }) => JSON.stringify(body)))
  expect(answers.size).toBe(1)
  expect(await ordersOf(shop, customer)).toBe(1)
  expect(await balanceCentsOf(shop, customer)).toBe(99 * priceCents)
  await expectCleanBooks(shop.database.pool)
}

/** Deadlocks so far. One is repaired by trying again (db/transaction.ts), so nobody would notice it but for this. */
export const deadlocksIn = async ({ database }: TestShop): Promise<number> => {
  const sql = 'select pg_stat_force_next_flush(), deadlocks from pg_stat_database where datname = current_database()'
  const { rows } = await database.ownerPool.query(sql)
  return rows[0].deadlocks
}

/** Carts that overlap in every order, bought at once: nobody deadlocks, and no item goes twice. */
export const raceOfCarts = async (shop: TestShop, customers: TestCustomer[]): Promise<void> => {
  const items = await takeItems(shop, customers.length, priceCents)
  await fetchCsrf(customers)
  const deadlocksBefore = await deadlocksIn(shop)
  const replies = await Promise.all(
    customers.map((customer, index) => {
      const wanted = [0, 1, 2].map((step) => items[(index + step) % items.length])
      const cart = (index % 2 === 0 ? wanted : wanted.reverse()).map((item_id) => ({ item_id }))
      return buy(customer, { cart })
    }),
  )
  const { OK: succeeded = 0, '409 items_unavailable': late = 0, ...others } = tally(replies)
  expect(others).toEqual({})
  expect(succeeded).toBeGreaterThan(0)
  expect(succeeded + late).toBe(customers.length)
  expect(await deadlocksIn(shop)).toBe(deadlocksBefore)
  await expectCleanBooks(shop.database.pool)
}
