import type { PromoUse } from '@pandrop/contract/staff/promo'
import { cents } from '@pandrop/money/money'
import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asStaff, type TestStaff } from '../../identity/staff/testing/as-staff.ts'
import { refundOrder } from '../../orders/orders/refund-order.ts'
import { expectCleanBooks } from '../purchase/testing/purchases.ts'
import { makePromo } from './testing/promos.ts'
import { promosBy } from './testing/staff-promos.ts'

let shop: TestShop
let operator: TestStaff
let promos: ReturnType<typeof promosBy>

beforeAll(async () => {
  shop = await startTestShop({ seeded: true })
  operator = await asStaff(shop)
  promos = promosBy(shop, operator)
})

afterAll(() => shop?.stop())

test('the list tells planned from running and ended, and finds parts of code and description', async () => {
  const mark = 'mark'
  const made = {
    running: await promos.made({ code: `${mark}-run`, description: 'Bamboo week' }),
    planned: await promos.made({ code: `${mark}-plan`, from: promos.dayIn(2) }),
    used_up: await promos.made({ code: `${mark}-one`, uses_max: 1 }),
    stopped: await promos.made({ code: `${mark}-stop` }),
  }
  const over = await makePromo(shop, {
    code: `${mark}-OVER`.toUpperCase(),
    validFrom: new Date(0),
    validUntil: shop.clock.now(),
  })
  await promos.use(made.used_up)
  await promos.stop(made.stopped.id)
  const found = async (filter: string) => (await promos.list({ filter, search: mark })).rows.map(({ state }) => state)
  expect(await found('running')).toEqual(['running'])
  expect(await found('planned')).toEqual(['planned'])
  expect(await found('ended')).toEqual(['over', 'stopped', 'used_up'])
  expect(await found('all')).toHaveLength(5)
  expect((await promos.list({ search: over.slice(1) })).rows).toMatchObject([{ code: over }])
  expect((await promos.list({ search: 'boo WEEK' })).rows).toMatchObject([{ id: made.running.id }])
  expect((await promos.list({ search: `${mark}%` })).rows).toEqual([])
})

test('the list turns its pages by keys, newest first', async () => {
  const ids = [
    await promos.made({ code: 'page-1' }),
    await promos.made({ code: 'page-2' }),
    await promos.made({ code: 'page-3' }),
  ]
    .map(({ id }) => id)
    .reverse()
  const first = await promos.list({ search: 'page-', limit: '2' })
  expect(first.rows.map(({ id }) => id)).toEqual(ids.slice(0, 2))
  const second = await promos.list({ search: 'page-', limit: '2', after: String(first.next) })
  expect(second.rows.map(({ id }) => id)).toEqual(ids.slice(2))
  expect(second.next).toBeNull()
  expect(await operator.browser.get('/api/staff/promo-codes?after=x')).toMatchObject({ status: 422 })
})

test('a code says which orders have it and what it gave away, to the cent of the books', async () => {
  const promo = await promos.made({ discount: { percent: 12.5 } })
  const kept = await promos.use(promo, 6101)
  const refunded = await promos.use(promo, 6101)
  const { body } = await promos.usesOf(promo.id)
  expect(body.rows as unknown as PromoUse[]).toMatchObject([
    { order_id: refunded, returned_at: null, state: 'processing', sum: 53.38, discount: 7.63, holds: [] },
    { order_id: kept, customer: { name: 'Marta Kovač' } },
  ])
  expect(await promos.read(promo.id)).toMatchObject({ uses: 2, given: 15.26, orders: { count: 2, total: 106.76 } })
  const part = { orderId: refunded, by: 'staff:7', reason: 'a scratch', lines: [{ line: 1, amount: cents(1234) }] }
  await refundOrder(shop.shop, part)
  // 7.63 × 12.34 / 53.38 = 1.764
  expect(await promos.read(promo.id)).toMatchObject({ given: 13.5, orders: { count: 2, total: 94.42 } })
  await expectCleanBooks(shop.database.pool)
})
