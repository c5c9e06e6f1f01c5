import type { Answer } from '@pandrop/contract/call'
import type { getStockReport } from '@pandrop/contract/staff/stock'
import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runCommand } from '../../../cli/testing/run-command.ts'
import { offerAt } from '../../buying/offers/testing/handled-offers.ts'
import { openFor } from '../../checkout/purchase/testing/card-orders.ts'
import { buy } from '../../checkout/purchase/testing/purchases.ts'
import { asStaff, type TestStaff } from '../../identity/staff/testing/as-staff.ts'
import { costedItems, shelvedItem, withdraw } from './testing/costed-items.ts'
import { postStep } from './testing/stock.ts'

let shop: TestShop
let operator: TestStaff

beforeAll(async () => {
  shop = await startTestShop({ seeded: true })
  // The demo shop's items are not what this is about.
  await shop.database.ownerPool.query(
    `update items set state = 'withdrawn', withdrawn_at = now(), withdrawn_because = 'wrong_entry'`,
  )
  operator = await asStaff(shop)
})

afterAll(() => shop?.stop())

const report = async (): Promise<Answer<typeof getStockReport>> => {
  const { status, body } = await operator.browser.get('/api/staff/stock')
  expect([status, body]).toMatchObject([200, { status: 'OK' }])
  return body as Answer<typeof getStockReport>
}

const nothing = { items: 0, cost: 0, without_cost: 0, price: 0, reference: 0 }

const ages = [0, 30, 60, 90, 180]

test('an empty shop has nothing in stock', async () => {
  expect(await report()).toMatchObject({
    read_at: shop.clock.now().toISOString(),
    total: nothing,
    states: ['on_sale', 'protected', 'hidden', 'reserved'].map((state) => ({ state, ...nothing })),
    types: [],
    ages: ages.map((days_from) => ({ days_from, ...nothing })),
    to_shelve: { offers: 0, cost: 0 },
    booked: 0,
  })
})

test('what is in stock is counted by where it stands, by type and by age, and is what the books have', async () => {
  const [held = 0, hidden = 0, late = 0, sold = 0, lost = 0] = await costedItems(shop, 400, 300, null, 250, 200, 100)
  const shelved = await shelvedItem(shop, (await offerAt(shop, 'received')).offerId)
  await offerAt(shop, 'received')
  await offerAt(shop, 'awaiting_item')
  await openFor(await shop.customer(), [held])
  await postStep(operator, hidden, 'hide')
  await buy(await shop.customer({ balanceCents: 1000 }), { cart: [{ item_id: sold }] })
  await withdraw(shop, lost)
  const day = 24 * 60 * 60 * 1000
  const later = new Date(shop.clock.now().getTime() + day)
  await shop.database.ownerPool.query('update items set available_from = $2 where id = $1', [late, later])
  for (const [item, days] of [[held, 29] as const, [hidden, 30] as const, [late, 90] as const, [shelved, 900] as const])
    await shop.database.ownerPool.query('update items set created_at = $2 where id = $1', [
      item,
      new Date(shop.clock.now().getTime() - days * day),
    ])

  const { total, states, types, ages: bands, to_shelve, booked } = await report()
  expect(total).toEqual({ items: 5, cost: 48, without_cost: 1, price: 50, reference: 135.75 })
  const worth = (items: number, cost: number, unknown = 0) => ({
    items,
    cost,
    without_cost: unknown,
    price: 10 * items,
    reference: 27.15 * items,
  })
  expect(states).toEqual([
    { state: 'on_sale', ...worth(2, 41), reference: 54.3 },
    { state: 'protected', ...worth(1, 0, 1) },
    { state: 'hidden', ...worth(1, 3) },
    { state: 'reserved', ...worth(1, 4) },
  ])
  expect(types).toEqual([{ type: 'Rifle', ...total }])
  expect(bands).toEqual([
    { days_from: 0, ...worth(2, 5), reference: 54.3 },
    { days_from: 30, ...worth(1, 3) },
    { days_from: 60, ...nothing },
    { days_from: 90, ...worth(1, 0, 1) },
    { days_from: 180, ...worth(1, 40) },
  ])
  expect(to_shelve).toEqual({ offers: 1, cost: 40 })
  expect(booked).toBe(total.cost + to_shelve.cost)
})

test('the command line says the same', async () => {
  const { code, said } = await runCommand(shop, 'stock show')
  expect(code, said).toBe(0)
  for (const words of ['In stock: 5 items', '88.00', 'protected', 'Rifle', '180']) expect(said).toContain(words)
  expect(await runCommand(shop, 'stock show', 'all')).toMatchObject({ code: 2 })
})

test('customers and guests are told nothing of it', async () => {
  expect((await shop.visitor().get('/api/staff/stock')).status).toBe(401)
  expect((await (await shop.customer()).browser.get('/api/staff/stock')).status).toBe(401)
})
