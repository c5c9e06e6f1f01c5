import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, describe, test } from 'vitest'
import { crowd, raceForOneItem, raceForTheBalance, raceOfCarts, raceOfOneKey } from './testing/races.ts'

// tests/hard/purchase-races.hard.ts repeats these as a storm; docs/races.md says how each was seen to fail.
let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop({ seeded: true })
})

afterAll(() => shop.stop())

describe('of parallel purchases', () => {
  test('one of 60 customers gets the item, 59 are told that it is gone and pay nothing', async () => {
    await raceForOneItem(shop, await crowd(shop, 60, 5000))
  })

  test('a balance for ten items buys ten of 60 and ends at zero', () => raceForTheBalance(shop, 60))

  test('one idempotency key sent 40 times makes one order', () => raceOfOneKey(shop, 40))

  test('carts that overlap in opposite orders end without a deadlock', async () => {
    await raceOfCarts(shop, await crowd(shop, 24, 5000))
  })
})
