import { createApp } from '@pandrop/server/app'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CountedShop, openCountedShop } from '../../catalogue/stock-taking/testing/counted-shop.ts'

let shop: CountedShop

beforeAll(async () => {
  shop = await openCountedShop()
})

afterAll(() => shop?.stop())

const told = async () => {
  const token = 'a-token-of-the-monitor'
  const { app } = await createApp({ ...shop.shop, env: { ...shop.shop.env, METRICS_TOKEN: token } })
  const { body } = await app.inject({ url: '/metrics', headers: { authorization: `Bearer ${token}` } })
  const { waiting } = (await shop.operator.browser.get('/api/staff/today')).body as { waiting: { kind: string }[] }
  const { checks } = (await shop.operator.browser.get('/api/staff/health')).body as { checks: { name: string }[] }
  await app.close()
  return {
    metrics: body.split('\n').filter((line) => line.startsWith('pandrop_stock_findings{')),
    waiting: waiting.filter(({ kind }) => kind.startsWith('stock_')),
    health: checks.find(({ name }) => name === 'stock'),
  }
}

test('what is missing stands on Today, in Health and in the metrics, what is bought by itself', async () => {
  const account = await shop.account()
  const [itemId = 0] = await shop.stock(account)
  const { itemIds } = await shop.order()
  await shop.book(itemIds, account)
  const strange = { id: '54000000001', name: 'AK-47 | Redline (Field-Tested)', float: 0.2345, paint_seed: 9 }
  await shop.lies(account, [strange])
  await shop.count()
  expect(await told()).toEqual({
    metrics: [
      'pandrop_stock_findings{kind="missing"} 2',
      'pandrop_stock_findings{kind="unknown"} 1',
      'pandrop_stock_findings{kind="moved"} 0',
    ],
    waiting: [
      { kind: 'stock_promised', count: 1, sum: 10, overdue: 0 },
      { kind: 'stock_missing', count: 1, sum: 10, overdue: 0 },
    ],
    health: expect.objectContaining({ state: 'amber', says: expect.stringContaining('2 items are not on') }),
  })
  await shop.lies(account, [strange, ...(await shop.copies([itemId, ...itemIds]))])
  await shop.count()
  // What is looked at is kept for two seconds.
  await expect.poll(async () => (await told()).health, { timeout: 10_000 }).toMatchObject({ state: 'green' })
  expect(await told()).toMatchObject({ waiting: [{ count: 0 }, { count: 0 }] })
})
