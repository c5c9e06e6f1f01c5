import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, describe, test } from 'vitest'
import {
  raceOfAcceptAgainstDecline,
  raceOfAccepts,
  raceOfChangeAgainstAccept,
  raceOfExpiryAgainstAccept,
  raceOfOneAttempt,
  raceOfReadyAgainstReversal,
  raceOfReceivedAgainstNotReceived,
} from './testing/races.ts'

// tests/hard/offer-races.hard.ts repeats these in fifty rounds; docs/races.md says how each was seen to fail.
let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop()
})

afterAll(() => shop.stop())

const rounds = async (race: (shop: TestShop) => Promise<void>): Promise<void> => {
  for (let round = 1; round <= 3; round += 1) await race(shop)
}

describe('of buttons pressed at the same moment', () => {
  test('accept and decline have one outcome', () => rounds(raceOfAcceptAgainstDecline))

  test('nobody sells at a price that they did not see', () => rounds(raceOfChangeAgainstAccept))

  test('one offer accepted many times is sold once', () => rounds((shop) => raceOfAccepts(shop, 12)))

  test('one attempt sent many times sells once', () => rounds((shop) => raceOfOneAttempt(shop, 12)))

  test('an offer that runs out while it is accepted is sold or over', () => rounds(raceOfExpiryAgainstAccept))

  test('an item that arrives while it is given up is here or not', () => rounds(raceOfReceivedAgainstNotReceived))

  test('a price is owed or the sale is off', () => rounds(raceOfReadyAgainstReversal))
})
