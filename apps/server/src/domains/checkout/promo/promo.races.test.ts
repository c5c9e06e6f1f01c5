import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, describe, test } from 'vitest'
import { crowd } from '../purchase/testing/races.ts'
import { raceForOneUseEach, raceForTheLastUse } from './testing/races.ts'

// tests/hard/promo-races.hard.ts repeats these as a storm; docs/races.md says how each was seen to fail.
let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop({ seeded: true })
})

afterAll(() => shop.stop())

describe('of parallel purchases with a promo code', () => {
  test('one of 100 customers gets the last use, 99 are told that it is used up and pay nothing', async () => {
    await raceForTheLastUse(shop, await crowd(shop, 100, 5000))
  })

  test('one of 20 of the same customer gets a code that each may use once', async () => {
    const [customer] = await crowd(shop, 1, 50_000)
    if (customer) await raceForOneUseEach(shop, customer, 20)
  })
})
