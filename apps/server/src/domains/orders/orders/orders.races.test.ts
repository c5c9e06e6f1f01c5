import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, describe, test } from 'vitest'
import {
  raceForOneLine,
  raceOfCancelAgainstTrade,
  raceOfCompletionAgainstReversal,
  raceOfDeliveryAgainstDecline,
  raceOfOneRefundKey,
  raceOfRefundAgainstPurchase,
} from './testing/races.ts'

// tests/hard/refund-races.hard.ts repeats these in fifty rounds; docs/races.md says how each was seen to fail.
let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop({ seeded: true })
})

afterAll(() => shop.stop())

const rounds = async (race: (shop: TestShop) => Promise<void>): Promise<void> => {
  for (let round = 1; round <= 3; round += 1) await race(shop)
}

describe('of verbs pressed at the same moment', () => {
  test('a cancellation, a refund, a trade offer and a delivery have one outcome', () =>
    rounds(raceOfCancelAgainstTrade))

  test('a delivery and a decline have one outcome', () => rounds(raceOfDeliveryAgainstDecline))

  test('a completion and a reversal have one outcome', () => rounds(raceOfCompletionAgainstReversal))

  test('refunds of one line give back no more than was paid', () => rounds((shop) => raceForOneLine(shop, 12)))

  test('one refund sent many times gives back once', () => rounds((shop) => raceOfOneRefundKey(shop, 12)))

  test('refunds to the balance and purchases from it lose nothing', () => rounds(raceOfRefundAgainstPurchase))
})
