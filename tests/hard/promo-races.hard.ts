import { raceForOneUseEach, raceForTheLastUse } from '@pandrop/server/domains/checkout/promo/testing/races'
import { crowd } from '@pandrop/server/domains/checkout/purchase/testing/races'
import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, describe, test } from 'vitest'

const rounds = 50

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop({ seeded: true })
})

afterAll(() => shop.stop())

describe(`in each of ${rounds} rounds`, () => {
  test('one of 100 customers gets the last use of a promo code, 99 are told so and pay nothing', async () => {
    const customers = await crowd(shop, 100, 100_000)
    for (let round = 1; round <= rounds; round += 1) {
      await raceForTheLastUse(shop, customers)
    }
  })

  test('one of 20 purchases of a customer gets a code that each may use once', async () => {
    const [customer] = await crowd(shop, 1, 1_000_000)
    if (!customer) throw new Error('nobody came')
    for (let round = 1; round <= rounds; round += 1) {
      await raceForOneUseEach(shop, customer, 20)
    }
  })
})
