import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { takeItems } from '../domains/checkout/purchase/testing/purchases.ts'
import type { Command } from './command.ts'
import { dealsCreate, dealsList, dealsShow, dealsWithdraw } from './deals.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop({ seeded: true })
})

afterAll(() => shop?.stop())

const run = async (command: Command, ...args: string[]): Promise<{ code: number; said: string }> => {
  const said: string[] = []
  const { pool, ownerUrl, serverUrl } = shop.database
  const context = { pool, ownerUrl, serverUrl, env: shop.shop.env, clock: shop.clock }
  const code = await command.run({ ...context, args, print: (line) => said.push(line) })
  return { code, said: said.join('\n') }
}

test('deals create offers items to a customer, list and show tell of it, withdraw takes it back', async () => {
  const customer = await shop.customer()
  const items = await takeItems(shop, 2, 1000)
  expect(await run(dealsList)).toEqual({ code: 0, said: 'There is no such deal.' })
  const named = ['--customer', String(customer.id), '--items', items.join(',')]
  expect(await run(dealsCreate, ...named, '--price', '21')).toMatchObject({ code: 1 })
  const made = await run(dealsCreate, ...named, '--price', '15.50', '--hours', '48', '--note', 'For you')
  expect(made).toEqual({ code: 0, said: `Deal 1 is offered to customer ${customer.id} for 48 hours.` })
  expect((await run(dealsList, '--tab', 'open')).said).toMatch(/\n1 +open +\d+ Marta Kovač +15\.50 +20\.00/)
  expect((await run(dealsShow, '1')).said).toContain('For you')
  expect(await run(dealsShow, '2')).toEqual({ code: 1, said: 'This deal does not exist' })
  expect(await run(dealsWithdraw, '1', '--reason', 'wrong price')).toEqual({ code: 0, said: 'Deal 1 is taken back.' })
  expect(await run(dealsWithdraw, '1')).toEqual({ code: 1, said: 'Deal 1 was taken back before.' })
  expect((await run(dealsShow, '1')).said).toContain('wrong price')
})

test('a price below the cost is asked about, and what cannot be meant is answered with how it is written', async () => {
  const customer = await shop.customer()
  const items = await takeItems(shop, 1, 1000)
  const { ownerPool } = shop.database
  await ownerPool.query(`update items set cost_cents = 900, cost_source = 'purchase' where id = any($1)`, [items])
  const named = ['--customer', String(customer.id), '--items', items.join(','), '--price', '8']
  expect((await run(dealsCreate, ...named)).said).toContain('Add --sure')
  expect((await run(dealsCreate, ...named, '--sure')).code).toBe(0)
  for (const wrong of [[], ['--customer', '1'], [...named, '--hours', '169'], [...named, '--items', 'x']])
    expect((await run(dealsCreate, ...wrong)).said).toMatch(/^Write: npm run shop -- deals create/)
  expect((await run(dealsList, '--tab', 'none')).code).toBe(2)
  expect((await run(dealsWithdraw)).code).toBe(2)
})
