import {
  raceForOneLine,
  raceOfCancelAgainstTrade,
  raceOfCompletionAgainstReversal,
  raceOfDeliveryAgainstDecline,
  raceOfOneRefundKey,
  raceOfRefundAgainstPurchase,
} from '@pandrop/server/domains/orders/orders/testing/races'
import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, describe, test } from 'vitest'

const rounds = 50

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop({ seeded: true })
})

afterAll(() => shop.stop())

const repeat = async (race: (shop: TestShop) => Promise<void>): Promise<void> => {
  for (let round = 1; round <= rounds; round += 1) await race(shop)
}

describe(`in each of ${rounds} rounds`, () => {
  test('a cancellation, a refund, a trade offer and a delivery have one outcome', () =>
    repeat(raceOfCancelAgainstTrade))

  test('a delivery and a decline have one outcome', () => repeat(raceOfDeliveryAgainstDecline))

  test('a completion and a reversal have one outcome', () => repeat(raceOfCompletionAgainstReversal))

  test('twenty refunds of one line give back no more than was paid', () => repeat((shop) => raceForOneLine(shop, 20)))

  test('one refund sent twenty times gives back once', () => repeat((shop) => raceOfOneRefundKey(shop, 20)))

  test('refunds to the balance and purchases from it lose nothing', () =>
    repeat((shop) => raceOfRefundAgainstPurchase(shop, 8)))
})
