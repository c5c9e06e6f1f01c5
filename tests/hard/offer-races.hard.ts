import {
  raceOfAcceptAgainstDecline,
  raceOfAccepts,
  raceOfChangeAgainstAccept,
  raceOfExpiryAgainstAccept,
  raceOfOneAttempt,
  raceOfReadyAgainstReversal,
  raceOfReceivedAgainstNotReceived,
} from '@pandrop/server/domains/buying/offers/testing/races'
import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, describe, test } from 'vitest'

const rounds = 50

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop()
})

afterAll(() => shop.stop())

const repeat = async (race: (shop: TestShop) => Promise<void>): Promise<void> => {
  for (let round = 1; round <= rounds; round += 1) await race(shop)
}

describe(`in each of ${rounds} rounds`, () => {
  test('accept and decline have one outcome', () => repeat(raceOfAcceptAgainstDecline))

  test('nobody sells at a price that they did not see', () => repeat(raceOfChangeAgainstAccept))

  test('an offer accepted fifty times at once is sold once', () => repeat((shop) => raceOfAccepts(shop, 50)))

  test('one attempt sent fifty times at once sells once', () => repeat((shop) => raceOfOneAttempt(shop, 50)))

  test('an offer that runs out while it is accepted is sold or over', () => repeat(raceOfExpiryAgainstAccept))

  test('an item that arrives while it is given up is here or not', () => repeat(raceOfReceivedAgainstNotReceived))

  test('a price is owed or the sale is off', () => repeat(raceOfReadyAgainstReversal))
})
