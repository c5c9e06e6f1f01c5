import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cleanUp } from '../../../jobs/clean-up.ts'
import { mailsAfterRun, price, takeVariants, wish } from './testing/wishes.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop({ seeded: true })
})

afterAll(() => shop?.stop())

const toldItems = async (): Promise<number[]> => {
  const { rows } = await shop.shop.pool.query('select item_id from wish_mails order by item_id')
  return rows.map((row) => row.item_id)
}

test('what was told is forgotten a month later where the item is sold, and never where it may come again', async () => {
  const customer = await shop.customer()
  const [variant] = await takeVariants(shop, 1, 3)
  const [sold, reserved, dear] = [...(variant?.itemIds ?? [])].sort((one, other) => one - other) as [
    number,
    number,
    number,
  ]
  await wish(customer, sold, 50)
  for (const item of [sold, reserved, dear]) await price(shop, item, 4500)
  expect(await mailsAfterRun(shop, customer)).toHaveLength(1)
  const { ownerPool } = shop.database
  await ownerPool.query(`update items set state = 'sold', sold_at = $2 where id = $1`, [sold, shop.clock.now()])
  await ownerPool.query(`update items set state = 'reserved' where id = $1`, [reserved])
  await price(shop, dear, 100_000)

  shop.clock.advance({ days: 29 })
  await cleanUp(shop.shop)
  expect(await toldItems()).toEqual([sold, reserved, dear])
  shop.clock.advance({ days: 1 })
  await cleanUp(shop.shop)
  expect(await toldItems()).toEqual([reserved, dear])

  await ownerPool.query(`update items set state = 'available' where id = $1`, [reserved])
  await price(shop, dear, 4500)
  expect(await mailsAfterRun(shop, customer)).toHaveLength(1)
})
