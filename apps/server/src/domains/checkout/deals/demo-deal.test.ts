import { startTestShop, type TestCustomer, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expireDeals } from './deal-steps.ts'
import { ensureDemoDeal } from './demo-deal.ts'

let shop: TestShop
let customer: TestCustomer

beforeAll(async () => {
  shop = await startTestShop({ seeded: true })
  customer = await shop.customer()
})

afterAll(() => shop?.stop())

const states = async (): Promise<string[]> => {
  const { rows } = await shop.database.pool.query('select state from deals where customer_id = $1 order by id', [
    customer.id,
  ])
  return rows.map(({ state }) => state)
}

test('the customer of the demo has a deal that stands for a day at least after every start', async () => {
  await ensureDemoDeal(shop.shop, customer)
  await ensureDemoDeal(shop.shop, customer)
  expect(await states()).toEqual(['open'])
  shop.clock.advance({ hours: 73 })
  await expireDeals(shop.shop)
  await ensureDemoDeal(shop.shop, customer)
  expect(await states()).toEqual(['expired', 'open'])
})

test('a demo whose customer can be offered nothing starts all the same, without a deal', async () => {
  const blocked = await shop.customer()
  await shop.database.ownerPool.query('update customers set blocked_at = now() where id = $1', [blocked.id])
  await ensureDemoDeal(shop.shop, blocked)
  const { rows } = await shop.database.pool.query('select from deals where customer_id = $1', [blocked.id])
  expect(rows).toEqual([])
})
