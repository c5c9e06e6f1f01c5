import {
  raceCardAgainstBalance,
  raceExpiryAgainstSuccess,
  raceLateMoneyAgainstBuyer,
  raceOfOneWebhook,
  raceOfTwoTabs,
  raceTopUpExpiryAgainstSuccess,
} from '@pandrop/server/domains/checkout/purchase/testing/card-races'
import { type CardShop, openCardShop } from '@pandrop/server/domains/payments/payments/testing/card-shop'
import { afterAll, beforeAll, describe, test } from 'vitest'

const rounds = 50

let shop: CardShop

beforeAll(async () => {
  shop = await openCardShop({ seeded: true })
})

afterAll(() => shop.stop())

const repeat = async (race: (shop: CardShop) => Promise<void>): Promise<void> => {
  for (let round = 1; round <= rounds; round += 1) await race(shop)
}

describe(`in each of ${rounds} rounds`, () => {
  test('two customers, one item, card against balance: one gets it', () => repeat(raceCardAgainstBalance))

  test('a reservation ends while its success arrives: the order is paid once', () => repeat(raceExpiryAgainstSuccess))

  test('late money and another buyer: the order gets the item, or its money goes back', () =>
    repeat(raceLateMoneyAgainstBuyer))

  test('one webhook from 20 connections pays an order once', () => repeat((all) => raceOfOneWebhook(all, 20)))

  test('a top-up expires while its success arrives: it is credited once', () => repeat(raceTopUpExpiryAgainstSuccess))

  test('two tabs open a card payment: one stays open, and only its item is held', () => repeat(raceOfTwoTabs))
})
