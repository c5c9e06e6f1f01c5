import type { TestCustomer } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { askForCardForm, offerCardForms } from '../../buying/card-forms/testing/card-forms.ts'
import { askForPayout, readyOffers } from '../../buying/payouts/testing/ready-offers.ts'
import { buyByCard } from '../../checkout/purchase/testing/card-orders.ts'
import { takeItems, tally } from '../../checkout/purchase/testing/purchases.ts'
import { deadlocksIn } from '../../checkout/purchase/testing/races.ts'
import { type CardShop, openCardShop } from '../../payments/payments/testing/card-shop.ts'

let shop: CardShop

beforeAll(async () => {
  shop = await openCardShop({ seeded: true, verificationLimits: true })
  await offerCardForms(shop)
})

afterAll(() => shop?.stop())

/** A customer whose first calls do not wait for a page token. */
const atTheButton = async (): Promise<TestCustomer> => {
  const customer = await shop.customer()
  await customer.browser.get('/sanctum/csrf-cookie')
  return customer
}

const rounds = 3

test('twelve payouts of two ways asked for at once: as many as the limit holds, and no more', async () => {
  await shop.database.ownerPool.query('update settings set verify_payouts_year_cents = 200000')
  const before = await deadlocksIn(shop)
  for (let round = 1; round <= rounds; round += 1) {
    const ann = await atTheButton()
    const offers = await readyOffers(shop, ann, { count: 12, priceCents: 40_000 })
    const asked = offers.map((offer, index) =>
      index % 2 === 0 ? askForPayout(ann, offer) : askForCardForm(ann, offer),
    )
    expect(tally(await Promise.all(asked))).toEqual({ OK: 5, '403 verification_needed': 7 })
  }
  expect(await deadlocksIn(shop), 'deadlocks').toBe(before)
})

test('top-ups and purchases by card opened at once: as many as the limit holds, and no more', async () => {
  await shop.database.ownerPool.query('update settings set verify_card_year_cents = 30000')
  const before = await deadlocksIn(shop)
  for (let round = 1; round <= rounds; round += 1) {
    const ann = await atTheButton()
    const [item = 0] = await takeItems(shop, 1, 10_000)
    const topUps = Array.from({ length: 6 }, () => shop.checkOut(ann, { amount: 100 }))
    const replies = await Promise.all([...topUps, buyByCard(ann, [item])])
    expect(tally(replies)).toEqual({ OK: 3, '403 verification_needed': 4 })
  }
  expect(await deadlocksIn(shop), 'deadlocks').toBe(before)
})
