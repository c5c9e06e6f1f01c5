import {
  raceOfCancelAgainstDispute,
  raceOfForeignAgainstOwnRefund,
  raceOfRefundAgainstDispute,
} from '@pandrop/server/domains/payments/disputes/testing/races'
import { type CardShop, openCardShop } from '@pandrop/server/domains/payments/payments/testing/card-shop'
import { afterAll, beforeAll, describe, test } from 'vitest'

const rounds = Number(process.env.ROUNDS ?? 50)

let shop: CardShop

beforeAll(async () => {
  shop = await openCardShop({ seeded: true })
})

afterAll(() => shop.stop())

const repeat = async (race: (shop: CardShop, round: number) => Promise<void>): Promise<void> => {
  for (let round = 1; round <= rounds; round += 1) await race(shop, round)
}

describe(`in each of ${rounds} rounds the money of a charge leaves once`, () => {
  test('when it goes back while its holder disputes it', () => repeat(raceOfRefundAgainstDispute))

  test('when its order is cancelled while its holder disputes it', () => repeat(raceOfCancelAgainstDispute))

  test('when it goes back here and at the provider at once', () => repeat(raceOfForeignAgainstOwnRefund))
})
