import {
  crowd,
  raceForOneItem,
  raceForTheBalance,
  raceOfCarts,
  raceOfOneKey,
} from '@pandrop/server/domains/checkout/purchase/testing/races'
import { startTestShop, type TestCustomer, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, describe, test } from 'vitest'

const rounds = 5

let shop: TestShop
let customers: TestCustomer[]

beforeAll(async () => {
  shop = await startTestShop({ seeded: true })
  customers = await crowd(shop, 200, 100_000)
})

afterAll(() => shop.stop())

const repeat = async (race: () => Promise<void>): Promise<void> => {
  for (let round = 1; round <= rounds; round += 1) await race()
}

describe(`in each of ${rounds} storms`, () => {
  test('one of 200 customers gets the item, 199 are told that it is gone and pay nothing', () =>
    repeat(() => raceForOneItem(shop, customers)))

  test('a balance for ten items buys ten of 200 and ends at zero', () => repeat(() => raceForTheBalance(shop, 200)))

  test('one idempotency key sent 100 times makes one order', () => repeat(() => raceOfOneKey(shop, 100)))

  test('200 carts that overlap in opposite orders end without a deadlock', () =>
    repeat(() => raceOfCarts(shop, customers)))
})
